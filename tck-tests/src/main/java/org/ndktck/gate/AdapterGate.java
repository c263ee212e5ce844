package org.ndktck.gate;

import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.provider.AdapterHandlers;
import org.ndktck.memory.ObjectCell;

/** The handlers that open and close adapters. */
public final class AdapterGate {

    private final Gate gate;
    private final AdapterHandlers handlers;

    /**
     * Binds the calls to a gate.
     *
     * @param gate where they are recorded
     * @param handlers the provider's handlers
     */
    public AdapterGate(Gate gate, AdapterHandlers handlers) {
        this.gate = gate;
        this.handlers = handlers;
    }

    /**
     * Calls OPEN_NDK_ADAPTER_HANDLER.
     *
     * @param beside the adapter of which another instance is opened
     * @param version what the consumer asks for
     */
    public OpenAdapterCall open(NdkAdapter beside, NdkVersion version) {
        ObjectCell<NdkAdapter> cell = new ObjectCell<>();
        OpenAdapterCall call = new OpenAdapterCall(gate.nextNumber(), beside, gate.name(beside), version, cell);
        return gate.record(call, () -> handlers.openNdkAdapter(version, cell));
    }
}
