package org.ndktck.judging.fixed;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.ndktck.circumstance.ConsumerPace;
import org.ndktck.circumstance.EarlierQueries;
import org.ndktck.circumstance.FetchPointers;
import org.ndktck.circumstance.PeerEvent;
import org.ndktck.circumstance.PeerForm;

/** Marks properties whose connects reach no listener that answers. */
@Documented
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@HoldsFixed(
        value = {
            PeerForm.class,
            PeerEvent.class,
            EarlierQueries.class,
            FetchPointers.class,
            ConsumerPace.class,
        },
        values = {
            "ListenerPause.BETWEEN",
            "OtherConnection.NEWER",
            "OtherConnection.CLOSED_BETWEEN",
            "AntecedentClose.LISTENER_CLOSING",
        },
        because =
                "the connect reaches no listener that answers, so nothing can happen between its request and an answer")
public @interface WithoutAnswer {}
