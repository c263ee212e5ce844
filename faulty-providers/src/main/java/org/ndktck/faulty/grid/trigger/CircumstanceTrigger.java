package org.ndktck.faulty.grid.trigger;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.*;
import java.util.function.Predicate;
import org.ndktck.api.ConstBytePointer;
import org.ndktck.catalog.RequirementId;
import org.ndktck.faulty.grid.world.*;

/** When a fault acts, and what a fault that acts then breaks besides. */
@SuppressWarnings("ImmutableEnumChecker") // the conditions have no state
public enum CircumstanceTrigger {
    /** Never: the reference with a fault around it that does nothing. */
    NEVER(moment -> false),
    /** Always. */
    ALWAYS(moment -> true),
    /** The second call on one object. */
    SECOND_CALL(moment -> moment.ordinal() == 2, GCD_19),
    /** The third call on one object. */
    THIRD_CALL(moment -> moment.ordinal() == 3, GCD_19),
    /** The fifth call on one object. */
    FIFTH_CALL(moment -> moment.ordinal() == 5, GCD_19),
    /** Every second call of the function, whichever the object. */
    EVERY_SECOND(moment -> moment.count() % 2 == 0),
    /** Every third call of the function, whichever the object. */
    EVERY_THIRD(moment -> moment.count() % 3 == 0),
    /** Every fifth call of the function, whichever the object. */
    EVERY_FIFTH(moment -> moment.count() % 5 == 0),

    /** The context is NULL. */
    CONTEXT_NULL(moment -> moment.call().named("requestContext") instanceof Long context && context == 0, GEN_13),
    /** The context is that of an earlier call. */
    CONTEXT_AGAIN(Moment::contextIsUsed, GEN_13),
    /** Another thread made the object, and this one is not inside a callback. */
    OTHER_THREAD(moment -> moment.facts().isOfAnotherThread() && moment.world().within() == null),
    /** Inside a connect event. */
    IN_CONNECT_EVENT(inside(Within.CONNECT_EVENT), GCD_21, ACC_26, REJ_14),
    /** Inside a disconnect event. */
    IN_DISCONNECT_EVENT(inside(Within.DISCONNECT_EVENT), DEV_13),
    /** Inside a request or create completion. */
    IN_COMPLETION(inside(Within.COMPLETION), LIF_01, LIF_06, GCD_22, CMP_15, CLO_27),
    /** Inside a close completion. */
    IN_CLOSE_COMPLETION(inside(Within.CLOSE_COMPLETION)),

    /** The address is of the family AF_INET6. */
    IPV6(isAt(Trait.IPV6), GEN_02),
    /** The address is not the first of its family that the adapter has. */
    SECOND_ADDRESS(isAt(Trait.SECOND_ADDRESS), GEN_02),
    /** The connection runs over a shared endpoint. */
    SHARED_ENDPOINT(
            has(Trait.SHARED_ENDPOINT),
            CSE_02,
            CSE_03,
            CSE_06,
            CSE_07,
            CSE_08,
            CSE_09,
            CSE_11,
            CSE_21,
            CSE_22,
            CMP_16,
            GLA_10),
    /** The connection runs over a shared endpoint that carried another one when it was begun. */
    BUSY_SHARED_ENDPOINT(
            has(Trait.BUSY_SHARED_ENDPOINT),
            CSE_02,
            CSE_03,
            CSE_06,
            CSE_07,
            CSE_08,
            CSE_11,
            CSE_21,
            CSE_22,
            CMP_16,
            GLA_10),
    /** The connector was accepted or completed by a function of version 2.1. */
    EX_FORM(has(Trait.EX_FORM), EX_01, EX_02, EX_03, EX_05, GEN_12),
    /** The consumer registered no disconnect event. */
    NO_DISCONNECT_EVENT(has(Trait.NO_DISCONNECT_EVENT), ACC_12, CMP_03, DEV_10),
    /** The request was not the first at its listener. */
    LATER_REQUEST(has(Trait.LATER_REQUEST)),
    /** An earlier request at the listener was rejected. */
    AFTER_REJECT(has(Trait.AFTER_REJECT)),
    /** An earlier request at the listener was accepted. */
    AFTER_ACCEPT(has(Trait.AFTER_ACCEPT)),
    /** The close of the listener pends. */
    LISTENER_CLOSING(CircumstanceTrigger::isUnderAClosingListener),
    /** An older connection is alive. */
    OLDER_ALIVE(moment -> moment.world().hasOlderConnection(moment.facts())),
    /** Another connection was established since the object was made. */
    OTHER_IN_BETWEEN(moment -> moment.world().hasConnectionSince(moment.facts()), GCD_19),
    /** A receive was posted on the queue pair. */
    RECEIVE_POSTED(has(Trait.RECEIVE_POSTED)),
    /** The queue pair reports to two completion queues. */
    TWO_CQS(has(Trait.TWO_CQS)),
    /** The queue pair reports to one completion queue. */
    ONE_CQ(moment -> isOrUsesQp(moment) && !has(Trait.TWO_CQS).test(moment)),

