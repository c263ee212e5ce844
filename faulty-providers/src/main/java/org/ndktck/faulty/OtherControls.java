package org.ndktck.faulty;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.UnaryOperator;
import org.ndktck.api.provider.AdapterHandlers;
import org.ndktck.api.provider.Condition;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderControls;
import org.ndktck.api.provider.VirtualClock;

/** Opened adapters with other controls. */
public final class OtherControls extends ForwardedAdapters {

    private final ProviderControls controls;

    /**
     * Changes the controls.
     *
     * @param original what was opened
     * @param change makes the other controls
     */
    public OtherControls(OpenedAdapters original, UnaryOperator<ProviderControls> change) {
        super(original);
        this.controls = change.apply(original.controls());
    }

    @Override
    public ProviderControls controls() {
        return controls;
    }

    /** Controls that are those of the original, but for what is overridden. */
    public static class Forwarding implements ProviderControls {

        private final ProviderControls original;

        /**
         * Forwards everything.
         *
         * @param original to what
         */
        protected Forwarding(ProviderControls original) {
            this.original = original;
        }

        @Override
        public List<InetAddress> unreachableHosts() {
            return original.unreachableHosts();
        }

        @Override
        public List<InetAddress> unreachableNetworks() {
            return original.unreachableNetworks();
        }

        @Override
        public List<InetAddress> silentHosts() {
            return original.silentHosts();
        }

        @Override
        public Optional<Condition> linkCut() {
            return original.linkCut();
        }

        @Override
        public Optional<Condition> noFreePorts() {
            return original.noFreePorts();
        }

        @Override
        public Optional<Condition> noResources() {
            return original.noResources();
        }

        @Override
        public Optional<VirtualClock> clock() {
            return original.clock();
        }

        @Override
        public Optional<Runnable> settle() {
            return original.settle();
        }

        @Override
        public Optional<IntSupplier> currentIrql() {
            return original.currentIrql();
        }

        @Override
        public Optional<AdapterHandlers> adapterHandlers() {
            return original.adapterHandlers();
        }
    }
}
