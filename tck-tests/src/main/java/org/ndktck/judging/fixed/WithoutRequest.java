package org.ndktck.judging.fixed;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.ndktck.circumstance.AntecedentClose;
import org.ndktck.circumstance.ConsumerPace;
import org.ndktck.circumstance.EarlierQueries;
import org.ndktck.circumstance.EndpointUse;
import org.ndktck.circumstance.FetchPointers;
import org.ndktck.circumstance.PeerEvent;
import org.ndktck.circumstance.PeerForm;
import org.ndktck.circumstance.PriorReceive;

/** Marks properties whose tries ask a listener that nobody connects to. */
@Documented
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@HoldsFixed(
        value = {
            PriorReceive.class,
            EndpointUse.class,
            PeerForm.class,
            PeerEvent.class,
            EarlierQueries.class,
            FetchPointers.class,
            AntecedentClose.class,
            ConsumerPace.class,
        },
        values = {
            "LocalAddresses.OTHER_SOURCE",
            "ListenerPause.BETWEEN",
            "OtherConnection.OLDER",
            "OtherConnection.UNANSWERED",
            "OtherConnection.NEWER",
            "OtherConnection.CLOSED_BETWEEN",
        },
        because = "nobody connects to the listener that is asked")
public @interface WithoutRequest {}
