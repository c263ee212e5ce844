package fc9;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import static org.ndktck.api.NtStatus.*;

public final class KeepsSixteenBitsOfTheOutboundLimitOfAnAccept extends H {
    Wrap wrap() { return new W(); }
    static class W extends Wrap {
        Conn conn(NdkConnectorDispatch r, Lis from) { return new Conn(r, from) {
            NtStatus establish(NdkConnector c, Est e) { return forward(c, e.passive() ? e.withOut(e.out() & 0xFFFF) : e); }
        }; }
    }
}
