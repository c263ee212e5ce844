package org.ndktck.bench;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.environment.AdapterProbe;
import org.ndktck.environment.TestEnvironment;
import org.ndktck.environment.WorkerContext;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.Limits;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.connecting.QueryMoment;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.Pattern;
import org.ndktck.plan.data.PrivateData;
import org.ndktck.plan.lifetime.Ending;
import org.ndktck.report.model.Finding;
import org.ndktck.scripted.Script;
import org.ndktck.scripted.ScriptedProvider;
import org.ndktck.waiting.WaitPolicy;

/** A site over a scripted provider, and the benches a test asks for. */
public final class OpenEnvironment implements AutoCloseable {

    public static final Duration ENOUGH = Duration.ofSeconds(30);
    static final Duration LITTLE = Duration.ofMillis(1);

    private final OpenedAdapters adapters;
    private final List<Finding> breaches = new CopyOnWriteArrayList<>();
    private final TestEnvironment environment;

    public OpenEnvironment(Script script) {
        this(script, ENOUGH);
    }

    public OpenEnvironment(Script script, Duration patience) {
        this(script, new WaitPolicy(patience));
    }

    public OpenEnvironment(Script script, WaitPolicy patience) {
        this.adapters = ScriptedProvider.open(script);
        this.environment = new TestEnvironment(adapters, AdapterProbe.of(adapters), patience, breaches::add, 1);
    }

    /** A site at a place of its own among the processes of a run. */
    public OpenEnvironment(Script script, WorkerContext slot) {
        this.adapters = ScriptedProvider.open(script);
        this.environment = new TestEnvironment(
                adapters, AdapterProbe.of(adapters), new WaitPolicy(ENOUGH), breaches::add, 1, slot);
    }

    public Bench bench(RequirementId judged) {
        return bench(judged, Circumstances.SIMPLEST);
    }

    /** A bench around which these circumstances are brought about. */
    public Bench bench(RequirementId judged, Circumstances circumstances) {
        return new Bench(environment, judged, judged + ":a-plan", circumstances);
    }

    /** How long this site waits for what. */
    public WaitPolicy patience() {
        return environment.patience();
    }

    /** Breaches that were handed on, in order. */
    public List<Finding> breaches() {
        return breaches;
    }

    /** A connection with private data both ways and four different limits. */
    public static ConnectionDataPlan plan(Side side, QueryMoment moment, AnswerTime answer) {
        return new ConnectionDataPlan(
                side,
                moment,
                answer,
                Family.IPV4,
                new PrivateData(7, Pattern.COUNTING),
                new PrivateData(9, Pattern.INNER_ZEROS),
                new Limits(5, 6, 7, 8));
    }

    public static ConnectionLifetimePlan life(Ending ending, ContextKind contexts) {
        return ConnectionLifetimePlan.of(
                plan(Side.PASSIVE, QueryMoment.AFTERWARDS, AnswerTime.AFTERWARDS), ending, contexts);
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
