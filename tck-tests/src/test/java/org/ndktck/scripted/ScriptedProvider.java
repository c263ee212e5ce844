package org.ndktck.scripted;

import java.net.InetAddress;
import java.util.List;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderControls;
import org.ndktck.api.provider.ProviderIdentity;

/** The scripted provider: one adapter that reaches itself. */
public final class ScriptedProvider implements NdkProvider {

    private final Script script;

    /** A lawful one, as the service loader makes it. */
    public ScriptedProvider() {
        this(new Script());
    }

    /** One that does what the script says. */
    public ScriptedProvider(Script script) {
        this.script = script;
    }

    @Override
    public ProviderIdentity identity() {
        return new ProviderIdentity("scripted", "NDK TCK", "1.0");
    }

    @Override
    public int spiVersion() {
        return SPI_VERSION;
    }

    @Override
    public OpenedAdapters open(OpenRequest request) {
        return open(script);
    }

    /** Opens without a request. */
    public static OpenedAdapters open(Script script) {
        Fabric fabric = new Fabric(script);
        NdkAdapter adapter = new AdapterFunctions(fabric).adapter();
        return new OpenedAdapters() {

            @Override
            public NdkAdapter activeAdapter() {
                return adapter;
            }

            @Override
            public List<InetAddress> activeAddresses() {
                return script.addresses();
            }

            @Override
            public ProviderControls controls() {
                return script.controls();
            }

            @Override
            public void close() {
                script.note("closed");
                fabric.thread().close();
            }
        };
    }

    /** Adapters of a lawful provider that do something more when they have been closed. */
    public static OpenedAdapters closing(Runnable last) {
        OpenedAdapters adapters = open(new Script().everythingAtOnce());
        return new OpenedAdapters() {

            @Override
            public NdkAdapter activeAdapter() {
                return adapters.activeAdapter();
            }

            @Override
            public List<InetAddress> activeAddresses() {
                return adapters.activeAddresses();
            }

            @Override
            public void close() {
                adapters.close();
                last.run();
            }
        };
    }
}
