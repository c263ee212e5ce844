package org.ndktck.faulty.grid.world;

import static org.ndktck.faulty.DispatchFunction.CREATE_QP;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.faulty.*;

/** What a call tells of the object it is made on. */
final class Observation {

    private Observation() {}

    static void of(World world, Intercepted call, Facts facts) {
        switch (call.function()) {
            case CONNECT -> {
                locate(world, call, facts, "pSrcAddress", "srcAddressLength");
                ask(world, call, facts);
            }
            case CONNECT_WITH_SHARED_ENDPOINT -> {
                Facts endpoint = named(world, call, "pNdkSharedEndpoint");
                facts.inherit(endpoint, Trait.IPV6, Trait.SECOND_ADDRESS);
                facts.set(Trait.SHARED_ENDPOINT, true);
                facts.set(Trait.BUSY_SHARED_ENDPOINT, endpoint != null && world.isBusy(endpoint));
                facts.join(Facts.Kin.ENDPOINT, endpoint);
                ask(world, call, facts);
            }
            case ACCEPT, ACCEPT_EX -> {
                ask(world, call, facts);
                register(call, facts);
            }
            case COMPLETE_CONNECT, COMPLETE_CONNECT_EX -> register(call, facts);
            case REJECT -> {
                Facts listener = facts.kin(Facts.Kin.LISTENER);
                if (listener != null) {
                    listener.set(Trait.HAS_REJECTED, true);
                }
            }
            case LISTEN -> locate(world, call, facts, "pAddress", "addressLength");
            case RECEIVE -> facts.set(Trait.RECEIVE_POSTED, true);
            default -> facts.set(Trait.CLOSING, call.function().isClose());
        }
    }

    /** What the call that made an object tells of it. */
    static void ofCreated(World world, Intercepted call, Facts created) {
        locate(world, call, created, "pAddress", "addressLength");
        created.set(Trait.TWO_CQS, call.is(CREATE_QP) && call.named("pReceiveCq") != call.named("pInitiatorCq"));
    }

    private static void ask(World world, Intercepted call, Facts facts) {
        Facts qp = named(world, call, "pNdkQp");
        facts.inherit(qp, Trait.RECEIVE_POSTED, Trait.TWO_CQS);
        facts.join(Facts.Kin.QP, qp);
        facts.ask(call);
    }

    private static void register(Intercepted call, Facts facts) {
        facts.set(Trait.EX_FORM, call.function().isEx());
        facts.set(Trait.NO_DISCONNECT_EVENT, call.named("disconnectEvent") == null);
        long context = (Long) Objects.requireNonNull(call.named("disconnectEventContext"));
        DisconnectEvents.raising(call).ifPresent(event -> facts.register(() -> event.accept(context)));
    }

    private static void locate(World world, Intercepted call, Facts facts, String pointer, String length) {
        Addresses.given(call, pointer, length).ifPresent(address -> world.locate(facts, address));
    }

    private static @Nullable Facts named(World world, Intercepted call, String name) {
        return call.named(name) instanceof NdkObject<?> object ? world.of(object) : null;
    }
}
