package org.ndktck.cli.doctor;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Whether the machine and the Java runtime are fit for a run. */
public final class MachineChecks {

    private static final long MEGABYTE = 1L << 20;

    /** A worker of 1 GB and the command itself. */
    private static final long LEAST_MEGABYTES = 1536;

    private static final int THREADS = 200;
    private static final int WAITS = 50;
    private static final long WAIT_MILLIS = 1;
    private static final long LATE_MILLIS = 100;

    private MachineChecks() {}

    /** The Java runtime. */
    static CheckResult java() {
        String text = Runtime.version() + ", " + System.getProperty("java.vendor") + ", "
                + System.getProperty("os.name") + " " + System.getProperty("os.arch");
        return ModuleLayer.boot().findModule("jdk.jfr").isPresent()
                ? CheckResult.ok("java", text)
                : CheckResult.warning(
                        "java",
                        text + ", without a flight recorder",
                        "use a JDK that has the module jdk.jfr, or IRQ-01, IRQ-02 and IRQ-07 are not judged");
    }

    /** Memory for a worker. */
    static CheckResult memory() {
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        return memory(
                system.getTotalMemorySize() / MEGABYTE, Runtime.getRuntime().availableProcessors());
    }

    static CheckResult memory(long megabytes, int processors) {
        String text = megabytes + " MB, " + processors + (processors == 1 ? " processor" : " processors");
        return megabytes >= LEAST_MEGABYTES
                ? CheckResult.ok("memory", text)
                : CheckResult.warning(
                        "memory",
                        text + ", and a worker may take 1024 MB",
                        "give the machine or the container more, or run with --jobs 1 --worker-arg=-Xmx512m");
    }

    /** Threads, as many as a run with a provider of its own threads may have. */
    static CheckResult threads() {
        CountDownLatch end = new CountDownLatch(1);
        List<Thread> started = new ArrayList<>();
        try {
            while (started.size() < THREADS) {
                Thread thread = new Thread(() -> await(end), "ndk-tck doctor");
                thread.setDaemon(true);
                thread.start();
                started.add(thread);
            }
            return CheckResult.ok("threads", THREADS + " at the same time");
        } catch (OutOfMemoryError e) {
            return CheckResult.failed(
                    "threads",
                    "no more than " + started.size() + " can be started",
                    "raise the limit of threads of the user or the container (ulimit -u, pids.max)");
        } finally {
            end.countDown();
        }
    }

    private static void await(CountDownLatch end) {
        try {
            end.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** How late short waits end: what a provider is given to answer shrinks by that. */
    static CheckResult clock() {
        long latest = 0;
        for (int i = 0; i < WAITS; i++) {
            long begun = System.nanoTime();
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(WAIT_MILLIS));
            latest = Math.max(latest, System.nanoTime() - begun);
        }
        return clock(Duration.ofNanos(latest));
    }

    static CheckResult clock(Duration latest) {
        String text = "a wait of " + WAIT_MILLIS + " ms ends after " + latest.toMillis() + " ms at the latest";
        return latest.toMillis() < LATE_MILLIS
                ? CheckResult.ok("clock", text)
                : CheckResult.warning("clock", text, "leave the machine more time for the run, or raise --patience");
    }
}
