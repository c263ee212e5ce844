package org.ndktck.faulty.grid.effect;

import static org.ndktck.catalog.RequirementId.*;

import java.util.*;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.catalog.RequirementId;
import org.ndktck.faulty.grid.effect.Effect.Family;
import org.ndktck.faulty.grid.world.Moment;

/** Effects on connect events, disconnect events and notifications: whether the fault acts is asked when one is due. */
public final class Events {

    private static final String EVENT = "event";

    private Events() {}

    /** Lists the effects on the disconnect event that an accept or a complete connect registers. */
    public static List<Effect> ofDisconnect() {
        return List.of(
                disconnect("never", Family.NEVER, (moment, event, context) -> {}, DEV_02, DEV_03, DEV_04),
                disconnect(
                        "twice",
                        Family.TWICE,
                        (moment, event, context) -> {
                            event.accept(context);
                            event.accept(context);
                        },
                        DEV_01),
                disconnect("contextZero", Family.CONTEXT, (moment, event, context) -> event.accept(0), DEV_09),
                disconnect(
                        "contextOneMore",
                        Family.CONTEXT,
                        (moment, event, context) -> event.accept(context + 1),
                        DEV_09),
                disconnect(
                        "contextOfRequest",
                        Family.CONTEXT,
                        (moment, event, context) -> event.accept(moment.number("requestContext")),
                        DEV_09),
                Effect.inAllCalls("ofAnother", Family.OBJECT, Events::ofAnother, DEV_01, DEV_02, DEV_03),
                Effect.inAllCalls("whenEstablished", Family.TWICE, Events::whenEstablished, DEV_01, DEV_04, DEV_05));
    }

    /** Raises the event of the connector when its own consumer ends the connection. */
    public static Effect raisedByOwnCall() {
        return Effect.inCalls(
                "raisesOwnDisconnectEvent",
                Family.TWICE,
                moment -> {
                    Runnable event = moment.facts().takeDisconnectEvent();
                    if (moment.deviatesIf(event != null)) {
                        Objects.requireNonNull(event).run();
                    }
                    return moment.proceed();
                },
                DEV_05,
                CLO_21,
                DEV_01);
    }

    /** Raises the event of the connector when its close has been answered. */
    public static Effect raisedAfterClose() {
        return Effect.inCalls(
                "raisesDisconnectEventAfterwards",
                Family.TWICE,
                moment -> {
                    Runnable event = moment.facts().takeDisconnectEvent();
                    if (moment.deviatesIf(event != null)) {
                        moment.world().atNextCall(Objects.requireNonNull(event));
                    }
                    return moment.proceed();
                },
                DEV_11,
                CLO_10,
                CLO_11);
    }

    /** Does something when a disconnect event is due. */
    @FunctionalInterface
    private interface Due {
        void raise(Moment moment, LongConsumer event, long context);
    }

    private static Effect disconnect(String name, Family family, Due due, RequirementId... rows) {
        return Effect.inAllCalls(
                name,
                family,
                moment -> moment.call()
                        .withDisconnectEvent(event -> context -> {
                            if (moment.deviatesIf(moment.fires())) {
                                due.raise(moment, event, context);
                            } else {
                                event.accept(context);
                            }
                        })
                        .proceed(),
                rows);
    }

    private static @Nullable Object ofAnother(Moment moment) {
        return moment.call()
                .withDisconnectEvent(event -> {
                    Runnable last = moment.history(EVENT).previous(Runnable.class);
                    long own = moment.number("disconnectEventContext");
                    moment.history(EVENT).add(moment.facts(), (Runnable) () -> event.accept(own));
                    return context -> {
                        if (last != null && moment.deviatesIf(moment.fires())) {
                            last.run();
                        } else {
                            event.accept(context);
                        }
                    };
                })
                .proceed();
    }

