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
import org.ndktck.circumstance.ListenerPause;
import org.ndktck.circumstance.LocalAddresses;
import org.ndktck.circumstance.OtherConnection;
import org.ndktck.circumstance.OtherListener;
import org.ndktck.circumstance.PeerEvent;
import org.ndktck.circumstance.PeerForm;
import org.ndktck.circumstance.PriorReceive;
import org.ndktck.circumstance.Queues;
import org.ndktck.circumstance.RequestOrder;

/** Marks properties whose tries have no object but adapters. */
@Documented
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@HoldsFixed(
        value = {
            LocalAddresses.class,
            Queues.class,
            PriorReceive.class,
            ListenerPause.class,
            RequestOrder.class,
            OtherConnection.class,
            EndpointUse.class,
            OtherListener.class,
            PeerForm.class,
            PeerEvent.class,
            EarlierQueries.class,
            FetchPointers.class,
            AntecedentClose.class,
            ConsumerPace.class,
        },
        values = "CallingThread.IN_*",
        because = "a try has no object but an adapter, and no callback to call from")
public @interface WithAdapterOnly {}
