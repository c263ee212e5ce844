package org.ndktck.faulty.grid;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.faulty.*;
import org.ndktck.faulty.grid.world.*;

/** The reference with one fault of the grid around it. */
public final class GridProvider extends InterceptingProvider {

    /** Where NDK_ADAPTER_INFO has the maxima. */
    private static final int MAX_INBOUND_READ_LIMIT = 0x38;

    private static final int MAX_OUTBOUND_READ_LIMIT = 0x3C;

    private final World world = new World();
    private final GridFault fault;

    /**
     * Makes the provider of a fault.
     *
     * @param name the name of the fault
     */
    public GridProvider(String name) {
        this(Grid.named(name));
    }

    /**
     * Makes the provider of a fault.
     *
     * @param fault the fault
     */
    public GridProvider(GridFault fault) {
        super(fault.name());
        this.fault = fault;
    }

    /** Tells how often the consumer got something else than from the reference. */
    public long deviations() {
        return world.deviations();
    }

    @Override
    protected void opened(OpenedAdapters opened) {
        NdkAdapter adapter = opened.activeAdapter();
        ProviderBytes info = new ProviderBytes(NdkAdapterInfo.SIZE);
        adapter.dispatch()
                .queryAdapterInfo(adapter, new QueryAdapterInfoArgs(info, UlongCell.holding(NdkAdapterInfo.SIZE)));
        ByteBuffer view = info.buffer();
        world.open(
                opened.activeAddresses(),
                Integer.toUnsignedLong(view.getInt(MAX_INBOUND_READ_LIMIT)),
                Integer.toUnsignedLong(view.getInt(MAX_OUTBOUND_READ_LIMIT)));
    }

    @Override
    protected Object call(Intercepted call) {
        Moment moment = world.enter(call, fault.trigger()::holds);
        @Nullable
        Object answer =
                fault.descriptor().covers(call) ? fault.effect().advice().answer(moment) : moment.proceed();
        world.leave(moment, answer);
        return answer == null ? Intercepted.NOTHING : answer;
    }
}
