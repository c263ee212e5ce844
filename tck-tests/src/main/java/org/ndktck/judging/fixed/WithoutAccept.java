package org.ndktck.judging.fixed;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.ndktck.circumstance.ConsumerPace;
import org.ndktck.circumstance.EarlierQueries;
import org.ndktck.circumstance.EndpointUse;
import org.ndktck.circumstance.FetchPointers;
import org.ndktck.circumstance.PeerEvent;
import org.ndktck.circumstance.PeerForm;
import org.ndktck.circumstance.PriorReceive;

/** Marks properties whose tries make no connect that is accepted. */
@Documented
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@HoldsFixed(
        value = {
            PriorReceive.class,
            EndpointUse.class,
            EarlierQueries.class,
            FetchPointers.class,
            ConsumerPace.class,
            PeerForm.class,
            PeerEvent.class,
        },
        values = {
            "ListenerPause.BETWEEN",
        },
        because = "no request is accepted, so nothing is asked of a connection")
public @interface WithoutAccept {}
