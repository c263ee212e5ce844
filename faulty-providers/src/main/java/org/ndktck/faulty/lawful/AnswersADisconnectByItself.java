package org.ndktck.faulty.lawful;

import static org.ndktck.faulty.DispatchFunction.DISCONNECT;

import java.util.concurrent.*;
import java.util.concurrent.locks.LockSupport;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.*;
import org.ndktck.reference.Hooks;
import org.ndktck.reference.execution.CallbackExecutor;

/** Answers a disconnect for a consumer that stays silent (AMB-07): an event tells of that, and then the completion. */
@Lawful("V34")
@Settings({"disconnects=answered", "controls=none", "completion=pending"})
public final class AnswersADisconnectByItself extends InterceptingProvider {

    private static final long MOMENT_NANOS = 5_000_000;

    private final Registrations registrations = Registrations.raisingOnce();

    public AnswersADisconnectByItself() {
        super(Hooks.documented().withCallbacks(ThreadOfItsOwn::new));
    }

    @Override
    protected Object call(Intercepted call) {
        if (Registrations.registers(call)) {
            return call.proceed(registrations.watching(call));
        }
        return call.is(DISCONNECT)
                ? call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> {
                    if (status.isSuccess() && !registrations.hasRaised(call.object())) {
                        registrations.raise(call.object());
                        LockSupport.parkNanos(MOMENT_NANOS);
                    }
                    original.complete(context, status);
                })
                : call.proceed();
    }

    /** Runs each callback on a thread of its own: none waits for another. */
    private static final class ThreadOfItsOwn implements CallbackExecutor {

        private final ExecutorService threads = Executors.newCachedThreadPool();

        @Override
        public void execute(Runnable callback) {
            threads.execute(callback);
        }

        @Override
        public void close() {
            threads.shutdown();
            try {
                threads.awaitTermination(1, TimeUnit.MINUTES);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
