package fc6;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Takes the context of the listener for that of the request. */
public final class HandsTheEventContextToTheListenCompletion extends Base {
    @Override
    Tables tables() {
        return new Tables() {
            @Override
            NtStatus listen(Lis l, ListenArgs x) {
                return super.listen(l, new ListenArgs(x.pAddress(), x.addressLength(),
                        (k, s) -> x.requestCompletion().complete(l.eventContext, s), x.requestContext()));
            }
        };
    }
}
