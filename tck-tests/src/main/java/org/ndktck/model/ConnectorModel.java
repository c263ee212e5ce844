package org.ndktck.model;

import static org.ndktck.catalog.RequirementId.ACC_18;
import static org.ndktck.catalog.RequirementId.ACC_22;
import static org.ndktck.catalog.RequirementId.CEV_01;
import static org.ndktck.catalog.RequirementId.CLO_13;
import static org.ndktck.catalog.RequirementId.CLO_20;
import static org.ndktck.catalog.RequirementId.CLO_22;
import static org.ndktck.catalog.RequirementId.CLO_23;
import static org.ndktck.catalog.RequirementId.CMP_10;
import static org.ndktck.catalog.RequirementId.CMP_14;
import static org.ndktck.catalog.RequirementId.DEV_02;
import static org.ndktck.catalog.RequirementId.DIS_04;
import static org.ndktck.catalog.RequirementId.DIS_05;
import static org.ndktck.catalog.RequirementId.REJ_10;
import static org.ndktck.catalog.RequirementId.REJ_11;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.ndktck.catalog.RequirementId;
import org.ndktck.model.Demand.What;
import org.ndktck.plan.connecting.ConsumerCall;
import org.ndktck.plan.connecting.Side;

/** The state machine of both connectors of one attempt, moved on call by call. */
public final class ConnectorModel {

    private static final Set<State> CONNECTED =
            EnumSet.of(State.ESTABLISHED, State.PEER_DISCONNECTED, State.PEER_CLOSED);

    private State active = State.IDLE;
    private State passive = State.ABSENT;
    private List<Demand> demands = new ArrayList<>();

    /** Starts with an idle connector on the active side and a listener on the passive one. */
    public ConnectorModel() {}

    private ConnectorModel(ConnectorModel other) {
        active = other.active;
        passive = other.passive;
    }

    /** The same states again. */
    public ConnectorModel copy() {
        return new ConnectorModel(this);
    }

    /** Whether a conforming consumer may make the call now. */
    public boolean permits(ConsumerCall call) {
        return switch (call) {
            case CONNECT -> active == State.IDLE;
            case READ_REQUEST, ACCEPT, REJECT_REQUEST -> passive == State.INCOMING || isStale(Side.PASSIVE);
            case READ_REPLY, COMPLETE_CONNECT, REJECT_REPLY -> active == State.PEER_ACCEPTED || isStale(Side.ACTIVE);
            case DISCONNECT_ACTIVE -> CONNECTED.contains(active);
            case DISCONNECT_PASSIVE -> CONNECTED.contains(passive);
            case CLOSE_ACTIVE -> active != State.CLOSED;
            case CLOSE_PASSIVE -> passive != State.CLOSED && passive != State.ABSENT;
        };
    }

    /** Whether the peer has given up without a way to tell this side. */
    public boolean isStale(Side side) {
        return of(side) == State.STALE;
    }

    private State of(Side side) {
        return side == Side.ACTIVE ? active : passive;
    }

    /**
     * Makes a call that is permitted.
     *
     * @return what it must bring about, in no order
     */
    public List<Demand> make(ConsumerCall call) {
        demands = new ArrayList<>();
        switch (call) {
            case CONNECT -> connect();
            case READ_REQUEST, READ_REPLY -> {}
            case ACCEPT -> accept();
            case REJECT_REQUEST -> rejectRequest();
            case COMPLETE_CONNECT -> completeConnect();
            case REJECT_REPLY -> rejectReply();
            case DISCONNECT_ACTIVE -> active = disconnect(Side.ACTIVE);
            case DISCONNECT_PASSIVE -> passive = disconnect(Side.PASSIVE);
            case CLOSE_ACTIVE -> closeActive();
            case CLOSE_PASSIVE -> closePassive();
        }
        return demands;
    }

    private void demand(RequirementId row, Side side, What what) {
        demands.add(new Demand(row, side, what));
    }

    private void connect() {
        demand(CEV_01, Side.PASSIVE, What.CONNECT_EVENT);
        active = State.CONNECTING;
        passive = State.INCOMING;
    }

