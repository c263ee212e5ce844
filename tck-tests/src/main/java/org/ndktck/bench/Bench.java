package org.ndktck.bench;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkObject;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.driving.Crowd;
import org.ndktck.driving.Handshake;
import org.ndktck.driving.Life;
import org.ndktck.driving.Round;
import org.ndktck.driving.Storyteller;
import org.ndktck.driving.Tour;
import org.ndktck.driving.Waits;
import org.ndktck.environment.Site;
import org.ndktck.gate.AdapterInfoCall;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.Lifetime;
import org.ndktck.gate.OpenCall;
import org.ndktck.invariants.About;
import org.ndktck.irql.FlightRecording;
import org.ndktck.irql.Wait;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.LifePlan;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.Story;
import org.ndktck.plan.connecting.Company;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.lifetime.HeadStart;
import org.ndktck.plan.lifetime.Posted;
import org.ndktck.racing.PostingRace;
import org.ndktck.racing.Raced;
import org.ndktck.reading.AdapterInfo;
import org.ndktck.reading.Read;
import org.ndktck.reading.Reads;
import org.ndktck.report.model.Finding;
import org.ndktck.scene.CallbackHost;
import org.ndktck.scene.Party;
import org.ndktck.scene.Scene;
import org.ndktck.trial.Trial;
import org.ndktck.verify.PreconditionUnmet;

/**
 * What a property works with in one try: brings about what the plan names when it is asked to, and verifies what comes
 * of it.
 */
public final class Bench extends Trial {

    /** So many tell a wait that is now and then from one that is always. */
    private static final int FURTHER_ROUNDS = 7;

    /**
     * Makes a bench; opens nothing.
     *
     * @param site what all benches share
     * @param judged the requirement the property judges
     * @param token what replays this try
     * @param circumstances what surrounds the calls
     */
    public Bench(Site site, RequirementId judged, String token, Circumstances circumstances) {
        super(site, judged, token, circumstances);
    }

    @Override
    protected void opened() {
        if (circumstances().thread().isBesideAnother()) {
            letCall(new CallbackHost(this));
        }
    }

    // --- one connection along a plan

    /** Connects as planned and makes the given calls on the asked side; requires an agreed required size. */
    public Reads read(ConnectionPlan plan, Read... reads) {
        open(ContextKind.UNIQUE);
        return new Handshake(this, plan, Arrays.asList(reads))
                .establish()
                .reads()
                .agreed(reads);
    }

    /** Connects as planned up to the answer of the passive side and what came of it. */
    public Handshake connect(ConnectionPlan plan) {
        open(ContextKind.UNIQUE);
        return connectBeside(plan);
    }

    /** As {@link #connect}, beside other connections of this try. */
    public Handshake connectBeside(ConnectionPlan plan) {
        return new Handshake(this, plan, List.of()).establish();
    }

    // --- whole attempts

    /** Lives a whole connection attempt through, to the last close completion. */
    public void live(LifePlan plan) {
        open(plan.contexts());
        run(plan);
    }

    /** As {@link #live}, with the Dispatch of every object pointing at a table of the kit's (GEN-05). */
    public void liveWithReplacedTables(LifePlan plan) {
        open(plan.contexts());
        replaceTables();
        run(plan);
    }

    /** Makes the calls of a story, and judges what each must bring about. */
    public void tell(Story story) {
        open(story.contexts());
        toTheEnd(() -> new Storyteller(this, story).tell());
    }

    private void run(LifePlan plan) {
        toTheEnd(() -> new Life(this, plan).live());
    }

    private void toTheEnd(Runnable attempt) {
        try {
            attempt.run();
        } catch (PreconditionUnmet stuck) {
            close();
            verifyInvariant(); // what got the attempt stuck may be the judged breach itself
            throw stuck;
        }
        close();
        rethrow();
    }

    // --- scenes

    /** Opens a scene, whose steps the property brings about one by one. */
    public Scene scene(ScenePlan plan) {
        return scene(plan, ContextKind.UNIQUE);
    }

    /** Opens a scene whose calls all have a context of their own, or all NULL. */
    public Scene scene(ScenePlan plan, ContextKind contexts) {
        open(contexts);
        return new Scene(this, plan);
    }

    /** Opens another scene beside those of this try. */
    public Scene sceneBeside(ScenePlan plan) {
        return new Scene(this, plan);
    }

    // --- several connections

    /** Calls every function of every dispatch table, as far as the provider lets it come. */
    public void callEveryFunction(ScenePlan plan) {
        new Tour(this, plan).make();
    }

    /** Calls every function around connections twice, and tells what waited inside them the second time. */
    public Waits waitsOfARound(ScenePlan plan) {
        open(ContextKind.UNIQUE);
        Round round = new Round(this, plan);
        round.run();
        Waits waits = waitsOf(round::run);
        return waits.hasMomentary() ? waits.withoutRare(waitsOf(() -> repeat(round))) : waits;
    }

    private Waits waitsOf(Runnable rounds) {
        int first = calls().size();
        List<Wait> waits = FlightRecording.of(rounds);
        return new Waits(List.copyOf(calls().subList(first, calls().size())), waits);
    }

    private static void repeat(Round round) {
        for (int further = 0; further < FURTHER_ROUNDS; further++) {
            round.run();
        }
    }

    /** Several connections at once on one listener, all of the same kind. */
    public Crowd crowd(ScenePlan plan, Company company) {
        open(ContextKind.UNIQUE);
        return new Crowd(this, plan, company);
    }

    /**
     * Posts requests while another thread does something, on several connections one after the other.
     *
     * @param plan the connections
     * @param posted which requests
     * @param start who sets off first
     * @param other what the other thread does to the side that posts
     */
    public Raced racePosts(ScenePlan plan, Posted posted, HeadStart start, Function<Party, Call> other) {
        open(ContextKind.UNIQUE);
        return new PostingRace(this, plan, posted, start, other).run();
    }

    // --- other requirements

    /**
     * Records that an outcome breaks another requirement than the judged one, which states what it may be.
     *
     * @param broken whether it does
     * @param row the other requirement
     * @param call the call
     * @param expected what that requirement demands
     */
    public void forbid(boolean broken, RequirementId row, AsyncCall call, String expected) {
        if (broken) {
            breach(
                    row,
                    Finding.Kind.FORBIDDEN_SEEN,
                    About.of(call),
                    expected,
                    call.completion().words());
        }
    }

    // --- adapters

    /** Asks an adapter to describe itself. */
    public AdapterInfo adapterInfo(Side side) {
        open(ContextKind.UNIQUE);
        return new AdapterInfo(
                this,
                side == Side.ACTIVE ? adapters().activeAdapter() : adapters().passiveAdapter());
    }

    /** As {@link #require}, for a closed object: that its close waits for what goes on on it others demand. */
    public void requireAtRest(NdkObject<?> closed) {
        Lifetime lifetime = lifetimeOf(closed);
        require(
                lifetime.asyncCalls().stream().allMatch(AsyncCall::isOver)
                        && events().stream()
                                .noneMatch(event -> event.owner().equals(lifetime)
                                        && event.span().running()),
                () -> lifetime.name() + " is closed while something goes on on it");
    }

    /** Lets an adapter describe itself that was opened beside those of the run. */
    public AdapterInfoCall description(OpenCall open) {
        NdkAdapter opened = required(open.adapter(), () -> open.function() + " opened no adapter");
        AdapterInfoCall call = queries().queryAdapterInfo(opened, AMPLE_INFO);
        requireSuccess(call);
        return call;
    }
}
