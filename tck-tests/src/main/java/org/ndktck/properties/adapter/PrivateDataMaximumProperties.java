package org.ndktck.properties.adapter;

import static org.ndktck.catalog.RequirementId.ADP_12;
import static org.ndktck.plan.data.PrivateDataAmount.LONGEST;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.OverOwnEndpoint;
import org.ndktck.judging.fixed.WithoutPeerAnswer;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.Side;
import org.ndktck.reading.Read;

/** The maxima of private data. */
@NdkProperties
@DataAtRest
public class PrivateDataMaximumProperties {

    /** Made by jqwik. */
    public PrivateDataMaximumProperties() {}

    @Property
    @Verifies(
            value = ADP_12,
            effort = Effort.TENTH,
            partitions = {Family.class})
    @OverOwnEndpoint
    @WithoutPeerAnswer
    void asMuchDataAsTheMaximaSayArrives(@ForAll ConnectionPlan plan, Bench bench) {
        bench.require(bench.facts().carriesNoMoreThan(LONGEST), () -> "the kit sends no data that long");
        ConnectionPlan less =
                plan.overOwnEndpoint().answeredAfterwards().asking(Side.PASSIVE).sendingTheMostLess(1, bench.facts());
        ConnectionPlan most = less.sendingTheMostLess(0, bench.facts());
        Connection control = bench.connection(less);
        bench.require(
                control.read(Read.exactFetch()).brought(less.requestBytes())
                        && control.accepted().active().read(Read.exactFetch()).brought(less.replyBytes()),
                () -> "one byte less than the maximum does not arrive");

        Connection longest = bench.connectionBeside(most).connecting();
        bench.require(longest.awaitRequest() || longest.active().connect().settled(), () -> "no connect event came");
        bench.verify(longest.active().connect()).hasNotFailed();
        bench.verify(longest.read(Read.exactFetch()).telling(most.requestBytes()))
                .brought(most.requestBytes());
        bench.verify(longest.answered().passive().answer()).hasNotFailed();
        bench.verify(longest.accepted().active().read(Read.exactFetch()).telling(most.replyBytes()))
                .brought(most.replyBytes());
    }
}
