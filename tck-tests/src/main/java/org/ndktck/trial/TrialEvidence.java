package org.ndktck.trial;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.environment.TestEnvironment;
import org.ndktck.gate.AdapterInfoCall;
import org.ndktck.gate.AddressCall;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.gate.NdkFunction;
import org.ndktck.invariants.BreachSubject;
import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.connecting.ConsumerCall;
import org.ndktck.plan.connecting.Delivery;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Note;
import org.ndktck.transcript.Transcript;
import org.ndktck.verify.AdapterInfoAssert;
import org.ndktck.verify.AddressAssert;
import org.ndktck.verify.AsyncCallAssert;
import org.ndktck.verify.GetConnectionDataAssert;
import org.ndktck.verify.RequirementBroken;
import org.ndktck.verify.StatusAssert;

/** What a try verifies, what it breaks, and what it is evidence of. */
abstract class TrialEvidence extends TrialObjects {

    /** Breaches of one requirement that are told of in one try. */
    private static final int MOST_OF_ONE_REQUIREMENT = 20;

    private final RequirementId judged;
    private final String token;
    private final Transcript transcript;
    private final List<Finding> breaches = new CopyOnWriteArrayList<>();
    private final List<Note> notes = new ArrayList<>();
    private final Set<ConsumerCall> told = EnumSet.noneOf(ConsumerCall.class);
    private boolean verified;

    TrialEvidence(TestEnvironment environment, RequirementId judged, String token, Circumstances circumstances) {
        super(environment, circumstances);
        this.judged = judged;
        this.token = token;
        this.transcript = new Transcript(circumstances.words());
    }

    /** The requirement that the property judges. */
    public RequirementId judged() {
        return judged;
    }

    /** What replays this try. */
    public String token() {
        return token;
    }

    /**
     * Remembers that a call is made inside a callback. Inside it is only what the judged row is about: a queue that was
     * created there, or a witness that asked there, leaves the judged call outside.
     *
     * @param function what is called
     */
    public void madeInside(NdkFunction function) {
        if (!isWitnessing() && DispatchLevelFunctions.isAbout(judged(), function)) {
            broughtAbout(circumstances().thread());
        }
    }

    // --- what a property verifies

    /** What the judged requirement demands of a call. */
    public GetConnectionDataAssert verify(GetConnectionDataCall call) {
        verified = true;
        return new GetConnectionDataAssert(finished(call), notes::add);
    }

    /** What the judged requirement demands of a call. */
    public AddressAssert verify(AddressCall call) {
        verified = true;
        return new AddressAssert(finished(call), notes::add);
    }

    /** What the judged requirement demands of a call. */
    public AdapterInfoAssert verify(AdapterInfoCall call) {
        verified = true;
        return new AdapterInfoAssert(finished(call), notes::add);
    }

    /** Verifies that every function that was called is there. */
    public void verifyEverySlotIsFilled() {
        calls().stream()
                .filter(call -> !call.foundNoTable())
                .forEach(call -> verify(call).isImplemented(calls()));
        calls().forEach(this::requireTable);
    }

    /** What the judged requirement demands of a call. */
    public StatusAssert verify(Call call) {
        verified = true;
        return new StatusAssert(finished(call), notes::add);
    }

    /** What the judged requirement demands of a call. */
    public AsyncCallAssert verify(AsyncCall call) {
        require(
                !waiting().isExcused(call),
                () -> call.function() + " cannot end before something else does that is overdue");
        requireTable(call);
        verified = true;
        return new AsyncCallAssert(call, notes::add);
    }

    /** A synchronous function that pends has not told anything yet; its own row blames it for that. */
    private <C extends Call> C finished(C call) {
        boolean unfinished =
                call.function().kind() == NdkFunction.Kind.SYNCHRONOUS && call.returned(NtStatus.STATUS_PENDING);
        require(!unfinished, () -> call.function() + " " + call.result());
        requireTable(call);
        return call;
    }

    /** What has no table cannot be called, whatever is demanded of its functions: GEN-03, CRE-09 and CEV-04 blame that. */
    private void requireTable(Call call) {
        require(
                !call.foundNoTable(),
                () -> "the Dispatch of an object of type " + call.target().kind() + " is NULL");
    }

    /** Verifies that the judged standing invariant was not breached in this try. */
    public void verifyInvariant() {
        verified = true;
        breaches.stream().filter(breach -> breach.id() == judged).findFirst().ifPresent(breach -> {
            throw new InvariantBroken(breach);
        });
    }

    // --- what the engine asks

    /** Whether the property verified anything. */
    public boolean verified() {
        return verified;
    }

    /** Why nothing can be held against the provider in this try: it did not wait for the kit to answer (AMB-51). */
    public Optional<String> timedOutAttempt() {
        return hasLetTimePass()
                ? Optional.empty()
                : TimedOutAttempt.of(calls(), events())
                        .map(call -> call.function() + " " + call.completion().words()
                                + " before the kit had answered it (AMB-51)");
    }

    /** Tolerated oddities of this try. */
    public List<Note> notes() {
        return notes;
    }

    /** Remembers a call of a call sequence that was made. */
    public void told(ConsumerCall move) {
        told.add(move);
    }

    /** What the provider chose in this try. */
    public List<Partition> observed() {
        List<Partition> observed = new ArrayList<>(told);
        for (Call call : calls()) {
            if (call instanceof AsyncCall async && async.settled()) {
                observed.add(async.callbacks().isEmpty() ? Delivery.INLINE : Delivery.PENDING);
            }
        }
        return observed;
    }

    // --- what was broken

    /** Says which side an object is and what its peer sent, for the scene of a finding. */
    public void describe(NdkObject<?> object, String role, byte[] sent) {
        transcript.describe(lifetimeOf(object).name(), role, sent);
    }

    /** Turns a broken requirement into a finding of this try. */
    public Finding finding(RequirementBroken broken) {
        return finding(judged, broken.kind(), BreachSubject.of(broken.judged()), broken.expected(), broken.observed());
    }

    private Finding finding(
            RequirementId id, Finding.Kind kind, BreachSubject subject, String expected, String observed) {
        return transcript.finding(id, kind, subject, expected, observed, token, calls(), events());
    }

    /**
     * Records that a function has not returned. Called on the thread that watches.
     *
     * @param call the call
     * @param id the requirement that demands its end
     * @param expected what the document permits
     * @param observed what was seen
     */
    public void stuck(Call call, RequirementId id, String expected, String observed) {
        environment()
                .tracker()
                .entering(call.function()); // whatever was called since then: this is where the process ends
        breach(id, Finding.Kind.FORBIDDEN_SEEN, BreachSubject.of(call), expected, observed);
    }

    /**
     * Records what another requirement than the judged one forbids or misses. A few of a try say it all: each finding
     * tells the whole story, and ten thousand of them would take all memory.
     */
    public void breach(RequirementId id, Finding.Kind kind, BreachSubject subject, String expected, String observed) {
        if (breaches.stream().filter(breach -> breach.id() == id).count() >= MOST_OF_ONE_REQUIREMENT) {
            return;
        }
        Finding finding = finding(id, kind, subject, expected, observed);
        breaches.add(finding);
        environment().breaches().breached(finding);
    }

    /** Records what a standing rule saw: it counts where nothing else is broken. */
    void seenByARule(RequirementId id, Finding.Kind kind, BreachSubject subject, String expected, String observed) {
        environment().breaches().seenByARule(finding(id, kind, subject, expected, observed));
    }
}
