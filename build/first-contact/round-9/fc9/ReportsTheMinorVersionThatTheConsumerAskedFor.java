package fc9;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import static org.ndktck.api.NtStatus.*;

public final class ReportsTheMinorVersionThatTheConsumerAskedFor extends H {
    Wrap wrap() { return new W(); }
    static class W extends Wrap {
        Adp adp(NdkAdapterDispatch r, NdkVersion asked) { return new Adp(this, r) {
            public NtStatus queryAdapterInfo(NdkAdapter a, QueryAdapterInfoArgs g) {
                NtStatus s = r.queryAdapterInfo(a, g);
                if (s.isSuccess() && asked != null && g.pInfo() != null) {
                    g.pInfo().put(2, (byte) asked.minor());
                    g.pInfo().put(3, (byte) (asked.minor() >> 8));
                }
                return s;
            }
        }; }
    }
}
