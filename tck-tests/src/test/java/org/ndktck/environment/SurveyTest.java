package org.ndktck.environment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.bench.OpenSite;
import org.ndktck.plan.adapter.AdapterFacts.Maxima;
import org.ndktck.plan.adapter.Family;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.Script;
import org.ndktck.scripted.ScriptedProvider;
import org.ndktck.waiting.Patience;

/** What the adapters are asked before the first try. */
class SurveyTest {

    private static Survey survey(Script script) {
        try (OpenedAdapters adapters = ScriptedProvider.open(script)) {
            return Survey.of(adapters);
        }
    }

    @Test
    void readsTheMaximaAtTheirOffsets() {
        Survey survey = survey(new Script().maxima(11, 22).data(33, 44));

        assertThat(survey.facts().activeMaxima()).isEqualTo(new Maxima(11, 22));
        assertThat(survey.facts().passiveMaxima()).isEqualTo(new Maxima(11, 22));
        assertThat(survey.facts().maxCallerData()).isEqualTo(33);
        assertThat(survey.facts().maxCalleeData()).isEqualTo(44);
    }

    @Test
    void queuesAreAsDeepAsEveryMaximumPermits() {
        assertThat(survey(new Script()).queueDepth()).isEqualTo(64);
    }

    @Test
    void readsThemUnsigned() {
        Survey survey = survey(new Script().maxima(0xFFFF_FFFFL, 0x8000_0000L).data(0xFFFF_FFFFL, 0));

        assertThat(survey.facts().activeMaxima()).isEqualTo(new Maxima(0xFFFF_FFFFL, 0x8000_0000L));
        assertThat(survey.facts().maxCallerData()).isEqualTo(0xFFFF_FFFFL);
    }

    @Test
    void sortsTheAddressesByFamily() {
        Survey both = survey(new Script());
        Survey one = survey(new Script().withoutIpv6());

        assertThat(both.facts().families()).isEqualTo(Set.of(Family.IPV4, Family.IPV6));
        assertThat(both.sources().get(Family.IPV4)).isInstanceOf(Inet4Address.class);
        assertThat(both.destinations().get(Family.IPV6)).isInstanceOf(Inet6Address.class);
        assertThat(one.facts().families()).isEqualTo(Set.of(Family.IPV4));
        assertThat(one.sources()).containsOnlyKeys(Family.IPV4);
    }

    @Test
    void adaptersWithoutAnAddressAreRefused() {
        assertThatThrownBy(() -> survey(new Script().withoutAddresses()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("names no local address of a family that both its adapters have");
    }

    @Test
    void anAdapterThatAnswersNothingIsRefused() {
        assertThatThrownBy(() -> survey(new Script().describing(Behaviour.failing(NtStatus.STATUS_CANCELLED))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("NdkQueryAdapterInfo returned STATUS_CANCELLED (0xC0000120)");
    }

    @Test
    void aSiteKnowsNoAddressOfAFamilyThatIsMissing() {
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script().withoutIpv6())) {
            Site site = new Site(adapters, Survey.of(adapters), new Patience(OpenSite.ENOUGH), breach -> {}, 1);

            assertThat(site.source(Family.IPV4)).isEqualTo(site.destination(Family.IPV4));
            assertThatThrownBy(() -> site.source(Family.IPV6))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("the adapter has no IPV6 address");
        }
    }

    @Test
    void slabsTakeTurnsSoThatALateStoreIsKnownForWhatItIs() {
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script())) {
            Site site = new Site(adapters, Survey.of(adapters), new Patience(OpenSite.ENOUGH), breach -> {}, 1);

            assertThat(site.slab(1)).isNotSameAs(site.slab(2)).isSameAs(site.slab(9));
            assertThat(site.nextTry()).isEqualTo(1);
            assertThat(site.nextTry()).isEqualTo(2);
        }
    }
}
