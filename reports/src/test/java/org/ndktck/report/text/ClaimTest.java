package org.ndktck.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.ndktck.report.model.Headline;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.provenance.Provenance;
import org.ndktck.report.sample.Results;
import org.ndktck.report.waiver.Waiver;
import org.ndktck.report.waiver.WaiverUse;

class ClaimTest {

    @Test
    void aClaimHasAllThatHasToStandBesideIt() {
        assertThat(Claim.sentence(Results.CATALOG, Results.complete()))
                .isEqualTo(
                        "reference 1.4 was found to break no MUST by version 0.1.0 of the NDK TCK, profile standard on"
                                + " 2026-01-02, in a run that is not official (249 of 249 MUSTs judged; self-assessed)");
        assertThat(Claim.brief(Results.CATALOG, Results.complete()))
                .isEqualTo("CONFORMS (profile standard, self-assessed)");
        assertThat(Claim.sentence(Results.CATALOG, Results.partial()))
                .contains("(3 of 249 MUSTs judged; 1 cannot be tested from outside; self-assessed)");
    }

    @Test
    void nothingIsClaimedOfAProviderThatWasNotFoundToConform() {
        assertThat(Claim.sentence(Results.CATALOG, Results.mixed())).isEmpty();
        assertThat(Claim.brief(Results.CATALOG, Results.mixed())).isEqualTo("DOES NOT CONFORM");
        assertThat(Claim.sentence(Results.CATALOG, Results.empty())).isEmpty();
    }

    @Test
    void waiversStandInTheClaim() {
        Waiver waiver = new Waiver("GCD-07", "known", "Kim", "NDK-12", LocalDate.of(2027, 1, 31));
        RunResult waived = new RunResult(
                Results.complete().info(),
                new Headline("CONFORMS WITH 1 WAIVER", 0),
                Results.complete().rows(),
                List.of(new WaiverUse(waiver, WaiverUse.State.APPLIED)));

        assertThat(Claim.sentence(Results.CATALOG, waived))
                .contains("break no MUST but GCD-07 (waived until 2027-01-31) by version");
    }

    @Test
    void aProviderOfTheKitIsKnownByItsFiles() {
        Provenance vendors = Results.provenance();
        Provenance own =
                new Provenance(vendors.kit(), vendors.kit(), Optional.empty(), Optional.empty(), Optional.empty());

        assertThat(vendors.hasProviderOfKit()).isFalse();
        assertThat(own.hasProviderOfKit()).isTrue();
        assertThat(Provenance.UNKNOWN.hasProviderOfKit()).isFalse();
    }
}
