package org.ndktck.environment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.bench.OpenEnvironment;
import org.ndktck.plan.adapter.AdapterFacts.Maxima;
import org.ndktck.plan.adapter.Family;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.Script;
import org.ndktck.scripted.ScriptedProvider;
import org.ndktck.waiting.WaitPolicy;

/** What the adapters are asked before the first try. */
class AdapterProbeTest {

    private static AdapterProbe probe(Script script) {
        try (OpenedAdapters adapters = ScriptedProvider.open(script)) {
            return AdapterProbe.of(adapters);
        }
    }

    @Test
    void readsTheMaximaAtTheirOffsets() {
        AdapterProbe probe = probe(new Script().maxima(11, 22).data(33, 44));

        assertThat(probe.facts().activeMaxima()).isEqualTo(new Maxima(11, 22));
        assertThat(probe.facts().passiveMaxima()).isEqualTo(new Maxima(11, 22));
        assertThat(probe.facts().maxCallerData()).isEqualTo(33);
        assertThat(probe.facts().maxCalleeData()).isEqualTo(44);
    }

    @Test
    void queuesAreAsDeepAsEveryMaximumPermits() {
        assertThat(probe(new Script()).queueDepth()).isEqualTo(64);
    }

    @Test
    void readsThemUnsigned() {
        AdapterProbe probe =
                probe(new Script().maxima(0xFFFF_FFFFL, 0x8000_0000L).data(0xFFFF_FFFFL, 0));

        assertThat(probe.facts().activeMaxima()).isEqualTo(new Maxima(0xFFFF_FFFFL, 0x8000_0000L));
        assertThat(probe.facts().maxCallerData()).isEqualTo(0xFFFF_FFFFL);
    }

    @Test
    void sortsTheAddressesByFamily() {
        AdapterProbe both = probe(new Script());
        AdapterProbe one = probe(new Script().withoutIpv6());

        assertThat(both.facts().families()).isEqualTo(Set.of(Family.IPV4, Family.IPV6));
        assertThat(both.sources().get(Family.IPV4)).isInstanceOf(Inet4Address.class);
        assertThat(both.destinations().get(Family.IPV6)).isInstanceOf(Inet6Address.class);
        assertThat(one.facts().families()).isEqualTo(Set.of(Family.IPV4));
        assertThat(one.sources()).containsOnlyKeys(Family.IPV4);
    }

    @Test
    void adaptersWithoutAnAddressAreRefused() {
        assertThatThrownBy(() -> probe(new Script().withoutAddresses()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("names no local address of a family that both its adapters have");
    }

    @Test
    void anAdapterThatAnswersNothingIsRefused() {
        assertThatThrownBy(() -> probe(new Script().describing(Behaviour.failing(NtStatus.STATUS_CANCELLED))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("NdkQueryAdapterInfo returned STATUS_CANCELLED (0xC0000120)");
    }

    /** The size is for a requirement to judge; what two buffers hold alike is the description. */
    @Test
    void aSizeThatCannotBeRightDoesNotHideTheDescription() {
        for (long size : new long[] {0, 5, 0xFFFF_FFFFL}) {
            AdapterProbe probe = probe(new Script().maxima(11, 22).tellingTheSize(size));

            assertThat(probe.facts().activeMaxima()).isEqualTo(new Maxima(11, 22));
            assertThat(probe.descriptions()).as("of a known size").isEmpty();
        }
    }

    @Test
    void aDescriptionThatWasNotStoredIsNone() {
        Behaviour nothing = Behaviour.failing(NtStatus.STATUS_SUCCESS);

        assertThatThrownBy(() -> probe(new Script().describing(nothing).tellingTheSize(0)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("NdkQueryAdapterInfo returned STATUS_SUCCESS (0x00000000) and a size of 0");
    }

    @Test
    void aSiteKnowsNoAddressOfAFamilyThatIsMissing() {
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script().withoutIpv6())) {
            TestEnvironment environment = new TestEnvironment(
                    adapters, AdapterProbe.of(adapters), new WaitPolicy(OpenEnvironment.ENOUGH), breach -> {}, 1);

            assertThat(environment.source(Family.IPV4)).isEqualTo(environment.destination(Family.IPV4));
            assertThatThrownBy(() -> environment.source(Family.IPV6))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("the adapter has no IPV6 address");
        }
    }

    @Test
    void slabsTakeTurnsSoThatALateStoreIsKnownForWhatItIs() {
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script())) {
            TestEnvironment environment = new TestEnvironment(
                    adapters, AdapterProbe.of(adapters), new WaitPolicy(OpenEnvironment.ENOUGH), breach -> {}, 1);

            assertThat(environment.slab(1)).isNotSameAs(environment.slab(2)).isSameAs(environment.slab(9));
            assertThat(environment.nextTry()).isEqualTo(1);
            assertThat(environment.nextTry()).isEqualTo(2);
        }
    }
}
