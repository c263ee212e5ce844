package org.ndktck.record;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ndktck.gate.EventCallback;

/**
 * Finds out which connect brought which connect event about. A connect is meant for the listener at its destination, comes
 * before its event and brings one event; what remains possible after that is kept, all of it.
 */
final class RequestMatching {

    private final Map<ConnectorRecord, EventCallback> requests = new LinkedHashMap<>();
    private final List<ConnectRecord> attempts = new ArrayList<>();
    private final Map<ConnectorRecord, Set<ConnectRecord>> possible = new HashMap<>();

    RequestMatching(Collection<ConnectorRecord> connectors) {
        List<ConnectorRecord> passives = new ArrayList<>();
        for (ConnectorRecord connector : connectors) {
            attempts.addAll(connector.connects());
            if (connector.isPassive() && !connector.isConfused()) {
                passives.add(connector);
            }
        }
        passives.sort(Comparator.comparingInt(
                connector -> connector.request().orElseThrow().number()));
        passives.forEach(
                connector -> requests.put(connector, connector.request().orElseThrow()));
    }

    void pair() {
        requests.forEach((passive, event) -> possible.put(passive, origins(passive, event)));
        while (excludeTheCertain()) {
            // each certain pair may make another one certain
        }
        for (ConnectorRecord passive : requests.keySet()) {
            List<ConnectRecord> origins = new ArrayList<>(possible.getOrDefault(passive, Set.of()));
            origins.sort(Comparator.comparingInt(connect -> connect.call().number()));
            passive.origins(origins);
        }
    }

    private Set<ConnectRecord> origins(ConnectorRecord passive, EventCallback event) {
        Set<ConnectRecord> begun = new HashSet<>();
        Set<ConnectRecord> undecided = new HashSet<>();
        ListenerRecord listener = passive.listener().orElse(null);
        for (ConnectRecord connect : attempts) {
            boolean meant =
                    listener != null && listener.mayBeMeantBy(connect.asked().destination());
            if (meant && connect.call().number() < event.number()) {
                begun.add(connect);
                if (!CallOrder.succeededBefore(connect.call(), event.number())) {
                    undecided.add(connect);
                }
            }
        }
        return undecided.isEmpty() ? begun : undecided; // one that had succeeded had brought its event
    }

    /** Takes what is certainly the origin of one event from all others; tells whether that changed anything. */
    private boolean excludeTheCertain() {
        boolean changed = false;
        for (ConnectorRecord passive : requests.keySet()) {
            Set<ConnectRecord> own = possible.getOrDefault(passive, Set.of());
            if (own.size() != 1) {
                continue;
            }
            for (Map.Entry<ConnectorRecord, Set<ConnectRecord>> other : possible.entrySet()) {
                boolean others =
                        !other.getKey().equals(passive) && other.getValue().size() > 1;
                changed |= others && other.getValue().removeAll(own);
            }
        }
        return changed;
    }
}
