package fc7;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** NdkCloseCq answers STATUS_SUCCESS at once while a queue pair that was created with the queue is still open, because it does not count its queue pairs. */
public final class ClosesACompletionQueueUnderItsQueuePairs extends Base {
    Wrap wrap() {
        return new Wrap() {
            final class Counted extends CqT {
                final AtomicInteger users = new AtomicInteger();
                final AtomicInteger notifying = new AtomicInteger();
                @Override public NtStatus closeCq(NdkCq q, CloseArgs x) {
                    if (users.get() == 0 || notifying.get() != 0) {
                        return real.closeCq(q, x);
                    }
                    real.closeCq(q, new CloseArgs(context -> { }, 0));
                    return NtStatus.STATUS_SUCCESS;
                }
            }

            @Override CqT cq() { return new Counted(); }

            @Override AdapterT adapter() {
                return new AdapterT(this) {
                    @Override public NtStatus createCq(NdkAdapter a, CreateCqArgs x) {
                        AtomicReference<Counted> made = new AtomicReference<>();
                        NdkCqNotificationCallback counted = (context, status) -> {
                            Counted t = made.get();
                            if (t != null) {
                                t.notifying.incrementAndGet();
                            }
                            x.cqNotification().notify(context, status);
                            if (t != null) {
                                t.notifying.decrementAndGet();
                            }
                        };
                        Counted t = new Counted();
                        made.set(t);
                        return real.createCq(a, new CreateCqArgs(x.cqDepth(), counted, x.cqNotificationContext(),
                                w.created(x.createCompletion(), t), x.requestContext(),
                                w.out(x.ppNdkCq(), v -> w.adopt(t, v))));
                    }
                };
            }

            @Override PdT pd() {
                return new PdT(this) {
                    @Override public NtStatus createQp(NdkPd p, CreateQpArgs x) {
                        Counted receive = (Counted) w.tables.get(x.pReceiveCq());
                        Counted initiator = (Counted) w.tables.get(x.pInitiatorCq());
                        AtomicBoolean counted = new AtomicBoolean();
                        AtomicBoolean gone = new AtomicBoolean();
                        Runnable begin = () -> {
                            if (counted.compareAndSet(false, true)) {
                                receive.users.incrementAndGet();
                                initiator.users.incrementAndGet();
                            }
                        };
                        Runnable end = () -> {
                            if (gone.compareAndSet(false, true)) {
                                receive.users.decrementAndGet();
                                initiator.users.decrementAndGet();
                            }
                        };
                        QpT t = new QpT() {
                            @Override public NtStatus closeQp(NdkQp q, CloseArgs y) {
                                NtStatus status = real.closeQp(q, new CloseArgs(context -> {
                                    end.run();
                                    y.closeCompletion().complete(context);
                                }, y.requestContext()));
                                if (status.isSuccess()) {
                                    end.run();
                                }
                                return status;
                            }
                        };
                        NdkCreateCompletion created = w.created(x.createCompletion(), t);
                        return real.createQp(p, new CreateQpArgs(x.pReceiveCq(), x.pInitiatorCq(), x.qpContext(),
                                x.receiveQueueDepth(), x.initiatorQueueDepth(), x.maxReceiveRequestSge(),
                                x.maxInitiatorRequestSge(), x.inlineDataSize(), (context, status, object) -> {
                                    if (status.isSuccess()) {
                                        begin.run();
                                    }
                                    created.complete(context, status, object);
                                }, x.requestContext(), w.out(x.ppNdkQp(), v -> {
                                    begin.run();
                                    w.adopt(t, v);
                                })));
                    }
                };
            }
        };
    }
}
