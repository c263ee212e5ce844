package org.ndktck.judging.fixed;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.ndktck.circumstance.PeerEvent;
import org.ndktck.circumstance.PeerForm;

/** Marks properties that are over before the side which they are not about accepts or completes, if it ever does. */
@Documented
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@HoldsFixed(
        value = {PeerForm.class, PeerEvent.class},
        because = "what is judged comes before the other side accepts or completes")
public @interface WithoutPeerAnswer {}
