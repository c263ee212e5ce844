package org.ndktck.bench;

import java.net.InetAddress;
import java.util.List;
import java.util.stream.Stream;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Completion;
import org.ndktck.plan.Obstacle;
import org.ndktck.plan.Retry;
import org.ndktck.plan.SilentListener;

/** A connect that fails for a cause that is gone when it is made again. */
public final class InVain {

    /** Those after which the documents say that the attempt can be made again (CON-37). */
    private static final List<NtStatus> INVITING = List.of(
            NtStatus.STATUS_NETWORK_UNREACHABLE,
            NtStatus.STATUS_HOST_UNREACHABLE,
            NtStatus.STATUS_CONNECTION_REFUSED,
            NtStatus.STATUS_IO_TIMEOUT);

    private final Bench bench;
    private final Scene scene;
    private final Scene before;

    /**
     * Lets a connect fail.
     *
     * @param scene whose passive side listens, in the end
     * @param before whose active side connects to there
     */
    InVain(Bench bench, Scene scene, Scene before, Obstacle obstacle) {
        this.bench = bench;
        this.scene = scene;
        this.before = before;
        fail(obstacle);
    }

    private void fail(Obstacle obstacle) {
        switch (obstacle) {
            case NOBODY -> before.connecting();
            case PAUSED_LISTENER -> {
                scene.listening().silence(SilentListener.PAUSED);
                before.connecting();
            }
            case UNREACHABLE_HOST ->
                before.towards(host(bench.controls().unreachableHosts())).connecting();
            case UNREACHABLE_NETWORK ->
                before.towards(host(bench.controls().unreachableNetworks())).connecting();
            case SILENT_HOST -> {
                before.towards(host(bench.controls().silentHosts())).connecting();
                bench.letEverythingTimeOut();
            }
        }
        AsyncCall connect = before.connectEnded();
        bench.require(connect.settled() && !connect.completion().succeeded(), () -> "the attempt in vain did not fail");
        scene.listening();
        if (obstacle == Obstacle.PAUSED_LISTENER) {
            bench.objects().controlConnectEvents(scene.listener(), false);
        }
    }

    private InetAddress host(List<InetAddress> hosts) {
        return bench.ofFamily(hosts, scene.plan().family());
    }

    /** Whether what was used may be used again by the reading of AMB-06. */
    public boolean invitesAnother() {
        return invitesAnother(before.active().connect());
    }

    /** Whether a connect failed as one that nobody took: it may be made again, but is no request that came to grief. */
    public static boolean invitesAnother(AsyncCall connect) {
        Completion ended = connect.completion();
        return INVITING.stream()
                .flatMap(status -> Stream.of(new Completion.Inline(status), new Completion.Deferred(status)))
                .anyMatch(ended::equals);
    }

    /**
     * Connects again, now that nothing is in the way, with as much of what failed as asked; nothing is waited for.
     * What is not used again is closed before.
     */
    public AsyncCall again(Retry with) {
        if (with == Retry.SAME_CONNECTOR) {
            return before.connectOnceMore();
        }
        bench.close(before.active().connector());
        if (with == Retry.NEW_OBJECTS) {
            return scene.connecting().active().connect();
        }
        before.active()
                .bring(bench.created(
                        bench.objects().createConnector(bench.adapters().activeAdapter()), NdkConnector.class));
        return before.connectOnceMore();
    }
}
