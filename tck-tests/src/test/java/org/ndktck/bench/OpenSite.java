package org.ndktck.bench;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.environment.Place;
import org.ndktck.environment.Site;
import org.ndktck.environment.Survey;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.LifePlan;
import org.ndktck.plan.Limits;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.Answer;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.connecting.Moment;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.Pattern;
import org.ndktck.plan.data.PrivateData;
import org.ndktck.plan.lifetime.Ending;
import org.ndktck.report.model.Finding;
import org.ndktck.scripted.Script;
import org.ndktck.scripted.ScriptedProvider;
import org.ndktck.waiting.Patience;

/** A site over a scripted provider, and the benches a test asks for. */
public final class OpenSite implements AutoCloseable {

    public static final Duration ENOUGH = Duration.ofSeconds(30);
    static final Duration LITTLE = Duration.ofMillis(1);

    private final OpenedAdapters adapters;
    private final List<Finding> breaches = new CopyOnWriteArrayList<>();
    private final Site site;

    public OpenSite(Script script) {
        this(script, ENOUGH);
    }

    public OpenSite(Script script, Duration patience) {
        this(script, new Patience(patience));
    }

    public OpenSite(Script script, Patience patience) {
        this.adapters = ScriptedProvider.open(script);
        this.site = new Site(adapters, Survey.of(adapters), patience, breaches::add, 1);
    }

    /** A site at a place of its own among the processes of a run. */
    public OpenSite(Script script, Place place) {
        this.adapters = ScriptedProvider.open(script);
        this.site = new Site(adapters, Survey.of(adapters), new Patience(ENOUGH), breaches::add, 1, place);
    }

    public Bench bench(RequirementId judged) {
        return bench(judged, Circumstances.SIMPLEST);
    }

    /** A bench around which these circumstances are brought about. */
    public Bench bench(RequirementId judged, Circumstances circumstances) {
        return new Bench(site, judged, judged + ":a-plan", circumstances);
    }

    /** How long this site waits for what. */
    public Patience patience() {
        return site.patience();
    }

    /** Breaches that were handed on, in order. */
    public List<Finding> breaches() {
        return breaches;
    }

    /** A connection with private data both ways and four different limits. */
    public static ConnectionPlan plan(Side side, Moment moment, Answer answer) {
        return new ConnectionPlan(
                side,
                moment,
                answer,
                Family.IPV4,
                new PrivateData(7, Pattern.COUNTING),
                new PrivateData(9, Pattern.INNER_ZEROS),
                new Limits(5, 6, 7, 8));
    }

    public static LifePlan life(Ending ending, ContextKind contexts) {
        return LifePlan.of(plan(Side.PASSIVE, Moment.AFTERWARDS, Answer.AFTERWARDS), ending, contexts);
    }

    /** A provider that does everything at once, so that no test waits for a thread. */
    public static Script atOnce(UnaryOperator<Script> otherwise) {
        return otherwise.apply(new Script().everythingAtOnce());
    }

    @Override
    public void close() {
        adapters.close();
    }
}
