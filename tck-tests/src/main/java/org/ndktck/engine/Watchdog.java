package org.ndktck.engine;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.Call;
import org.ndktck.judging.CurrentTry;
import org.ndktck.judging.Debugger;
import org.ndktck.judging.RunState;
import org.ndktck.report.model.Culprit;

/**
 * Watches from a thread of its own that calls return. A call that does not cannot be ended: what is known is
 * recorded with the place where its thread stands, and whoever started the process is asked to end it.
 */
final class Watchdog {

    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

    /** More than that between two looks passes for nobody: the process was stopped, or the machine was. */
    private static final long MOST_OF_A_LOOK = 10 * LOOK_NANOS;

    /** The kit itself may hold a callback, which a call may wait for, for one patience. */
    private static final int PATIENCES_OF_A_CALL = 2;

    /** Between two calls the kit may wait for several things that do not come, one after the other. */
    private static final int PATIENCES_OF_A_STEP = 12;

    private static final int FRAMES = 6;

    private final RunState run;
    private final Duration patience;
    private final Runnable whenStuck;
    private final Thread thread = new Thread(this::watch, "ndk-tck watchdog");
    private volatile boolean closed;

    private Watchdog(RunState run, Duration patience, Runnable whenStuck) {
        this.run = run;
        this.patience = patience;
        this.whenStuck = whenStuck;
    }

    /** Watches a run; where a debugger is expected nothing takes too long. */
    static Watchdog start(RunState run, Duration patience, Runnable whenStuck) {
        Watchdog watchdog = new Watchdog(run, patience, whenStuck);
        if (!Debugger.isExpected()) {
            watchdog.thread.setDaemon(true);
            watchdog.thread.start();
        }
        return watchdog;
    }

    /** Watches no more. */
    void stop() {
        closed = true;
        LockSupport.unpark(thread);
    }

    private void watch() {
        AwakeTime time = new AwakeTime(MOST_OF_A_LOOK, System.nanoTime());
        Seen last = new Seen(null, null, 0, 0);
        while (!closed) {
            LockSupport.parkNanos(this, LOOK_NANOS);
            last = look(last, time.at(System.nanoTime()));
        }
    }

    private Seen look(Seen last, long now) {
        CurrentTry moment = run.moment().orElse(null);
        Call call = moment == null ? null : moment.unfinished().orElse(null);
        int eventCount = moment == null ? 0 : moment.eventCount();
        if (!last.isStill(moment, call, eventCount)) {
            return new Seen(moment, call, eventCount, now);
        }
        long lasts = now - last.since();
        boolean tooLong = lasts > patience.toNanos() * (call == null ? PATIENCES_OF_A_STEP : PATIENCES_OF_A_CALL);
        if (moment != null && tooLong && !closed) {
            closed = true;
            report(moment, call, lasts);
            whenStuck.run();
        }
        return last;
    }

    private void report(CurrentTry moment, @Nullable Call call, long lasts) {
        if (call == null) {
            Culprit culprit = Frames.of(moment.driver()).isProviders() ? Culprit.ADAPTER : Culprit.KIT;
            run.stuckElsewhere(
                    moment, culprit, "nothing has happened for " + seconds(lasts) + ", " + where(moment.driver()));
            return;
        }
        RequirementId id = LostCallRequirement.demandedBy(call.function()).orElse(moment.judged());
        run.stuck(
                moment,
                call,
                id,
                call.function() + " returns",
                call.function() + " has not returned after " + seconds(lasts) + ", " + where(call.caller()));
    }

    private static String where(Thread stuck) {
        return "its thread '" + stuck.getName() + "' is at " + Frames.of(stuck).text(FRAMES);
    }

    private static String seconds(long nanos) {
        return Math.round(nanos / (double) TimeUnit.SECONDS.toNanos(1)) + " s";
    }

    /** What was seen when something last changed. */
    private record Seen(
            @Nullable CurrentTry moment, @Nullable Call call, int eventCount, long since) {

        boolean isStill(@Nullable CurrentTry now, @Nullable Call running, int happened) {
            return Objects.equals(moment, now) && Objects.equals(call, running) && eventCount == happened;
        }
    }

    /** The frames of a thread, the innermost first. */
    record Frames(List<StackTraceElement> frames) {

        private static final String KIT = "org.ndktck.";
        private static final String BORDER = KIT + "gate.";

        /** The packages of the kit: a provider of this project lives in another one. */
        static final List<String> OWN = List.of(
                "bench.",
                "circumstance.",
                "connection.",
                "driving.",
                "engine.",
                "environment.",
                "gate.",
                "invariants.",
                "irql.",
                "judging.",
                "memory.",
                "model.",
                "plan.",
                "properties.",
                "racing.",
                "reading.",
                "record.",
                "report.",
                "rules.",
                "suite.",
                "transcript.",
                "trial.",
                "verify.",
                "waiting.");

        static Frames of(Thread thread) {
            return new Frames(List.of(thread.getStackTrace()));
        }

        /** Whether the first frame that is not the platform's belongs to the provider. */
        boolean isProviders() {
            return frames.stream()
                    .map(StackTraceElement::getClassName)
                    .filter(name -> !name.startsWith("java.") && !name.startsWith("jdk."))
                    .findFirst()
                    .filter(name -> OWN.stream().noneMatch(own -> name.startsWith(KIT + own)))
                    .isPresent();
        }

        /** The frames above the kit's own. */
        String text(int most) {
            return frames.stream()
                    .takeWhile(frame -> !frame.getClassName().startsWith(BORDER))
                    .limit(most)
                    .map(StackTraceElement::toString)
                    .collect(Collectors.joining(", "));
        }
    }
}