    private void accept() {
        if (passive == State.STALE) {
            demand(ACC_18, Side.PASSIVE, What.ANSWER_FAILS_OR_DISCONNECT_EVENT);
            passive = State.OVER;
            return;
        }
        demand(ACC_22, Side.ACTIVE, What.CONNECT_SUCCEEDS);
        active = State.PEER_ACCEPTED;
        passive = State.ACCEPTING;
    }

    private void rejectRequest() {
        if (passive == State.INCOMING) {
            demand(REJ_10, Side.ACTIVE, What.CONNECT_FAILS);
            active = State.OVER;
        }
        passive = State.OVER;
    }

    private void completeConnect() {
        if (active == State.STALE) {
            demand(CMP_10, Side.ACTIVE, What.ANSWER_FAILS_OR_DISCONNECT_EVENT);
            active = State.OVER;
            return;
        }
        demand(CMP_14, Side.ACTIVE, What.ANSWER_SUCCEEDS);
        demand(CMP_14, Side.PASSIVE, What.ANSWER_SUCCEEDS);
        active = State.ESTABLISHED;
        passive = State.ESTABLISHED;
    }

    private void rejectReply() {
        if (active == State.PEER_ACCEPTED) {
            demand(REJ_11, Side.PASSIVE, What.ANSWER_FAILS_OR_DISCONNECT_EVENT);
            passive = State.OVER;
        }
        active = State.OVER;
    }

    private State disconnect(Side side) {
        Side peer = peer(side);
        return switch (of(side)) {
            case ESTABLISHED -> {
                demand(DEV_02, peer, What.DISCONNECT_EVENT);
                set(peer, State.PEER_DISCONNECTED);
                yield State.DISCONNECTING;
            }
            case PEER_DISCONNECTED -> {
                demand(DIS_04, side, What.DISCONNECT_SUCCEEDS);
                if (of(peer) == State.DISCONNECTING) {
                    demand(DIS_04, peer, What.DISCONNECT_SUCCEEDS);
                    set(peer, State.OVER);
                }
                yield State.OVER;
            }
            default -> {
                demand(DIS_05, side, What.DISCONNECT_ENDS);
                yield State.OVER;
            }
        };
    }

    private void set(Side side, State state) {
        if (side == Side.ACTIVE) {
            active = state;
        } else {
            passive = state;
        }
    }

    private static Side peer(Side side) {
        return side == Side.ACTIVE ? Side.PASSIVE : Side.ACTIVE;
    }

    private void closeActive() {
        switch (active) {
            case CONNECTING -> {
                demand(CLO_23, Side.ACTIVE, What.CONNECT_FAILS);
                passive = State.STALE;
            }
            case PEER_ACCEPTED -> {
                demand(ACC_18, Side.PASSIVE, What.ANSWER_FAILS_OR_DISCONNECT_EVENT);
                passive = State.OVER;
            }
            default -> closeConnected(Side.ACTIVE);
        }
        active = State.CLOSED;
    }

    private void closePassive() {
        switch (passive) {
            case INCOMING -> {
                demand(CLO_22, Side.ACTIVE, What.CONNECT_FAILS);
                active = State.OVER;
            }
            case ACCEPTING -> {
                demand(CLO_13, Side.PASSIVE, What.ANSWER_ENDS);
                active = State.STALE;
            }
            default -> closeConnected(Side.PASSIVE);
        }
        passive = State.CLOSED;
    }

    private void closeConnected(Side side) {
        Side peer = peer(side);
        if (of(side) == State.ESTABLISHED) {
            demand(CLO_20, peer, What.DISCONNECT_EVENT);
            set(peer, State.PEER_CLOSED);
        } else if (of(side) == State.DISCONNECTING) {
            demand(CLO_13, side, What.DISCONNECT_ENDS);
            if (of(peer) == State.PEER_DISCONNECTED) {
                set(peer, State.PEER_CLOSED); // its abort may have overtaken its notification by now
            }
        } else if (of(peer) == State.DISCONNECTING) {
            demand(DIS_05, peer, What.DISCONNECT_ENDS);
            set(peer, State.OVER);
        }
    }
}
