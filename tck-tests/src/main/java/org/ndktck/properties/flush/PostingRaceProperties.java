package org.ndktck.properties.flush;

import static org.ndktck.catalog.RequirementId.CLO_18;
import static org.ndktck.catalog.RequirementId.QP_08;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.PriorReceive;
import org.ndktck.connection.ConnectionSide;
import org.ndktck.environment.OptionalFeature;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.lifetime.FirstToStart;
import org.ndktck.plan.lifetime.PostedRequests;
import org.ndktck.racing.RaceResult;

/** Posting goes on while another thread ends what was posted. */
@NdkProperties
@HoldsFixed(value = PriorReceive.class, because = "the row counts what is posted")
@WithoutSize
public class PostingRaceProperties {

    /** Made by jqwik. */
    public PostingRaceProperties() {}

    @Property
    @Verifies(
            value = QP_08,
            effort = Effort.TENTH,
            needs = OptionalFeature.POSTING,
            partitions = {PostedRequests.class, FirstToStart.class})
    void flushBesidePostsLosesNothing(
            @ForAll ConnectionPlan plan, @ForAll PostedRequests posted, @ForAll FirstToStart start, Bench bench) {

        RaceResult raced =
                bench.racePosts(plan, posted, start, side -> bench.posting().flush(side.qp()));

        bench.verify(raced.judged())
                .brought(raced.isComplete(), raced.expected(), raced::observed)
                .holds(raced.isLawful(), raced.expected(), raced::observed);
    }

    @Property
    @Verifies(
            value = CLO_18,
            effort = Effort.TENTH,
            needs = OptionalFeature.POSTING,
            partitions = {PostedRequests.class, FirstToStart.class})
    void closeOfTheConnectorBesidePostsLosesNothing(
            @ForAll ConnectionPlan plan, @ForAll PostedRequests posted, @ForAll FirstToStart start, Bench bench) {

        RaceResult raced = bench.racePosts(plan, posted, start, ConnectionSide::close);

        bench.verify(raced.judged())
                .brought(raced.isComplete(), raced.expected(), raced::observed)
                .holds(raced.isLawful(), raced.expected(), raced::observed);
    }
}
