package fc12;

import org.ndktck.api.*;

/** A pending NdkCreateQp also stores the new QP through the out parameter, just before it calls CreateCompletion. */
public final class StoresPendingQpThroughOutParameterToo extends Base {
    /** Makes it. */
    public StoresPendingQpThroughOutParameterToo() {}

    @Override
    Layer layer() {
        return new Layer() {
            @Override
            void born(NdkQp q, CreateQpArgs a) {
                a.ppNdkQp().set(q);
            }
        };
    }
}
