package fc1;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;
import org.ndktck.api.ObjectPointer;
import org.ndktck.api.provider.*;

/** A provider that puts a table around the correct one. */
abstract class Wrapped implements NdkProvider {

    private final NdkProvider real = new org.ndktck.reference.ReferenceProvider();

    /** A new table, for one opening. */
    abstract Forwarding tables();

    @Override
    public final ProviderIdentity identity() {
        return new ProviderIdentity("fc:" + getClass().getSimpleName(), "first contact", "1");
    }

    @Override
    public final int spiVersion() {
        return SPI_VERSION;
    }

    @Override
    public final boolean worksInSeveralProcesses() {
        return true;
    }

    @Override
    public final OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        OpenedAdapters opened = real.open(request);
        Forwarding tables = tables();
        NdkAdapter active = opened.activeAdapter();
        NdkAdapter passive = opened.passiveAdapter();
        tables.adopt(active);
        tables.opened(active);
        if (passive != active) {
            tables.adopt(passive);
            tables.opened(passive);
        }
        ProviderControls controls = new Controls(opened.controls(), tables);
        return new OpenedAdapters() {
            @Override
            public NdkAdapter activeAdapter() {
                return active;
            }

            @Override
            public NdkAdapter passiveAdapter() {
                return passive;
            }

            @Override
            public List<InetAddress> activeAddresses() {
                return opened.activeAddresses();
            }

            @Override
            public List<InetAddress> passiveAddresses() {
                return opened.passiveAddresses();
            }

            @Override
            public Set<Facility> facilities() {
                return opened.facilities();
            }

            @Override
            public ProviderControls controls() {
                return controls;
            }

            @Override
            public void close() {
                tables.closing();
                opened.close();
            }
        };
    }

    private static final class Controls implements ProviderControls {
        private final ProviderControls real;
        private final Forwarding tables;

        Controls(ProviderControls real, Forwarding tables) {
            this.real = real;
            this.tables = tables;
        }

        @Override
        public List<InetAddress> unreachableHosts() {
            return real.unreachableHosts();
        }

        @Override
        public List<InetAddress> unreachableNetworks() {
            return real.unreachableNetworks();
        }

        @Override
        public List<InetAddress> silentHosts() {
            return real.silentHosts();
        }

        @Override
        public Optional<Condition> linkCut() {
            return real.linkCut();
        }

        @Override
        public Optional<Condition> noFreePorts() {
            return real.noFreePorts();
        }

        @Override
        public Optional<Condition> noResources() {
            return real.noResources();
        }

        @Override
        public Optional<VirtualClock> clock() {
            return real.clock();
        }

        @Override
        public Optional<Runnable> settle() {
            return real.settle().map(settle -> () -> {
                tables.settle();
                settle.run();
            });
        }

        @Override
        public Optional<AdapterHandlers> adapterHandlers() {
            return real.adapterHandlers().map(handlers -> new AdapterHandlers() {
                @Override
                public NtStatus openNdkAdapter(NdkVersion version, ObjectPointer<NdkAdapter> cell) {
                    return handlers.openNdkAdapter(version, new ObjectPointer<>() {
                        @Override
                        public NdkAdapter get() {
                            return cell.get();
                        }

                        @Override
                        public void set(NdkAdapter value) {
                            if (value != null) {
                                tables.adopt(value);
                                tables.opened(value);
                            }
                            cell.set(value);
                        }
                    });
                }

                @Override
                public void closeNdkAdapter(NdkAdapter adapter) {
                    tables.closing();
                    handlers.closeNdkAdapter(adapter);
                }
            });
        }
    }
}
