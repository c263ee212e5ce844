package fc8;

import java.util.*;
import org.ndktck.api.*;

public final class AnswersARejectWithPending extends Base {
    @Override ConnTable connector(AdapterTable at, NdkConnectorDispatch r, ListenerTable from) {
        return new ConnTable(r, from) {
            @Override public NtStatus reject(NdkConnector c, RejectArgs x) {
                NtStatus st = real.reject(c, x);
                return st.isSuccess() ? NtStatus.STATUS_PENDING : st;
            }
        };
    }
}
