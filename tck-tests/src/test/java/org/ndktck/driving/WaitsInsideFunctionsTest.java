package org.ndktck.driving;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkConnector;
import org.ndktck.gate.AddressGate;
import org.ndktck.gate.Call;
import org.ndktck.irql.ThreadWait;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** Which waits of several rounds count. */
class WaitsInsideFunctionsTest {

    private static final ThreadWait MOMENT =
            new ThreadWait("getLocalAddress", "NdkConnector", "parked", "somewhere", true);
    private static final ThreadWait WHILE =
            new ThreadWait("getLocalAddress", "NdkConnector", "parked", "elsewhere", false);

    private final OpenGate open = new OpenGate(new Script());
    private final NdkConnector connector = open.connector();

    @AfterEach
    void close() {
        open.close();
    }

    private WaitsInsideFunctions round(int calls, ThreadWait... waits) {
        List<Call> made = Stream.<Call>generate(() -> open.addresses().getLocalAddress(connector, AddressGate.AMPLE))
                .limit(calls)
                .toList();
        return new WaitsInsideFunctions(made, List.of(waits));
    }

    @Test
    void momentNowAndThenIsGivingWayToWhoHasALock() {
        assertThat(round(8, MOMENT).withoutRare(round(8)).areNone()).isTrue();
    }

    @Test
    void momentInAFourthOfTheCallsIsAWait() {
        assertThat(round(8, MOMENT)
                        .withoutRare(round(8, MOMENT, MOMENT, MOMENT))
                        .waits())
                .isEqualTo(Collections.nCopies(4, MOMENT));
    }

    @Test
    void whileIsAWaitHoweverRare() {
        assertThat(round(8, WHILE).withoutRare(round(8)).waits()).containsExactly(WHILE);
    }

    @Test
    void onlyMomentsAskForMoreRounds() {
        assertThat(round(1, MOMENT).hasMomentary()).isTrue();
        assertThat(round(1, WHILE).hasMomentary()).isFalse();
    }
}
