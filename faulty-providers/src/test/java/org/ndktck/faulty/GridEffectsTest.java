package org.ndktck.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.*;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.api.provider.*;
import org.ndktck.faulty.grid.*;
import org.ndktck.faulty.grid.trigger.CircumstanceTrigger;
import org.ndktck.reference.ReferenceProvider;

/** What the effects of the grid do to a consumer that calls every function. */
class GridEffectsTest {

    private static final List<GridFault> ALWAYS = Grid.faults().stream()
            .filter(fault -> fault.trigger() == CircumstanceTrigger.ALWAYS)
            .toList();

    /** With callbacks on the caller's stack, what is told comes in one order. */
    private static final Map<String, String> SETTINGS = Map.of("completion", "early");

    @Test
    void eachEffectChangesWhatTheConsumerGets() {
        Set<String> idle = new TreeSet<>();
        for (GridFault fault : ALWAYS) {
            GridProvider provider = new GridProvider(fault);
            told(provider, Dialogue::hold);
            if (provider.deviations() == 0) {
                told(provider, Dialogue::holdInBothFamilies);
            }
            if (provider.deviations() == 0) {
                idle.add(fault.place() + '.' + fault.effect().name());
            }
        }

        assertThat(idle).isEmpty();
    }

    /** One effect at each place: they see every call all the same. */
    @Test
    void noneChangesAnythingWhereItsTriggerIsOff() {
        List<String> right = told(new ReferenceProvider());
        Set<String> places = new TreeSet<>();
        for (GridFault fault : ALWAYS) {
            if (places.add(fault.place())) {
                GridProvider provider = new GridProvider(fault.when(CircumstanceTrigger.NEVER));
                assertThat(told(provider)).as(fault.name()).isEqualTo(right);
                assertThat(provider.deviations()).as(fault.name()).isZero();
            }
        }
    }

    /** One effect of each kind: how a line begins that a consumer of the reference writes down, and the line instead. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "GetConnectionData.requiredSize.oneMore   | data STATUS_SUCCESS (0x00000000) 270 | data STATUS_SUCCESS (0x00000000) 271",
                "GetConnectionData.requiredSize.eightBits | data STATUS_SUCCESS (0x00000000) 270 | data STATUS_SUCCESS (0x00000000) 14",
                "GetConnectionData.requiredSize.notStored | data STATUS_SUCCESS (0x00000000) 270 | data STATUS_SUCCESS (0x00000000) 300",
                "GetConnectionData.inboundReadLimit.notStored  | limits 3/2 | limits 77/2",
                "GetConnectionData.inboundReadLimit.storedLate | limits 3/2 | limits 77/2",
                "GetConnectionData.inboundReadLimit.neighbours | limits 3/2 | limits 2/2",
                "GetLocalAddress.address.portZero | local [2, 0, 18, -120, | local [2, 0, 0, 0,",
                "GetPeerAddress.status.pending    | peer STATUS_SUCCESS (0x00000000) 16 | peer STATUS_PENDING (0x00000103) 16",
                "QueryAdapterInfo.bufferSize.zero | info STATUS_SUCCESS (0x00000000) 104 | info STATUS_SUCCESS (0x00000000) 0",
                "Accept.completion.contextZero | accept 1017 STATUS_SUCCESS | accept 0 STATUS_SUCCESS",
                "Disconnect.outcome.refusedAsIoTimeout | disconnect 1026 STATUS_SUCCESS | disconnect STATUS_IO_TIMEOUT",
                "ConnectEvent.event.contextZero        | request 1006      | request 0",
                "DisconnectEvent.event.contextOneMore  | disconnected 1016 | disconnected 1017",
                "CloseConnector.completion.contextOneMore | closed 1028 | closed 1029",
                "CloseConnector.completion.fails | close connector STATUS_PENDING | close connector STATUS_UNSUCCESSFUL",
            })
    void theEffectIsWhatItsNameSays(String effect, String right, String wrong) {
        List<String> reference = told(new ReferenceProvider());
        List<String> faulty = told(new GridProvider("grid:" + effect + ".always"));

        assertThat(reference).anyMatch(line -> line.startsWith(right)).noneMatch(line -> line.startsWith(wrong));
        assertThat(faulty).anyMatch(line -> line.startsWith(wrong));
    }

    @ParameterizedTest
    @CsvSource({"thirdCall, 2", "secondCall, 1", "noBuffer, 0", "bufferShorter, 1", "bufferLonger, 2"})
    void theTriggerSaysInWhichCall(String trigger, int call) {
        List<String> right = sizes(told(new ReferenceProvider()));
        List<String> faulty = sizes(told(new GridProvider("grid:GetConnectionData.requiredSize.zero." + trigger)));

        for (int at = 0; at < 3; at++) {
            assertThat(faulty.get(at).equals(right.get(at))).as("call %d", at).isEqualTo(at != call);
        }
    }

    /** Each connector is asked for its size without a buffer, with a short one and with a long one. */
    private static List<String> sizes(List<String> told) {
        return told.stream().filter(line -> line.startsWith("data STATUS")).toList();
    }

    private static List<String> told(NdkProvider provider) {
        return told(provider, Dialogue::hold);
    }

    private static List<String> told(NdkProvider provider, Consumer<Dialogue> conversation) {
        try (OpenedAdapters adapters = provider.open(new OpenRequest(SETTINGS, WorkerSlot.ONLY))) {
            Dialogue dialogue = new Dialogue(adapters);
            try {
                conversation.accept(dialogue);
            } catch (Dialogue.NoAnswer none) {
                return dialogue.told();
            }
            return dialogue.told();
        } catch (AdapterOpenException e) {
            throw new AssertionError(e);
        }
    }
}
