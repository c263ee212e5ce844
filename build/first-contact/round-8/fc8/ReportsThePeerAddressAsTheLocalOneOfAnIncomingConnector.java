package fc8;

import java.util.*;
import org.ndktck.api.*;

public final class ReportsThePeerAddressAsTheLocalOneOfAnIncomingConnector extends Base {
    @Override ConnTable connector(AdapterTable at, NdkConnectorDispatch r, ListenerTable from) {
        return new ConnTable(r, from) {
            @Override public NtStatus getLocalAddress(NdkConnector c, GetAddressArgs x) {
                return from == null ? real.getLocalAddress(c, x) : real.getPeerAddress(c, x);
            }
        };
    }
}
