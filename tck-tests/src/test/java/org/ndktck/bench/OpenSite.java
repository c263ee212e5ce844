package org.ndktck.bench;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.catalog.RequirementId;
import org.ndktck.plan.Answer;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.ContextKind;
import org.ndktck.plan.Ending;
import org.ndktck.plan.Family;
import org.ndktck.plan.LifePlan;
import org.ndktck.plan.Limits;
import org.ndktck.plan.Moment;
import org.ndktck.plan.Pattern;
import org.ndktck.plan.PrivateData;
import org.ndktck.plan.Side;
import org.ndktck.report.model.Finding;
import org.ndktck.scripted.Script;
import org.ndktck.scripted.ScriptedProvider;

/** A site over a scripted provider, and the benches a test asks for. */
final class OpenSite implements AutoCloseable {

    static final Duration ENOUGH = Duration.ofSeconds(30);
    static final Duration LITTLE = Duration.ofMillis(1);

    private final OpenedAdapters adapters;
    private final List<Finding> breaches = new CopyOnWriteArrayList<>();
    private final Site site;

    OpenSite(Script script) {
        this(script, ENOUGH);
    }

    OpenSite(Script script, Duration patience) {
        this(script, new Patience(patience));
    }

    OpenSite(Script script, Patience patience) {
        this.adapters = ScriptedProvider.open(script);
        this.site = new Site(adapters, Survey.of(adapters), patience, breaches::add, 1);
    }

    Bench bench(RequirementId judged) {
        return new Bench(site, judged, judged + ":a-plan");
    }

    /** How long this site waits for what. */
    Patience patience() {
        return site.patience();
    }

    /** Breaches that were handed on, in order. */
    List<Finding> breaches() {
        return breaches;
    }

    /** A connection with private data both ways and four different limits. */
    static ConnectionPlan plan(Side side, Moment moment, Answer answer) {
        return new ConnectionPlan(
                side,
                moment,
                answer,
                Family.IPV4,
                new PrivateData(7, Pattern.COUNTING),
                new PrivateData(9, Pattern.INNER_ZEROS),
                new Limits(5, 6, 7, 8));
    }

    static LifePlan life(Ending ending, ContextKind contexts) {
        return LifePlan.of(plan(Side.PASSIVE, Moment.AFTERWARDS, Answer.AFTERWARDS), ending, contexts);
    }

    /** A provider that does everything at once, so that no test waits for a thread. */
    static Script atOnce(UnaryOperator<Script> otherwise) {
        return otherwise.apply(new Script().everythingAtOnce());
    }

    @Override
    public void close() {
        adapters.close();
    }
}
