package org.ndktck.properties.getpeeraddress;

import static org.ndktck.api.NtStatus.STATUS_BUFFER_TOO_SMALL;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.ReadingId.AMB_17;
import static org.ndktck.catalog.RequirementId.GPA_02;
import static org.ndktck.catalog.RequirementId.GPA_03;
import static org.ndktck.catalog.RequirementId.GPA_04;
import static org.ndktck.catalog.RequirementId.GPA_06;
import static org.ndktck.catalog.RequirementId.GPA_07;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.gate.AddressCall;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.EnoughRoom;
import org.ndktck.plan.data.ShortRoom;
import org.ndktck.reading.AddressFunction;
import org.ndktck.reading.AddressQuery;

/** NdkGetPeerAddress: the buffer and its length. */
@NdkProperties
@DataAtRest
@WithoutSize
public class PeerAddressBufferProperties {

    /** Made by jqwik. */
    public PeerAddressBufferProperties() {}

    @Property
    @Verifies(
            value = GPA_02,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class, Family.class})
    void successStoresTheNumberOfBytesWrittenForAPeerAddress(
            @ForAll ConnectionPlan plan, @ForAll EnoughRoom room, Bench bench) {
        AddressQuery asked = bench.connection(plan).addressed(AddressFunction.PEER);

        AddressCall call = asked.ask(room);

        bench.requireSuccess(call);
        bench.verify(call).storedTheSize(asked.size(call)).storedNothingAroundTheLength();
    }

    @Property
    @Verifies(
            value = GPA_03,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class, Family.class})
    void successMeansThatTheAddressIsInTheBufferForAPeerAddress(
            @ForAll ConnectionPlan plan, @ForAll EnoughRoom room, Bench bench) {
        AddressQuery asked = bench.connection(plan).addressed(AddressFunction.PEER);

        AddressCall call = asked.ask(room);

        bench.requireSuccess(call);
        bench.verify(call).isAnAddressOf(asked.family());
    }

    @Property
    @Verifies(
            value = GPA_04,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class, Family.class, ShortRoom.class})
    void tooShortABufferIsAnsweredWithASizeThatSufficesForAPeerAddress(
            @ForAll ConnectionPlan plan, @ForAll ShortRoom room, Bench bench) {
        AddressQuery asked = bench.connection(plan).addressed(AddressFunction.PEER);

        AddressCall call = asked.ask(room);

        bench.verify(call)
                .returned(STATUS_BUFFER_TOO_SMALL)
                .storedTheSize(asked.size(call))
                .storedNothingAroundTheLength();
        bench.verify(asked.askWithTheLengthOf(call)).returned(STATUS_SUCCESS);
    }

    @Property
    @Verifies(
            value = GPA_06,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class, Family.class, ShortRoom.class, EnoughRoom.class})
    void nothingIsWrittenBeyondTheCapacityForAPeerAddress(
            @ForAll ConnectionPlan plan, @ForAll ShortRoom shortRoom, @ForAll EnoughRoom room, Bench bench) {
        AddressQuery asked = bench.connection(plan).addressed(AddressFunction.PEER);

        AddressCall tooShort = asked.ask(shortRoom);
        AddressCall enough = asked.ask(room);

        bench.verify(tooShort).wroteNothingBeyondTheCapacity();
        bench.verify(enough).wroteNothingBeyondTheCapacity();
        bench.requireAnAddress(enough);
    }

    @Property
    @Verifies(
            value = GPA_07,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class, Family.class})
    void nullBufferOfNoCapacityIsAnsweredWithTheRequiredSizeForAPeerAddress(@ForAll ConnectionPlan plan, Bench bench) {
        AddressQuery asked = bench.connection(plan).addressed(AddressFunction.PEER);

        AddressCall query = asked.askForTheSize();

        bench.verify(query)
                .returned(STATUS_BUFFER_TOO_SMALL, STATUS_SUCCESS)
                .storedTheSize(asked.size(query))
                .storedNothingAroundTheLength()
                .preferably(query.returned(STATUS_BUFFER_TOO_SMALL), AMB_17, "a size query succeeded");
    }
}
