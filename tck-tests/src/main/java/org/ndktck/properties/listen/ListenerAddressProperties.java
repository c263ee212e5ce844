package org.ndktck.properties.listen;

import static org.ndktck.api.NtStatus.STATUS_BUFFER_TOO_SMALL;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.ReadingId.AMB_17;
import static org.ndktck.catalog.RequirementId.LIS_08;
import static org.ndktck.catalog.RequirementId.LIS_21;
import static org.ndktck.catalog.RequirementId.LIS_22;
import static org.ndktck.catalog.RequirementId.LIS_24;
import static org.ndktck.catalog.RequirementId.LIS_34;
import static org.ndktck.catalog.RequirementId.LIS_35;
import static org.ndktck.catalog.RequirementId.LIS_36;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.gate.AddressCall;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.WithoutPeerAnswer;
import org.ndktck.judging.fixed.WithoutRequest;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AddressClaim;
import org.ndktck.plan.connecting.LocalPort;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.EnoughRoom;
import org.ndktck.plan.data.ShortRoom;
import org.ndktck.plan.lifetime.NextPorts;
import org.ndktck.reading.AddressFunction;
import org.ndktck.reading.AddressQuery;

/** NdkGetLocalAddress of a listener. */
@NdkProperties
@DataAtRest
public class ListenerAddressProperties {

    /** Made by jqwik. */
    public ListenerAddressProperties() {}

    @Property
    @Verifies(
            value = LIS_21,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class})
    @WithoutRequest
    void successStoresTheAddressAndItsSize(@ForAll ConnectionPlan plan, @ForAll EnoughRoom room, Bench bench) {
        AddressQuery asked = bench.connection(plan).addressed(AddressFunction.LISTENER);

        AddressCall call = asked.ask(room);

        bench.requireSuccess(call);
        bench.verify(call)
                .storedTheSize(asked.size(call))
                .storedNothingAroundTheLength()
                .isAnAddressOf(asked.family());
    }

    @Property
    @Verifies(
            value = LIS_22,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class, ShortRoom.class})
    @WithoutRequest
    void tooShortABufferIsAnsweredWithASizeThatSufficesForAListenerAddress(
            @ForAll ConnectionPlan plan, @ForAll ShortRoom room, Bench bench) {
        AddressQuery asked = bench.connection(plan).addressed(AddressFunction.LISTENER);

        AddressCall call = asked.ask(room);

        bench.verify(call)
                .returned(STATUS_BUFFER_TOO_SMALL)
                .storedTheSize(asked.size(call))
                .storedNothingAroundTheLength();
        bench.verify(asked.askWithTheLengthOf(call)).returned(STATUS_SUCCESS);
    }

    @Property
    @Verifies(
            value = LIS_35,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class, ShortRoom.class, EnoughRoom.class})
    @WithoutRequest
    void nothingIsWrittenBeyondTheCapacityForAListenerAddress(
            @ForAll ConnectionPlan plan, @ForAll ShortRoom shortRoom, @ForAll EnoughRoom room, Bench bench) {
        AddressQuery asked = bench.connection(plan).addressed(AddressFunction.LISTENER);

        AddressCall tooShort = asked.ask(shortRoom);
        AddressCall enough = asked.ask(room);

        bench.verify(tooShort).wroteNothingBeyondTheCapacity();
        bench.verify(enough).wroteNothingBeyondTheCapacity();
    }

    @Property
    @Verifies(
            value = LIS_36,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class})
    @WithoutRequest
    void nullBufferOfNoCapacityIsAnsweredWithTheRequiredSizeForAListenerAddress(
            @ForAll ConnectionPlan plan, Bench bench) {
        AddressQuery asked = bench.connection(plan).addressed(AddressFunction.LISTENER);

        AddressCall query = asked.askForTheSize();

        bench.verify(query)
                .returned(STATUS_BUFFER_TOO_SMALL, STATUS_SUCCESS)
                .storedTheSize(asked.size(query))
                .storedNothingAroundTheLength()
                .preferably(query.returned(STATUS_BUFFER_TOO_SMALL), AMB_17, "a size query succeeded");
    }

    @Property
    @Verifies(
            value = LIS_08,
            effort = Effort.TENTH,
            partitions = {Family.class, NextPorts.class})
    @WithoutRequest
    void portChosenForAListenerIsOfTheRange(@ForAll ConnectionPlan plan, @ForAll NextPorts next, Bench bench) {
        Connection connection = bench.connection(plan.withChosenPorts());

        AddressCall one = connection.addressed(AddressFunction.LISTENER).ask(EnoughRoom.AMPLE);
        connection.letOthersHold(next, one, Side.PASSIVE);
        AddressCall other = bench.connectionBeside(plan.withChosenPorts())
                .addressed(AddressFunction.LISTENER)
                .ask(EnoughRoom.AMPLE);

        bench.requireAnAddress(one);
        bench.requireAnAddress(other);
        bench.verify(one).hasAPortChosenFrom(bench.chosenPorts());
        bench.verify(other).hasAPortChosenFrom(bench.chosenPorts()).hasAnotherPortThan(one);
    }

    @Property
    @Verifies(
            value = LIS_24,
            effort = Effort.TENTH,
            partitions = {Family.class})
    @WithoutSize
    @WithoutPeerAnswer
    void listenerTellsThePortItWasGiven(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.answeredAfterwards().withChosenPorts());
        AddressCall call = connection.listens().ask(EnoughRoom.AMPLE);
        bench.verify(call).hasAPort();

        connection.connectingTo(call);
        boolean refused = !connection.awaitRequest() && connection.wasRefused();

        bench.requireControl(
                refused,
                () -> connection
                        .claimListenerAddress(AddressClaim.LISTEN)
                        .completion()
                        .succeeded(),
                () -> "a connect to that port was refused, and the port is in use");
        bench.verify(call)
                .holds(!refused, "stored the port on which it listens", () -> "a connect to that port was refused");
    }

    @Property
    @Verifies(
            value = LIS_34,
            effort = Effort.TENTH,
            partitions = {Family.class})
    @WithoutRequest
    void listenerTellsTheAddressItWasToListenOn(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.withGivenPorts());

        AddressCall call = connection.addressed(AddressFunction.LISTENER).ask(EnoughRoom.AMPLE);

        bench.verify(call).is(connection.listenerAddress());
    }
}
