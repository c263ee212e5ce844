package org.ndktck.properties.sharedendpoint;

import static org.ndktck.api.NtStatus.STATUS_BUFFER_TOO_SMALL;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.ReadingId.AMB_17;
import static org.ndktck.catalog.RequirementId.SEP_11;
import static org.ndktck.catalog.RequirementId.SEP_12;
import static org.ndktck.catalog.RequirementId.SEP_18;
import static org.ndktck.catalog.RequirementId.SEP_19;
import static org.ndktck.catalog.RequirementId.SEP_20;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.gate.AddressCall;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.WithoutConnection;
import org.ndktck.judging.fixed.WithoutListening;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.LocalPort;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.EnoughRoom;
import org.ndktck.plan.data.ShortRoom;
import org.ndktck.plan.lifetime.NextPorts;
import org.ndktck.reading.AddressFunction;
import org.ndktck.reading.AddressQuery;

/** NdkGetLocalAddress of a shared endpoint. */
@NdkProperties
@WithoutConnection
@WithoutListening
@DataAtRest
public class SharedEndpointAddressProperties {

    /** Made by jqwik. */
    public SharedEndpointAddressProperties() {}

    @Property
    @Verifies(
            value = SEP_12,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class, ShortRoom.class})
    void lengthIsTheCapacityAndThenTheSize(@ForAll ConnectionPlan plan, @ForAll ShortRoom shortRoom, Bench bench) {
        AddressQuery asked = bench.connection(plan).addressed(AddressFunction.SHARED_ENDPOINT);

        AddressCall enough = asked.ask(EnoughRoom.AMPLE);
        AddressCall tooShort = asked.ask(shortRoom);

        bench.verify(enough)
                .returned(STATUS_SUCCESS)
                .storedTheSize(asked.size(enough))
                .storedNothingAroundTheLength()
                .isAnAddressOf(asked.family());
        bench.verify(tooShort)
                .returned(STATUS_BUFFER_TOO_SMALL)
                .storedTheSize(asked.size(tooShort))
                .storedNothingAroundTheLength();
        bench.verify(asked.askWithTheLengthOf(tooShort))
                .returned(STATUS_SUCCESS)
                .isAnAddressOf(asked.family());
    }

    @Property
    @Verifies(
            value = SEP_19,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class, ShortRoom.class, EnoughRoom.class})
    void nothingIsWrittenBeyondTheCapacityForASharedEndpointAddress(
            @ForAll ConnectionPlan plan, @ForAll ShortRoom shortRoom, @ForAll EnoughRoom room, Bench bench) {
        AddressQuery asked = bench.connection(plan).addressed(AddressFunction.SHARED_ENDPOINT);

        AddressCall tooShort = asked.ask(shortRoom);
        AddressCall enough = asked.ask(room);

        bench.verify(tooShort).wroteNothingBeyondTheCapacity();
        bench.verify(enough).wroteNothingBeyondTheCapacity();
        bench.requireAnAddress(enough);
    }

    @Property
    @Verifies(
            value = SEP_20,
            effort = Effort.TENTH,
            partitions = {Family.class, LocalPort.class})
    void nullBufferOfNoCapacityIsAnsweredWithTheRequiredSizeForASharedEndpointAddress(
            @ForAll ConnectionPlan plan, Bench bench) {
        AddressQuery asked = bench.connection(plan).addressed(AddressFunction.SHARED_ENDPOINT);

        AddressCall query = asked.askForTheSize();

        bench.verify(query)
                .returned(STATUS_BUFFER_TOO_SMALL, STATUS_SUCCESS)
                .storedTheSize(asked.size(query))
                .storedNothingAroundTheLength()
                .preferably(query.returned(STATUS_BUFFER_TOO_SMALL), AMB_17, "a size query succeeded");
    }

    @Property
    @Verifies(
            value = SEP_11,
            effort = Effort.TENTH,
            partitions = {Family.class, NextPorts.class})
    void portChosenForASharedEndpointIsOfTheRange(@ForAll ConnectionPlan plan, @ForAll NextPorts next, Bench bench) {
        Connection connection = bench.connection(plan.withChosenPorts());

        AddressCall one = connection.addressed(AddressFunction.SHARED_ENDPOINT).ask(EnoughRoom.AMPLE);
        connection.letOthersHold(next, one, Side.ACTIVE);
        AddressCall other = bench.connectionBeside(plan.withChosenPorts())
                .addressed(AddressFunction.SHARED_ENDPOINT)
                .ask(EnoughRoom.AMPLE);

        bench.requireAnAddress(one);
        bench.requireAnAddress(other);
        bench.verify(one).hasAPortChosenFrom(bench.chosenPorts());
        bench.verify(other).hasAPortChosenFrom(bench.chosenPorts()).hasAnotherPortThan(one);
    }

    @Property
    @Verifies(
            value = SEP_18,
            effort = Effort.TENTH,
            partitions = {Family.class})
    void sharedEndpointTellsTheAddressItWasMadeFor(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.withGivenPorts());

        AddressCall call = connection.addressed(AddressFunction.SHARED_ENDPOINT).ask(EnoughRoom.AMPLE);

        bench.verify(call).is(connection.askedSource());
    }
}