    /** NdkGetConnectionData was called on the connector before. */
    ASKED_BEFORE(moment -> asked(moment) > 0, GCD_19),
    /** NdkGetConnectionData was not called on the connector before. */
    NOT_ASKED_BEFORE(moment -> asked(moment) == 0, GCD_19),
    /** The pointer to the inbound limit is NULL, the other is not. */
    INBOUND_LIMIT_NULL(moment -> moment.isNull("pInboundReadLimit") && !moment.isNull("pOutboundReadLimit"), GCD_05),
    /** The pointer to the outbound limit is NULL, the other is not. */
    OUTBOUND_LIMIT_NULL(moment -> !moment.isNull("pInboundReadLimit") && moment.isNull("pOutboundReadLimit"), GCD_05),
    /** Both pointers to limits are NULL. */
    LIMITS_NULL(moment -> moment.isNull("pInboundReadLimit") && moment.isNull("pOutboundReadLimit"), GCD_05),
    /** The peer sent no private data, or none is given. */
    NO_PRIVATE_DATA(CircumstanceTrigger::isWithoutData, GCD_29, ACC_10, CON_14, REJ_04),
    /** There is no buffer: the size is asked for. */
    NO_BUFFER(moment -> moment.isNull("pPrivateData") && moment.isNull("pAddress") && moment.isNull("pInfo"), GCD_31),
    /** The buffer is shorter than what is to be stored. */
    BUFFER_SHORTER(moment -> hasBuffer(moment) && compared(moment) < 0, GCD_09, GCD_11, GCD_14),
    /** The buffer is longer than what is to be stored. */
    BUFFER_LONGER(moment -> hasBuffer(moment) && compared(moment) > 0, GCD_10);

    private final Predicate<Moment> condition;
    private final List<RequirementId> rows;

    CircumstanceTrigger(Predicate<Moment> condition, RequirementId... rows) {
        this.condition = condition;
        this.rows = List.of(rows);
    }

    /** Tells whether it holds. */
    public boolean holds(Moment moment) {
        return condition.test(moment);
    }

    /** Gives what a fault breaks in this circumstance and in no other. */
    public List<RequirementId> rows() {
        return rows;
    }

    /** Tells whether it is about a call that is made inside a callback. */
    public boolean isInsideACallback() {
        return name().startsWith("IN_");
    }

    /** Gives the part of a fault's name: the words of the constant, without underscores. */
    public String text() {
        StringBuilder text = new StringBuilder();
        Arrays.stream(name().toLowerCase(Locale.ROOT).split("_"))
                .map(word -> text.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .forEach(text::append);
        return text.toString();
    }

    private static Predicate<Moment> inside(Within callback) {
        return moment -> moment.world().within() == callback;
    }

    private static Predicate<Moment> has(Trait trait) {
        return moment -> moment.facts().has(trait) || isOfQp(moment.facts(), trait);
    }

    /** A shared endpoint is given its address when it is made. */
    private static Predicate<Moment> isAt(Trait trait) {
        return has(trait)
                .or(moment -> moment.call().is(CREATE_SHARED_ENDPOINT)
                        && moment.world().isGiven(moment.call(), trait));
    }

    private static boolean isOfQp(Facts facts, Trait trait) {
        Facts qp = facts.kin(Facts.Kin.QP);
        return qp != null && qp.has(trait);
    }

    private static boolean isUnderAClosingListener(Moment moment) {
        Facts peer = moment.facts().kin(Facts.Kin.PEER);
        Facts own = moment.facts().kin(Facts.Kin.LISTENER);
        Facts listener = own != null || peer == null ? own : peer.kin(Facts.Kin.LISTENER);
        return listener != null && listener.has(Trait.CLOSING);
    }

    private static boolean isOrUsesQp(Moment moment) {
        return moment.facts().isQp()
                || !moment.isNull("pNdkQp")
                || moment.facts().kin(Facts.Kin.QP) != null;
    }

    /** How often it was asked before this call. */
    private static int asked(Moment moment) {
        int calls = moment.facts().calls(GET_CONNECTION_DATA);
        return moment.call().is(GET_CONNECTION_DATA) ? moment.ordinal() - 1 : calls;
    }

    private static boolean isWithoutData(Moment moment) {
        return moment.call().is(GET_CONNECTION_DATA) ? moment.needed().orElse(1) == 0 : moment.isNull("pPrivateData");
    }

    private static boolean hasBuffer(Moment moment) {
        return moment.call().named("pPrivateData") instanceof ConstBytePointer
                || moment.call().named("pAddress") instanceof ConstBytePointer
                || moment.call().named("pInfo") instanceof ConstBytePointer;
    }

    private static int compared(Moment moment) {
        return Long.compare(moment.capacity().orElse(0), moment.needed().orElse(0));
    }
}
