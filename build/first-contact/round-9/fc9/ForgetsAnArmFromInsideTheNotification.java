package fc9;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import static org.ndktck.api.NtStatus.*;

public final class ForgetsAnArmFromInsideTheNotification extends H {
    Wrap wrap() { return new W(); }
    static class W extends Wrap {
        Cq cq(NdkCqDispatch r) { return new Cq(r) {
            volatile Thread notifier;
            void notification(NdkCqNotificationCallback to, long c, NtStatus s) {
                notifier = Thread.currentThread();
                try { to.notify(c, s); } finally { notifier = null; }
            }
            public void armCq(NdkCq q, NdkCqNotificationType t) { if (notifier != Thread.currentThread()) r.armCq(q, t); }
        }; }
    }
}
