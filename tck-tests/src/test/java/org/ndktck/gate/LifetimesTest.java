package org.ndktck.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkConnector;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** What the gate knows of an object belongs to its lifetime: the memory of a closed one may hold the next. */
class LifetimesTest {

    private final OpenGate open = new OpenGate(new Script());
    private final Gate gate = open.gate();
    private final NdkConnector connector = open.connector();
    private final Lifetime first = gate.lifetimeOf(connector);

    @AfterEach
    void close() {
        open.close();
    }

    private Lifetime deliveredAfterItsClose() {
        open.settled(open.objects().close(connector));
        return gate.begin(connector);
    }

    @Test
    void objectDeliveredAfterItsCloseIsAnother() {
        Lifetime second = deliveredAfterItsClose();

        assertThat(second).isNotEqualTo(first).isEqualTo(gate.lifetimeOf(connector));
        assertThat(first.name()).isEqualTo("C1");
        assertThat(gate.name(connector)).isEqualTo("C2");
        assertThat(first.isClosed()).isTrue();
        assertThat(second.isClosed()).isFalse();
        assertThat(second.asyncCalls()).isEmpty();
    }

    @Test
    void objectDeliveredWhileItIsOpenIsTheSame() {
        assertThat(gate.begin(connector)).isSameAs(first);
    }

    @Test
    void callsBelongToTheLifetimeThatTheyWereMadeIn() {
        Call before = open.addresses().getLocalAddress(connector, AddressGate.AMPLE);
        Lifetime second = deliveredAfterItsClose();
        Call afterwards = open.addresses().getLocalAddress(connector, AddressGate.AMPLE);

        assertThat(before.lifetime()).isEqualTo(first);
        assertThat(afterwards.lifetime()).isEqualTo(second);
    }

    @Test
    void onlyTheClosedOneMayNotBeUsed() {
        open.settled(open.objects().close(connector));
        assertThatThrownBy(() -> open.objects().close(connector)).isInstanceOf(KitDefect.class);

        gate.begin(connector);

        assertThat(open.settled(open.objects().close(connector)).completion().succeeded())
                .isTrue();
    }

    @Test
    void bondsAreNotInherited() {
        Lifetime second = deliveredAfterItsClose();
        Lifetime adapter = gate.lifetimeOf(open.adapter());

        assertThat(gate.dependencies().antecedentsOf(first)).containsExactly(adapter);
        assertThat(gate.dependencies().antecedentsOf(second)).isEmpty();
    }
}
