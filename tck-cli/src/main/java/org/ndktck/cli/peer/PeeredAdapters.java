package org.ndktck.cli.peer;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.Facility;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.PortRange;
import org.ndktck.api.provider.ProviderControls;
import org.ndktck.api.provider.WorkerSlot;
import org.ndktck.environment.AcrossProcesses;
import tools.jackson.databind.JsonNode;

/** The active adapter of this process and the passive one of the peer. */
final class PeeredAdapters implements OpenedAdapters, AcrossProcesses {

    private final OpenedAdapters here;
    private final Conversation conversation;
    private final NdkAdapter passive;
    private final Opened there;

    /**
     * What the peer tells once its provider is open.
     *
     * @param adapter the passive one, an {@link ExportedObject}
     * @param addresses of that adapter
     * @param facilities what its provider can do beyond connection management
     * @param ports which it chooses from
     */
    record Opened(JsonNode adapter, List<String> addresses, Set<Facility> facilities, PortRange ports) {

        Opened {
            addresses = List.copyOf(addresses);
            facilities = Set.copyOf(facilities);
        }
    }

    private PeeredAdapters(OpenedAdapters here, Conversation conversation, NdkAdapter passive, Opened there) {
        this.here = here;
        this.conversation = conversation;
        this.passive = passive;
        this.there = there;
    }

    static PeeredAdapters open(OpenedAdapters here, PeerAddress peer, WorkerSlot slot, Consumer<String> whenLost)
            throws AdapterOpenException {
        RemoteObjects objects = greeted(peer, whenLost);
        List<JsonNode> answer = answer(objects, peer, slot);
        if (answer.size() > 1) {
            objects.conversation().close();
            throw new AdapterOpenException(
                    "the peer at " + peer + " refuses: " + answer.get(1).asString());
        }
        Opened there = Values.read(answer.get(0), Opened.class);
        return new PeeredAdapters(here, objects.conversation(), (NdkAdapter) objects.object(there.adapter()), there);
    }

    private static RemoteObjects greeted(PeerAddress peer, Consumer<String> whenLost) throws AdapterOpenException {
        try {
            return new RemoteObjects(all -> Greeting.say(peer, all::callBack), why -> lost(peer, why, whenLost));
        } catch (PeerLostException e) {
            throw new AdapterOpenException(String.valueOf(e.getMessage()), e);
        }
    }

    private static List<JsonNode> answer(RemoteObjects objects, PeerAddress peer, WorkerSlot slot)
            throws AdapterOpenException {
        try {
            return objects.conversation().ask(PeerMessage.Kind.OPEN, Values.all(slot));
        } catch (PeerLostException e) {
            throw new AdapterOpenException(
                    "the peer at " + peer + " " + e.getMessage() + "; what it printed tells more", e);
        }
    }

    /** Whoever made a call gets no answer, and no provider is to blame for that: the run goes no further. */
    private static void lost(PeerAddress peer, String why, Consumer<String> whenLost) {
        whenLost.accept("the peer at " + peer + " " + why + "; what it printed tells more");
        boolean waiting = true;
        while (waiting) {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                waiting = !Thread.currentThread().isInterrupted();
            }
        }
    }

    @Override
    public NdkAdapter activeAdapter() {
        return here.activeAdapter();
    }

    @Override
    public NdkAdapter passiveAdapter() {
        return passive;
    }

    @Override
    public List<InetAddress> activeAddresses() {
        return here.activeAddresses();
    }

    @Override
    public List<InetAddress> passiveAddresses() {
        List<InetAddress> addresses = new ArrayList<>();
        for (String address : there.addresses()) {
            try {
                addresses.add(InetAddress.getByName(address));
            } catch (UnknownHostException e) {
                throw new IllegalStateException("the peer has the address " + address, e);
            }
        }
        return addresses;
    }

    @Override
    public Set<Facility> facilities() {
        return here.facilities().equals(there.facilities()) ? here.facilities() : Set.of();
    }

    @Override
    public PortRange chosenPorts() {
        return here.chosenPorts();
    }

    /** Those about hosts, which are about the side that connects; each other one would be needed in both processes. */
    @Override
    public ProviderControls controls() {
        ProviderControls controls = here.controls();
        return new ProviderControls() {
            @Override
            public List<InetAddress> unreachableHosts() {
                return controls.unreachableHosts();
            }

            @Override
            public List<InetAddress> unreachableNetworks() {
                return controls.unreachableNetworks();
            }

            @Override
            public List<InetAddress> silentHosts() {
                return controls.silentHosts();
            }
        };
    }

    @Override
    public void close() {
        conversation.close();
        here.close();
    }
}
