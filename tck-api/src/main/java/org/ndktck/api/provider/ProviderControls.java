package org.ndktck.api.provider;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;

/**
 * What the kit may bring about in the provider's surroundings, so that rare outcomes can be judged
 * too. Every method is optional: rows that need one that is not offered are reported as not judged,
 * with its name. No control asks the provider to behave differently.
 *
 * <p>The kit calls controls on the thread that drives a test, never inside a callback; {@link #settle}
 * also on another thread, while the kit calls other functions. What {@link #currentIrql} gives is the
 * exception: it is asked inside callbacks.
 */
public interface ProviderControls {

    /** Offers nothing. */
    ProviderControls NONE = new ProviderControls() {};

    /**
     * Name hosts that the active adapter cannot reach, in networks that it can: a connect to one
     * fails, STATUS_HOST_UNREACHABLE expected (CON-22).
     *
     * @return one address for each family, or none
     */
    default List<InetAddress> unreachableHosts() {
        return List.of();
    }

    /**
     * Name hosts in networks that the active adapter cannot reach: a connect to one fails,
     * STATUS_NETWORK_UNREACHABLE expected (CON-21).
     *
     * @return one address for each family, or none
     */
    default List<InetAddress> unreachableNetworks() {
        return List.of();
    }

    /**
     * Name hosts that never answer anything: a connect to one ends by the provider's time-out,
     * STATUS_IO_TIMEOUT expected (CON-24).
     *
     * @return one address for each family, or none
     */
    default List<InetAddress> silentHosts() {
        return List.of();
    }

    /**
     * Offer to cut the link between the two adapters: nothing that one side sends reaches the other
     * while the condition holds, and connections that notice are aborted when the provider's
     * time-outs say so.
     *
     * @return the condition, if offered
     */
    default Optional<Condition> linkCut() {
        return Optional.empty();
    }

    /**
     * Offer to take every port of {@link OpenedAdapters#chosenPorts}, by default 49152 to 65535, of every local address
     * (CON-28, LIS-14, SEP-09).
     *
     * @return the condition, if offered
     */
    default Optional<Condition> noFreePorts() {
        return Optional.empty();
    }

    /**
     * Offer to exhaust what creates, NdkConnect, NdkConnectWithSharedEndpoint and NdkListen need:
     * while the condition holds each fails, STATUS_INSUFFICIENT_RESOURCES expected.
     *
     * @return the condition, if offered
     */
    default Optional<Condition> noResources() {
        return Optional.empty();
    }

    /**
     * Offer the clock of the provider's time-outs, so that no test waits for a real one.
     *
     * @return the clock, if offered
     */
    default Optional<VirtualClock> clock() {
        return Optional.empty();
    }

    /**
     * Offer to wait until nothing is under way: every message that was sent has arrived, every
     * callback that was due has returned, and none comes before the next call. A time-out that is
     * still to expire is under way, too, unless it is one of {@link #clock}. A second look at what
     * was missed and a replay end their waits when this has returned: what has not come then is
     * missing.
     *
     * @return waits, if offered
     */
    default Optional<Runnable> settle() {
        return Optional.empty();
    }

    /**
     * Offer to tell the IRQL of the calling thread, as the provider's own model has it: 0 PASSIVE_LEVEL,
     * 1 APC_LEVEL, 2 DISPATCH_LEVEL, above that the levels of devices. A Java thread has no IRQL, so a
     * provider without such a model has nothing to offer here.
     *
     * <p>Asked on the callback's own thread, inside every completion (IRQ-04) and every connect and
     * disconnect event (IRQ-05), several at a time where callbacks overlap. It must not wait, throw or
     * call back; an answer below 0 is no level, and leaves undecided what is judged by it.
     *
     * @return tells the level, if offered
     */
    default Optional<IntSupplier> currentIrql() {
        return Optional.empty();
    }

    /**
     * Offer the handlers that open and close adapters.
     *
     * @return the handlers, if offered
     */
    default Optional<AdapterHandlers> adapterHandlers() {
        return Optional.empty();
    }
}
