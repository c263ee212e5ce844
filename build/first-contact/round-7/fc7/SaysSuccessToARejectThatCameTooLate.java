package fc7;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** NdkReject answers STATUS_SUCCESS also where the other side had already given up; AMB-09 says that STATUS_SUCCESS from NdkReject conforms. */
public final class SaysSuccessToARejectThatCameTooLate extends Base {
    Wrap wrap() {
        return new Wrap() {
            @Override ConnectorT connector() {
                return new ConnectorT() {
                    @Override public NtStatus reject(NdkConnector c, RejectArgs x) {
                        NtStatus status = real.reject(c, x);
                        return status.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? NtStatus.STATUS_SUCCESS : status;
                    }
                };
            }
        };
    }
}
