package fc9;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import static org.ndktck.api.NtStatus.*;

public final class AnswersPendingToAnExtensionQueryOnASharedEndpoint extends H {
    Wrap wrap() { return new W(); }
    static class W extends Wrap {
        Sep sep(NdkSharedEndpointDispatch r) { return new Sep(r) {
            public NtStatus queryExtension(NdkSharedEndpoint e, QueryExtensionArgs g) { return STATUS_PENDING; }
        }; }
    }
}
