package fc5;
import java.util.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class HandsTheQpCloseCompletionToAWorker extends Base {
    Qp qp(Ad ad, NdkQpDispatch r) {
        return new Qp(ad, r) {
            public NtStatus closeQp(NdkQp o, CloseArgs a) {
                return super.closeQp(o, new CloseArgs(x -> {
                    Thread t = new Thread(() -> a.closeCompletion().complete(x), "worker");
                    t.setDaemon(true);
                    t.start();
                }, a.requestContext()));
            }
        };
    }
}
