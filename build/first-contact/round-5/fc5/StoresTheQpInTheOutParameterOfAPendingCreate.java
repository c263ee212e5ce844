package fc5;
import java.util.concurrent.*;
import org.ndktck.api.*;

public final class StoresTheQpInTheOutParameterOfAPendingCreate extends Base {
    Pd pd(Ad ad, NdkPdDispatch r) {
        return new Pd(ad, r) {
            public NtStatus createQp(NdkPd o, CreateQpArgs a) {
                // known to the creating function as soon as it exists, before the consumer's completion is called
                CompletableFuture<NdkQp> known = new CompletableFuture<>();
                Wrap<NdkQp> w = x -> x.setDispatch(this.ad.b.qp(this.ad, x.dispatch()));
                NdkCreateCompletion c = Base.<NdkQp>made((x, s, q) -> {
                    known.complete(s.equals(OK) ? (NdkQp) q : null);
                    a.createCompletion().complete(x, s, q);
                }, w);
                NtStatus s = create(o, a, c, out(a.ppNdkQp(), w));
                if (!s.equals(PENDING)) return s;
                try {
                    NdkQp q = known.get(50, TimeUnit.MILLISECONDS);
                    if (q != null) a.ppNdkQp().set(q);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                } catch (ExecutionException | TimeoutException e) {
                    // the creation takes longer: only the completion delivers it
                }
                return PENDING;
            }
        };
    }
}
