package org.ndktck.nativeprovider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.api.CloseArgs;
import org.ndktck.api.CompleteConnectExArgs;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.CreateConnectorArgs;
import org.ndktck.api.DisconnectArgs;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NdkObjectType;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryExtensionArgs;
import org.ndktck.api.RejectArgs;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.WorkerSlot;

/** Calls, callbacks and objects on their way across the border. */
class BorderTest {

    private static final long CONTEXT = 0xFEDC_BA98_7654_3210L;

    @TempDir
    private static Path directory = Path.of("");

    private static @Nullable TestLibrary loaded;

    private final List<String> heard = new ArrayList<>();
    private NdkAdapter adapter = open();

    @BeforeAll
    static void compile() throws IOException, InterruptedException {
        loaded = TestLibrary.load(TestLibrary.compile(directory));
    }

    private static TestLibrary library() {
        return Objects.requireNonNull(loaded);
    }

    private static NdkAdapter open() {
        try {
            return new NativeProvider("native:" + library().file())
                    .open(new OpenRequest(Map.of(), WorkerSlot.ONLY))
                    .activeAdapter();
        } catch (AdapterOpenException e) {
            throw new IllegalStateException(e);
        }
    }

    @BeforeEach
    void behaveOrdinarily() {
        library().behave(0);
        library().answer(0);
    }

    private NdkConnector connector() {
        Cells.Cell<NdkConnector> cell = new Cells.Cell<>();
        NtStatus answer = adapter.dispatch().createConnector(adapter, createArgs(cell));
        assertThat(answer).isEqualTo(NtStatus.STATUS_SUCCESS);
        return Objects.requireNonNull(cell.get());
    }

    private CreateConnectorArgs createArgs(Cells.Cell<NdkConnector> cell) {
        return new CreateConnectorArgs(
                (context, status, object) -> {
                    heard.add("created " + context + " " + status);
                    cell.set((NdkConnector) Objects.requireNonNull(object));
                },
                CONTEXT,
                cell);
    }

    private NtStatus close(NdkConnector connector) {
        return connector
                .dispatch()
                .closeConnector(connector, new CloseArgs(context -> heard.add("closed " + context), 5));
    }

    private NtStatus connect(NdkConnector connector, NdkRequestCompletion completion) {
        NdkQp qp = (NdkQp) NativeObject.at(0x1000, NdkObjectType.QP, new Border());
        Cells.Bytes source = Cells.Bytes.of(16);
        Cells.Bytes destination = Cells.Bytes.of(28);
        NtStatus answer = connector
                .dispatch()
                .connect(
                        connector,
                        new ConnectArgs(
                                qp,
                                source,
                                16,
                                destination,
                                28,
                                0xFFFF_FFFFL,
                                0x8000_0000L,
                                null,
                                0,
                                completion,
                                CONTEXT));
        assertThat(library().argument(1)).isEqualTo(0x1000);
        assertThat(library().argument(2)).isEqualTo(Memory.of(source));
        assertThat(library().argument(4)).isEqualTo(Memory.of(destination));
        return answer;
    }

    @Test
    void anObjectIsTheSameUntilItIsClosedAndAnotherOneAfterwards() {
        NdkConnector first = connector();
        assertThat(connector()).isSameAs(first);
        assertThat(first.kind()).isEqualTo(NdkObjectType.CONNECTOR);
        assertThat(first.version()).isEqualTo(NdkVersion.V2_0);

        assertThat(close(first)).isEqualTo(NtStatus.STATUS_SUCCESS);

        assertThat(first.objectType())
                .as("what was there, and not what the memory holds now")
                .isEqualTo(NdkObjectType.CONNECTOR);
        assertThat(connector()).isNotSameAs(first);
    }

    @Test
    void whatComesAtTheAddressOfAnObjectThatIsBeingClosedIsAnother() {
        NdkConnector first = connector();
        library().behave(TestLibrary.PENDS);
        assertThat(close(first)).isEqualTo(NtStatus.STATUS_PENDING);
        library().behave(0);

        assertThat(connector()).isNotSameAs(first);
    }

    @Test
    void theReservedBlockIsInNativeMemory() {
        NdkConnector connector = connector();
        for (int field = 0; field < 4; field++) {
            connector.ndkReserved().set(field, CONTEXT + field);
        }

        connector.dispatch().reject(connector, new RejectArgs(null, 0));

        for (int field = 0; field < 4; field++) {
            assertThat(library().reserved(field)).isEqualTo(CONTEXT + field);
            assertThat(connector.ndkReserved().get(field)).isEqualTo(CONTEXT + field);
        }
    }

    @Test
    void argumentsArriveInOrderAndTheUpperHalfOfTheAnswerIsIgnored() {
        library().answer(0xFFFF_FFFF_0000_0103L);

        assertThat(connect(connector(), (context, status) -> {})).isEqualTo(NtStatus.STATUS_PENDING);

        assertThat(library().argument(3)).isEqualTo(16);
        assertThat(library().argument(5)).isEqualTo(28);
        assertThat(library().argument(6)).isEqualTo(0xFFFF_FFFFL);
        assertThat(library().argument(7)).isEqualTo(0x8000_0000L);
        assertThat(library().argument(8)).isZero();
        assertThat(library().argument(11)).isEqualTo(CONTEXT);
    }

