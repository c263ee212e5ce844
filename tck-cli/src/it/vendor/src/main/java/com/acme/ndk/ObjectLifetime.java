package com.acme.ndk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.NtStatus;

/**
 * What every object has: who still uses it, its callbacks in order, its close. All methods are called
 * with the adapter's lock held; callbacks run without it.
 */
final class ObjectLifetime {

    private final AcmeAdapter adapter;
    private final List<ObjectLifetime> antecedents = new ArrayList<>();
    private final ArrayDeque<Runnable> callbacks = new ArrayDeque<>();
    private boolean draining;
    private int users;
    private boolean closing;
    private CloseArgs pendingClose;
    private Runnable whenGone = () -> {};

    ObjectLifetime(AcmeAdapter adapter, ObjectLifetime... antecedents) {
        this.adapter = adapter;
        synchronized (adapter.lock) {
            for (ObjectLifetime antecedent : antecedents) {
                use(antecedent);
            }
        }
    }

    void whenGone(Runnable action) {
        whenGone = action;
    }

    boolean closing() {
        return closing;
    }

    boolean inUse() {
        return users > 0;
    }

    void retain() {
        users++;
    }

    void release() {
        users--;
        if (users == 0 && pendingClose != null) {
            CloseArgs close = pendingClose;
            pendingClose = null;
            whenGone.run();
            adapter.callbacks.run(() -> {
                try {
                    close.closeCompletion().complete(close.requestContext());
                } finally {
                    synchronized (adapter.lock) {
                        releaseAntecedents();
                    }
                }
            });
        }
    }

    void use(ObjectLifetime antecedent) {
        antecedents.add(antecedent);
        antecedent.retain();
    }

    void unuse(ObjectLifetime antecedent) {
        if (antecedents.remove(antecedent)) {
            antecedent.release();
        }
    }

    /** Queues a callback behind the earlier ones of this object. */
    void post(Runnable callback) {
        retain();
        callbacks.add(callback);
        if (!draining) {
            draining = true;
            adapter.callbacks.run(this::drain);
        }
    }

    private void drain() {
        while (true) {
            Runnable next;
            synchronized (adapter.lock) {
                next = callbacks.poll();
                if (next == null) {
                    draining = false;
                    return;
                }
            }
            try {
                next.run();
            } finally {
                synchronized (adapter.lock) {
                    release();
                }
            }
        }
    }

    void markClosing() {
        closing = true;
    }

    NtStatus close(CloseArgs args) {
        closing = true;
        if (users > 0) {
            pendingClose = args;
            return NtStatus.STATUS_PENDING;
        }
        whenGone.run();
        releaseAntecedents();
        return NtStatus.STATUS_SUCCESS;
    }

    private void releaseAntecedents() {
        List<ObjectLifetime> all = List.copyOf(antecedents);
        antecedents.clear();
        all.forEach(ObjectLifetime::release);
    }
}
