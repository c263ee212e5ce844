package org.ndktck.properties.adapter;

import static org.ndktck.api.NtStatus.STATUS_BUFFER_TOO_SMALL;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;
import static org.ndktck.catalog.ReadingId.AMB_17;
import static org.ndktck.catalog.RequirementId.ADP_01;
import static org.ndktck.catalog.RequirementId.ADP_02;
import static org.ndktck.catalog.RequirementId.ADP_03;
import static org.ndktck.catalog.RequirementId.ADP_06;
import static org.ndktck.catalog.RequirementId.ADP_15;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.gate.AdapterInfoCall;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.WithAdapterOnly;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.EnoughRoom;
import org.ndktck.plan.data.ShortRoom;
import org.ndktck.reading.AdapterInfo;

/** What NdkQueryAdapterInfo tells, and into how much room. */
@NdkProperties
@WithAdapterOnly
@DataAtRest
public class AdapterInfoProperties {

    private static final long LEAST_FRMR_PAGES = 16;

    /** Made by jqwik. */
    public AdapterInfoProperties() {}

    @Property
    @Verifies(
            value = ADP_01,
            effort = Effort.TENTH,
            partitions = {Side.class, EnoughRoom.class})
    void successFillsTheStructure(@ForAll Side side, @ForAll EnoughRoom room, Bench bench) {
        AdapterInfo info = bench.adapterInfo(side);

        AdapterInfoCall one = info.ask(room);
        AdapterInfoCall other = info.ask(EnoughRoom.AMPLE);

        bench.requireSuccess(one);
        bench.requireSuccess(other);
        bench.verify(one).filledEveryFieldLike(other);
    }

    @Property
    @Verifies(
            value = ADP_02,
            effort = Effort.TENTH,
            partitions = {Side.class, EnoughRoom.class})
    void successStoresTheNumberOfBytesWrittenForADescription(@ForAll Side side, @ForAll EnoughRoom room, Bench bench) {
        AdapterInfo info = bench.adapterInfo(side);

        AdapterInfoCall call = info.ask(room);

        bench.requireSuccess(call);
        bench.verify(call).stored(info.size()).storedNothingAroundTheSize();
    }

    @Property
    @Verifies(
            value = ADP_03,
            effort = Effort.TENTH,
            partitions = {Side.class, ShortRoom.class})
    void tooShortABufferIsAnsweredWithASizeThatSufficesForADescription(
            @ForAll Side side, @ForAll ShortRoom room, Bench bench) {
        AdapterInfo info = bench.adapterInfo(side);

        AdapterInfoCall tooShort = info.ask(room);
        AdapterInfoCall query = info.askForTheSize();

        bench.verify(tooShort)
                .returned(STATUS_BUFFER_TOO_SMALL)
                .stored(info.size())
                .storedNothingAroundTheSize();
        bench.verify(info.askWithShorterSizes()).returned(STATUS_BUFFER_TOO_SMALL);
        bench.verify(info.askWithTheSizeOf(tooShort)).returned(STATUS_SUCCESS);
        bench.verify(query)
                .returned(STATUS_BUFFER_TOO_SMALL, STATUS_SUCCESS)
                .stored(info.size())
                .storedNothingAroundTheSize()
                .preferably(query.returned(STATUS_BUFFER_TOO_SMALL), AMB_17, "a size query succeeded");
    }

    @Property
    @Verifies(
            value = ADP_06,
            effort = Effort.TENTH,
            partitions = {Side.class})
    void versionIsTheOneThatIsProvided(@ForAll Side side, Bench bench) {
        AdapterInfo info = bench.adapterInfo(side);

        AdapterInfoCall call = info.ask(EnoughRoom.AMPLE);

        bench.requireSuccess(call);
        bench.verify(call).toldVersion(info.adapter().version());
    }

    @Property
    @Verifies(
            value = ADP_15,
            effort = Effort.TENTH,
            partitions = {Side.class})
    void fastRegistrationsHoldSixteenPages(@ForAll Side side, Bench bench) {
        AdapterInfo info = bench.adapterInfo(side);

        AdapterInfoCall call = info.ask(EnoughRoom.AMPLE);

        bench.requireSuccess(call);
        bench.verify(call).toldAtLeastThisFrmrPageCount(LEAST_FRMR_PAGES);
    }
}