    @Test
    void outputCellsAreTheMemoryItself() {
        NdkConnector connector = connector();
        Cells.Ulong inbound = Cells.Ulong.of(1);
        Cells.Ulong length = Cells.Ulong.of(2);

        NtStatus answer = connector
                .dispatch()
                .getConnectionData(connector, new GetConnectionDataArgs(inbound, null, null, length));

        assertThat(answer).isEqualTo(NtStatus.STATUS_BUFFER_TOO_SMALL);
        assertThat(inbound.get()).isEqualTo(0xFFFF_FFFEL);
        assertThat(length.get()).isEqualTo(7);
        assertThat(library().argument(2)).isZero();
    }

    @Test
    void aSlotThatIsNullIsNoFunctionAndOneBehindTheVersionIsNotRead() {
        NdkConnector connector = connector();

        assertThatThrownBy(() ->
                        connector.dispatch().getPeerAddress(connector, new GetAddressArgs(null, Cells.Ulong.of(0))))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasToString("MissingFunction: slot 9 of NDK_CONNECTOR_DISPATCH is NULL");
        assertThat(connector
                        .dispatch()
                        .completeConnectEx(connector, new CompleteConnectExArgs(null, 0, (context, status) -> {}, 0)))
                .isEqualTo(NtStatus.STATUS_NOT_SUPPORTED);
    }

    @Test
    void aGuidAndAVersionGoAsInC() {
        Cells.Cell<Object> table = new Cells.Cell<>();
        UUID id = UUID.fromString("00112233-4455-6677-8899-aabbccddeeff");

        adapter.dispatch().queryExtension(adapter, new QueryExtensionArgs(id, new NdkVersion(258, 3), table));

        assertThat(library().argument(1)).isEqualTo(0x6677_4455_0011_2233L);
        assertThat(library().argument(2)).isEqualTo(0xFFEE_DDCC_BBAA_9988L);
        assertThat(List.of(library().argument(3), library().argument(4))).containsExactly(258L, 3L);
        assertThat(table.get()).isInstanceOf(MemorySegment.class);
    }

    @Test
    void aCreateThatPendsLeavesTheCellAlone() {
        Cells.Cell<NdkConnector> cell = new Cells.Cell<>();
        library().behave(TestLibrary.PENDS);

        assertThat(adapter.dispatch().createConnector(adapter, createArgs(cell)))
                .isEqualTo(NtStatus.STATUS_PENDING);

        assertThat(heard).containsExactly("created " + CONTEXT + " " + NtStatus.STATUS_SUCCESS);
        assertThat(cell.stored()).as("by the completion only").hasSize(1);
    }

    @Test
    void halfAPointerIsTold() {
        library().behave(TestLibrary.STORE_HALF);

        assertThatThrownBy(() -> adapter.dispatch().createConnector(adapter, createArgs(new Cells.Cell<>())))
                .hasMessage("only the lower half of a pointer to the new object was stored");
    }

    @Test
    void aSecondCallbackReachesTheSameRecord() {
        NdkConnector connector = connector();
        library().behave(TestLibrary.TWICE);

        connect(connector, (context, status) -> heard.add(context + " " + status));

        assertThat(heard)
                .containsExactly(CONTEXT + " " + NtStatus.STATUS_SUCCESS, CONTEXT + " " + NtStatus.STATUS_SUCCESS);
    }

    @Test
    void noNativeFunctionBelongsToTwoCallsBeforeEveryObjectIsClosed() {
        NdkConnector connector = connector();
        List<Long> functions = new ArrayList<>();
        for (int call = 0; call < 1000; call++) {
            connect(connector, (context, status) -> {});
            functions.add(library().argument(10));
        }
        assertThat(functions).doesNotHaveDuplicates();

        close(connector);
        connect(connector(), (context, status) -> {});

        assertThat(library().argument(10)).as("the one that has rested longest").isEqualTo(functions.get(0));
    }

    @Test
    void aThreadOfTheProvidersCallsBackAndHasAName() {
        library().behave(TestLibrary.ON_A_THREAD);

        connect(
                connector(),
                (context, status) -> heard.add(status + Thread.currentThread().getName()));

        assertThat(heard).hasSize(1);
        assertThat(heard.get(0)).startsWith(NtStatus.STATUS_CANCELLED + "provider thread ");
    }

    @Test
    void whatIsThrownInsideACallbackIsThrownOnTheThreadOfTheKit() {
        library().behave(TestLibrary.ON_A_THREAD);

        assertThatThrownBy(() -> connect(connector(), (context, status) -> {
                    throw new IllegalArgumentException("no");
                }))
                .hasMessage("the kit failed inside a callback: java.lang.IllegalArgumentException: no");
    }

    @Test
    void aCallThroughAReplacedTableIsReportedAndReachesTheProvider() {
        NdkConnector connector = connector();
        NdkConnectorDispatch original = connector.dispatch();
        NdkConnectorDispatch replacement = (NdkConnectorDispatch) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {NdkConnectorDispatch.class}, (proxy, method, args) -> {
                    heard.add(method.getName());
                    try {
                        return method.invoke(original, args);
                    } catch (InvocationTargetException e) {
                        throw e.getTargetException();
                    }
                });
        connector.setDispatch(replacement);
        assertThat(connector.dispatch()).isSameAs(replacement);
        library().answer(0x103);

        NtStatus answer = original.disconnect(connector, new DisconnectArgs((context, status) -> {}, 9));

        assertThat(answer).isEqualTo(NtStatus.STATUS_PENDING);
        assertThat(heard).containsExactly("reject");
        assertThat(library().argument(2))
                .as("the length that the provider passed")
                .isEqualTo(5);
        connector.setDispatch(original);
        original.disconnect(connector, new DisconnectArgs((context, status) -> {}, 9));
        assertThat(heard).as("the provider's own table again").containsExactly("reject");
    }
}