    /** A connection that was just made is over for nobody. */
    private static @Nullable Object whenEstablished(Moment moment) {
        Runnable event = moment.facts().takeDisconnectEvent();
        NtStatus answer = moment.call().answering(status -> {
            if (status.isSuccess() && event != null && moment.deviatesIf(moment.fires())) {
                event.run();
            }
            return status;
        });
        return answer;
    }

    /** Lists the effects on the connect event of a listener. */
    public static List<Effect> ofConnect() {
        return List.of(
                connect("never", Family.NEVER, Events::drop, CEV_01),
                connect(
                        "twice",
                        Family.TWICE,
                        (moment, event, context, connector) -> {
                            event.connectEvent(context, connector);
                            event.connectEvent(context, connector);
                        },
                        CEV_05,
                        CEV_03),
                connect(
                        "contextZero",
                        Family.CONTEXT,
                        (moment, event, context, connector) -> event.connectEvent(0, connector),
                        CEV_02),
                connect(
                        "contextOneMore",
                        Family.CONTEXT,
                        (moment, event, context, connector) -> event.connectEvent(context + 1, connector),
                        CEV_02),
                connect(
                        "contextOfRequest",
                        Family.CONTEXT,
                        (moment, event, context, connector) ->
                                event.connectEvent(moment.number("requestContext"), connector),
                        CEV_02),
                connect("earlierConnector", Family.OBJECT, Events::earlier, CEV_03, CEV_05, CEV_01));
    }

    /** Does something when a connect event is due. */
    @FunctionalInterface
    private interface Arrival {
        void raise(Moment moment, NdkConnectEventCallback event, long context, NdkConnector connector);
    }

    private static Effect connect(String name, Family family, Arrival arrival, RequirementId... rows) {
        return Effect.inAllCalls(
                name,
                family,
                moment -> moment.call()
                        .replacing(NdkConnectEventCallback.class, event -> (context, connector) -> {
                            Moment due = moment.world().arriving(moment, connector);
                            if (moment.deviatesIf(due.fires())) {
                                arrival.raise(moment, event, context, connector);
                            } else {
                                event.connectEvent(context, connector);
                            }
                        })
                        .proceed(),
                rows);
    }

    /** The request is refused, as if nobody were listening; its connector is nobody's. */
    private static void drop(Moment moment, NdkConnectEventCallback event, long context, NdkConnector connector) {
        connector.dispatch().closeConnector(connector, new CloseArgs(passed -> {}, 0));
    }

    private static void earlier(Moment moment, NdkConnectEventCallback event, long context, NdkConnector connector) {
        NdkConnector last = moment.history(EVENT).previous(NdkConnector.class);
        moment.history(EVENT).add(moment.facts(), connector);
        event.connectEvent(context, last == null ? connector : last);
    }

    /** Lists the effects on the notification of a completion queue. */
    public static List<Effect> ofNotification() {
        return List.of(
                notified("never", Family.NEVER, (moment, event, context, status) -> {}, QP_19),
                notified(
                        "twice",
                        Family.TWICE,
                        (moment, event, context, status) -> {
                            event.notify(context, status);
                            event.notify(context, status);
                        },
                        QP_19),
                notified("contextZero", Family.CONTEXT, (moment, event, context, status) -> event.notify(0, status)),
                notified(
                        "contextOneMore",
                        Family.CONTEXT,
                        (moment, event, context, status) -> event.notify(context + 1, status)));
    }

    /** Does something when a notification is due. */
    @FunctionalInterface
    private interface Notice {
        void give(Moment moment, NdkCqNotificationCallback event, long context, NtStatus status);
    }

    private static Effect notified(String name, Family family, Notice notice, RequirementId... rows) {
        return Effect.inAllCalls(
                name,
                family,
                moment -> moment.call()
                        .replacing(NdkCqNotificationCallback.class, event -> (context, status) -> {
                            if (moment.deviatesIf(moment.fires())) {
                                notice.give(moment, event, context, status);
                            } else {
                                event.notify(context, status);
                            }
                        })
                        .proceed(),
                rows);
    }
}
