package fc2;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The request completion of NdkCompleteConnect and of its Ex form is called twice in a row. */
public final class ReportsEveryCompleteConnectTwice extends Base {
    @Override Hooks hooks() {
        return new Hooks() {
            private NdkRequestCompletion twice(NdkRequestCompletion c) {
                return (context, status) -> {
                    c.complete(context, status);
                    c.complete(context, status);
                };
            }
            @Override public NtStatus completeConnect(NdkConnector o, CompleteConnectArgs a) {
                return super.completeConnect(o, with(a, twice(a.requestCompletion())));
            }
            @Override public NtStatus completeConnectEx(NdkConnector o, CompleteConnectExArgs a) {
                return super.completeConnectEx(o, with(a, twice(a.requestCompletion())));
            }
        };
    }
}
