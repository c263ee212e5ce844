package org.ndktck.scripted;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import org.ndktck.api.NdkAdapterInfo;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.ProviderControls;
import org.ndktck.gate.NdkFunction;

/** What a scripted provider does, and what was done to it. Written before the provider is opened. */
public final class Script {

    private boolean describesTooMuch;
    private OptionalLong sizeTold = OptionalLong.empty();
    private static final int KEPT_ARGUMENTS = 1000;

    private final Map<NdkFunction, Behaviour> behaviours = new EnumMap<>(NdkFunction.class);
    private final Map<NdkFunction, Runnable> whileCalled = new EnumMap<>(NdkFunction.class);
    private final Map<NdkFunction, UnaryOperator<byte[]>> addressesTold = new EnumMap<>(NdkFunction.class);
    private final List<String> log = new ArrayList<>();
    private final List<Record> arguments = new ArrayList<>();
    private final NdkAdapterInfo.Builder info = NdkAdapterInfo.builder(NdkVersion.V2_1);
    private Behaviour description = Behaviour.INLINE;
    private ReadableData.Reading reading = ReadableData.Reading.LAWFUL;
    private List<InetAddress> addresses = List.of(address(192, 0, 2, 1), address6());
    private int padding = 5;
    private int connectEvents = 1;
    private boolean eventsAtOnce;
    private boolean wrongEventContexts;
    private ProviderControls controls = ProviderControls.NONE;

    /** A lawful provider: creates inline, everything else later. */
    public Script() {
        for (NdkFunction function : NdkFunction.values()) {
            boolean atOnce =
                    function.kind() == NdkFunction.Kind.CREATE || function.kind() == NdkFunction.Kind.SYNCHRONOUS;
            behaviours.put(function, atOnce ? Behaviour.INLINE : Behaviour.PENDING);
        }
    }

    private static InetAddress address(int... bytes) {
        byte[] raw = new byte[bytes.length];
        for (int at = 0; at < raw.length; at++) {
            raw[at] = (byte) bytes[at];
        }
        try {
            return InetAddress.getByAddress(raw);
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static InetAddress address6() {
        return address(0x20, 0x01, 0x0D, 0xB8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1);
    }

    /** Lets a function behave otherwise. */
    public Script on(NdkFunction function, Behaviour behaviour) {
        behaviours.put(function, behaviour);
        return this;
    }

    /** Does something on the caller's thread inside a function. */
    public Script whileCalled(NdkFunction function, Runnable deed) {
        whileCalled.put(function, deed);
        return this;
    }

    /** Lets every outcome be told and every request be announced as soon as there is one, without another thread. */
    public Script everythingAtOnce() {
        behaviours.replaceAll((function, behaviour) ->
                function.kind() == NdkFunction.Kind.SYNCHRONOUS ? Behaviour.INLINE : Behaviour.AT_ONCE);
        return eventsAtOnce();
    }

    /** Offers the control that waits until nothing is under way. */
    public Script settling(Runnable settle) {
        controls = new ProviderControls() {

            @Override
            public Optional<Runnable> settle() {
                return Optional.of(settle);
            }
        };
        return this;
    }

    ProviderControls controls() {
        return controls;
    }

    /** Lets NdkQueryAdapterInfo behave otherwise. */
    public Script describing(Behaviour behaviour) {
        description = behaviour;
        return this;
    }

    /** Lets NdkQueryAdapterInfo store another size than that of the description. */
    public Script tellingTheSize(long size) {
        sizeTold = OptionalLong.of(size);
        return this;
    }

    OptionalLong sizeTold() {
        return sizeTold;
    }

    /** Lets NdkQueryAdapterInfo store one byte behind the buffer. */
    public Script describingTooMuch() {
        describesTooMuch = true;
        return this;
    }

    boolean describesTooMuch() {
        return describesTooMuch;
    }

    /** Lets NdkGetConnectionData answer otherwise. */
    public Script reading(ReadableData.Reading otherwise) {
        reading = otherwise;
        return this;
    }

    /** Lets a function tell another address than the real one. */
    public Script telling(NdkFunction function, UnaryOperator<byte[]> otherwise) {
        addressesTold.put(function, otherwise);
        return this;
    }

    byte[] told(NdkFunction function, byte[] real) {
        return addressesTold.getOrDefault(function, UnaryOperator.identity()).apply(real.clone());
    }

    /** Sets both adapters' read limit maxima. */
    public Script maxima(long inbound, long outbound) {
        info.maxInboundReadLimit(inbound).maxOutboundReadLimit(outbound);
        return this;
    }

    /** Sets the most private data of a connect, and of an accept or reject. */
    public Script data(long caller, long callee) {
        info.maxCallerData(caller).maxCalleeData(callee);
        return this;
    }

    /** Sets by how much the required size exceeds what was sent. */
    public Script padding(int bytes) {
        padding = bytes;
        return this;
    }

    /** Takes the IPv6 address away. */
    public Script withoutIpv6() {
        addresses = List.of(address(192, 0, 2, 1));
        return this;
    }

    /** Takes every address away. */
    public Script withoutAddresses() {
        addresses = List.of();
        return this;
    }

    /** Raises the connect event on the stack of NdkConnect. */
    public Script eventsAtOnce() {
        eventsAtOnce = true;
        return this;
    }

    /** Raises the connect event this often for one request. */
    public Script connectEvents(int times) {
        connectEvents = times;
        return this;
    }

    /** Passes a wrong context to every event callback. */
    public Script wrongEventContexts() {
        wrongEventContexts = true;
        return this;
    }

    /** The functions that were called so far, in order. */
    public synchronized List<String> log() {
        return List.copyOf(log);
    }

    /** The arguments of the first calls, in order. */
    public synchronized List<Record> arguments() {
        return List.copyOf(arguments);
    }

    synchronized Behaviour called(NdkFunction function, Record args) {
        whileCalled.getOrDefault(function, () -> {}).run();
        log.add(function.toString());
        if (arguments.size() < KEPT_ARGUMENTS) {
            arguments.add(args);
        }
        return behaviours.getOrDefault(function, Behaviour.INLINE);
    }

    synchronized void note(String what) {
        log.add(what);
    }

    Behaviour description() {
        return description;
    }

    NdkAdapterInfo info() {
        return info.build();
    }

    List<InetAddress> addresses() {
        return addresses;
    }

    boolean raisesEventsAtOnce() {
        return eventsAtOnce;
    }

    int connectEvents() {
        return connectEvents;
    }

    long eventContext(long given) {
        return wrongEventContexts ? Behaviour.WRONG_CONTEXT : given;
    }

    ReadableData readable(byte[] sent, long inbound, long outbound) {
        return new ReadableData(Arrays.copyOf(sent, sent.length + padding), inbound, outbound);
    }

    ReadableData.Reading reading() {
        return reading;
    }

    /** What a function that behaves so returns to its caller, null included. */
    @SuppressWarnings("NullAway")
    static NtStatus answer(Behaviour behaviour, Request request) {
        return behaviour.answer(request);
    }
}
