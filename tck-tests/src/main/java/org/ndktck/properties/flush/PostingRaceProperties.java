package org.ndktck.properties.flush;

import static org.ndktck.catalog.RequirementId.CLO_18;
import static org.ndktck.catalog.RequirementId.QP_08;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.PriorReceive;
import org.ndktck.environment.Requisite;
import org.ndktck.judging.Effort;
import org.ndktck.judging.Fixes;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.lifetime.HeadStart;
import org.ndktck.plan.lifetime.Posted;
import org.ndktck.racing.Raced;
import org.ndktck.scene.Party;

/** Posting goes on while another thread ends what was posted. */
@NdkProperties
@Fixes(value = PriorReceive.class, because = "the row counts what is posted")
public class PostingRaceProperties {

    /** Made by jqwik. */
    public PostingRaceProperties() {}

    @Property
    @Verifies(
            value = QP_08,
            effort = Effort.TENTH,
            needs = Requisite.POSTING,
            partitions = {Posted.class, HeadStart.class})
    void flushBesidePostsLosesNothing(
            @ForAll ScenePlan plan, @ForAll Posted posted, @ForAll HeadStart start, Bench bench) {

        Raced raced =
                bench.racePosts(plan, posted, start, party -> bench.posting().flush(party.qp()));

        bench.verify(raced.judged())
                .brought(raced.isComplete(), raced.expected(), raced::observed)
                .holds(raced.isLawful(), raced.expected(), raced::observed);
    }

    @Property
    @Verifies(
            value = CLO_18,
            effort = Effort.TENTH,
            needs = Requisite.POSTING,
            partitions = {Posted.class, HeadStart.class})
    void closeOfTheConnectorBesidePostsLosesNothing(
            @ForAll ScenePlan plan, @ForAll Posted posted, @ForAll HeadStart start, Bench bench) {

        Raced raced = bench.racePosts(plan, posted, start, Party::close);

        bench.verify(raced.judged())
                .brought(raced.isComplete(), raced.expected(), raced::observed)
                .holds(raced.isLawful(), raced.expected(), raced::observed);
    }
}
