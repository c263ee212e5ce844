package org.ndktck.connection;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.EventCallback;
import org.ndktck.plan.adapter.ConnectFailureCause;
import org.ndktck.plan.connecting.ReusedOnRetry;
import org.ndktck.plan.connecting.SilentListener;
import org.ndktck.trial.Trial;

/** A connect that fails for a cause that no longer exists when the same connect is made again (CON-37). */
public final class RetriedConnect {

    /** Those after which the documents say that the attempt can be made again (CON-37). */
    private static final NtStatus[] INVITING = {
        NtStatus.STATUS_NETWORK_UNREACHABLE,
        NtStatus.STATUS_HOST_UNREACHABLE,
        NtStatus.STATUS_CONNECTION_REFUSED,
        NtStatus.STATUS_IO_TIMEOUT
    };

    private final Trial trial;
    private final Connection connection;
    private final Connection before;
    private ReusedOnRetry reused = ReusedOnRetry.NEW_OBJECTS;
    private final Set<NdkConnector> rejected = new HashSet<>();
    private int decided;

    /**
     * Lets a connect fail.
     *
     * @param connection whose passive side listens, in the end
     * @param before whose active side connects to there
     */
    RetriedConnect(Trial trial, Connection connection, Connection before, ConnectFailureCause obstacle) {
        this.trial = trial;
        this.connection = connection;
        this.before = before;
        fail(obstacle);
    }

    private void fail(ConnectFailureCause obstacle) {
        switch (obstacle) {
            case NOBODY -> before.connecting();
            case CLOSED_LISTENER -> {
                connection.listens();
                close(connection.listener(), "listener");
                before.connecting();
            }
            case PAUSED_LISTENER -> {
                connection.listening().silence(SilentListener.PAUSED);
                before.connecting();
            }
            case UNREACHABLE_HOST ->
                before.towards(host(trial.controls().unreachableHosts())).connecting();
            case UNREACHABLE_NETWORK ->
                before.towards(host(trial.controls().unreachableNetworks())).connecting();
            case SILENT_HOST -> {
                before.towards(host(trial.controls().silentHosts())).connecting();
                trial.letEverythingTimeOut();
            }
        }
        AsyncCall connect = before.connecting().active().connect();
        trial.settleUnanswered(connect);
        trial.rethrow();
        trial.require(connect.hasFailed(), () -> "the attempt in vain did not fail");
        connection.listening();
        if (obstacle == ConnectFailureCause.PAUSED_LISTENER) {
            trial.objects().controlConnectEvents(connection.listener(), false);
        }
    }

    private void close(NdkObject<?> object, String what) {
        AsyncCall close = trial.close(object);
        trial.require(close.settled(), () -> "the close of the " + what + " did not complete");
    }

    private InetAddress host(List<InetAddress> hosts) {
        return trial.ofFamily(hosts, connection.plan().family());
    }

    /**
     * Connects again, now that nothing is in the way, with as much of what failed as asked, unless the first outcome forbids
     * that; nothing is waited for. A connector that is not used again is closed before.
     */
    public void again(ReusedOnRetry with) {
        boolean anew = with == ReusedOnRetry.NEW_OBJECTS
                || !invitesAnother(before.active().connect());
        if (with != ReusedOnRetry.SAME_CONNECTOR || anew) {
            close(before.active().connector(), "connector");
        }
        if (anew) {
            connection.connecting();
            return;
        }
        if (with == ReusedOnRetry.SAME_QP) {
            before.active().create();
        }
        before.connectOnceMore();
        reused = with;
    }

    /**
     * Waits for the connect events of this attempt and of others at the same listener. Where a listener refuses one beside
     * others that are undecided, as a backlog may demand (AMB-44), these are rejected, and the refused one is made again.
     *
     * @param others with objects of their own
     * @return whether they have come; an attempt that is refused because of what it used again brings none
     */
    public boolean awaitRequests(AsyncCall... others) {
        List<AsyncCall> fresh = new ArrayList<>(List.of(others));
        if (reused == ReusedOnRetry.NEW_OBJECTS) {
            fresh.add(connection.active().connect());
        }
        awaitEvents(fresh);
        List<AsyncCall> refused = refused(fresh);
        trial.require(
                haveCome(fresh) || !isUnderWay() || !refused.isEmpty() || undecided() < fresh.size(),
                () -> "a connect made again with " + reused.words() + " is neither refused nor brought an event");
        while (!haveCome(fresh) && !refused.isEmpty() && makeRoom()) {
            fresh.clear();
            refused.forEach(connect -> fresh.add(connection.connectAnother()));
            awaitEvents(fresh);
            refused = refused(fresh);
        }
        boolean all = haveCome(fresh);
        for (AsyncCall connect : fresh) {
            trial.require(
                    all || !connect.hasFailed() || invitesAnother(connect),
                    () -> connect.function() + " " + connect.completion().words());
        }
        return all;
    }

    /** Before any of them is rejected: then its connect ends as if it had been refused. */
    private static List<AsyncCall> refused(List<AsyncCall> fresh) {
        return fresh.stream().filter(RetriedConnect::invitesAnother).toList();
    }

    private void awaitEvents(List<AsyncCall> fresh) {
        trial.await("the connect event", () -> {
            long failed = fresh.stream().filter(AsyncCall::hasFailed).count();
            return undecided() + failed >= fresh.size() + (isUnderWay() ? 1 : 0);
        });
    }

    private boolean haveCome(List<AsyncCall> fresh) {
        return undecided() >= fresh.size() + (isUnderWay() ? 1 : 0);
    }

    private int undecided() {
        return connection.connectEvents().size() - decided;
    }

    /** Rejects the requests that have come; tells whether there were any. */
    private boolean makeRoom() {
        List<EventCallback> events = connection.connectEvents();
        events.subList(decided, events.size()).stream()
                .map(EventCallback::delivered)
                .filter(NdkConnector.class::isInstance)
                .map(NdkConnector.class::cast)
                .filter(rejected::add) // a wrong provider delivers one twice
                .forEach(connector -> trial.requireSuccess(trial.connections().reject(connector, new byte[0])));
        boolean any = events.size() > decided;
        decided = events.size();
        trial.letThingsSettle();
        return any;
    }

    /** How many connect events there are. */
    public String counted() {
        int events = connection.connectEvents().size();
        return events == 1 ? "one connect event came" : events + " connect events came";
    }

    /** Whether the attempt that uses something again may bring an event that has not been decided on. */
    private boolean isUnderWay() {
        return decided == 0
                && reused != ReusedOnRetry.NEW_OBJECTS
                && !before.active().connect().hasFailed();
    }

    /** Whether the attempt was refused because of what it used again. */
    public boolean isRefused() {
        return decided == 0
                && reused != ReusedOnRetry.NEW_OBJECTS
                && before.active().connect().hasFailed();
    }

    /** What was used again, and what came of it. */
    public String words() {
        return "a connect made again with " + reused.words() + " "
                + before.active().connect().completion().words();
    }

    /** Whether a connect failed as one that nobody took. */
    private static boolean invitesAnother(AsyncCall connect) {
        return connect.settled() && connect.completion().isAnyOf(INVITING);
    }
}
