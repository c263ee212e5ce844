package org.ndktck.nativeprovider;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.api.NdkCqNotificationCallback;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkObjectType;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.ObjectPointer;

/**
 * Native functions for the consumer's callbacks. Each belongs to one call, or one registration, until every object is
 * closed, so that a second or a late callback reaches the record of its call; after that those that have rested longest
 * are used first.
 */
final class CallbackPool {

    /** Functions of a kind that rest before one is used again. */
    private static final int RESTING = 256;

    /** Functions of a kind in all: a provider that never completes a close must not fill the memory for code. */
    private static final int MOST = 1 << 13;

    private final Border border;
    private final Map<CallbackKind, Shelf> shelves = new EnumMap<>(CallbackKind.class);

    CallbackPool(Border border) {
        this.border = border;
        for (CallbackKind kind : CallbackKind.values()) {
            shelves.put(kind, new Shelf(kind, border));
        }
    }

    /** The callbacks of a kind, the longest unused first. */
    private static final class Shelf {

        private final CallbackKind kind;
        private final Border border;
        private final Deque<Callback> resting = new ArrayDeque<>();
        private final Deque<Callback> used = new ArrayDeque<>();

        Shelf(CallbackKind kind, Border border) {
            this.kind = kind;
            this.border = border;
        }

        synchronized Callback take() {
            Callback next = next();
            used.add(next);
            return next;
        }

        private Callback next() {
            boolean full = resting.size() + used.size() >= MOST;
            if (resting.size() > RESTING || (full && !resting.isEmpty())) {
                return resting.remove();
            }
            return full ? used.remove() : new Callback(kind, border);
        }

        synchronized void retire() {
            resting.addAll(used);
            used.clear();
        }
    }

    /** Every object is closed, and no create is under way. */
    void retire() {
        shelves.values().forEach(Shelf::retire);
    }

    long request(NdkRequestCompletion completion) {
        return take(CallbackKind.REQUEST, completion);
    }

    long close(NdkCloseCompletion completion) {
        return take(CallbackKind.CLOSE, completion);
    }

    long connectEvent(NdkConnectEventCallback event) {
        return take(CallbackKind.CONNECT_EVENT, event);
    }

    long disconnectEvent(NdkDisconnectEventCallback event) {
        return take(CallbackKind.DISCONNECT_EVENT, event);
    }

    long disconnectEventEx(NdkDisconnectEventCallbackEx event) {
        return take(CallbackKind.DISCONNECT_EVENT_EX, event);
    }

    long notification(NdkCqNotificationCallback notification) {
        return take(CallbackKind.NOTIFICATION, notification);
    }

    <T extends NdkObject<?>> Creation<T> creation(
            NdkObjectType kind, NdkCreateCompletion completion, ObjectPointer<T> pointer) {
        Callback callback = shelf(CallbackKind.CREATE).take();
        Creation<T> creation = new Creation<>(kind, border, completion, pointer, callback);
        callback.standFor(creation);
        return creation;
    }

    private Shelf shelf(CallbackKind kind) {
        return Objects.requireNonNull(shelves.get(kind), "every kind has a shelf");
    }

    private long take(CallbackKind kind, Object target) {
        Callback callback = shelf(kind).take();
        callback.standFor(target);
        return callback.stub();
    }
}
