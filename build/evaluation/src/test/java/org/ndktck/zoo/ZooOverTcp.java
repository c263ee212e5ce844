package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Manifest;
import org.ndktck.engine.RunException;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.judgement.Reasons;
import org.ndktck.judgement.Share;
import org.ndktck.judgement.ShippedProviders;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/**
 * A share of the zoo, derived from the reference over TCP: each fault gets the rows that it breaks, and no others; nothing is
 * said against a lawful provider. Where a provider differs on the wire, {@code over-tcp.properties} says why.
 */
class ZooOverTcp {

    private static final Set<Verdict> ALARMS = EnumSet.of(Verdict.VIOLATES, Verdict.FLAKY, Verdict.BROKEN);
    private static final Map<String, String> DIFFERENT = Reasons.of(ShippedProviders.class, "over-tcp.properties");

    @TestFactory
    Stream<DynamicTest> isJudgedAsInOneProcess() {
        return Share.ofThisProcess().from(Zoo.members()).stream()
                .filter(DerivedProvider.class::isAssignableFrom)
                .filter(member -> !DIFFERENT.containsKey(member.getSimpleName()))
                .map(member -> DynamicTest.dynamicTest(
                        member.getSimpleName(), () -> assertThat(said(member)).isEmpty()));
    }

    /** What is listed and does not differ any more is taken off the list. */
    @TestFactory
    Stream<DynamicTest> whatIsListedDiffers() {
        return DIFFERENT.keySet().stream()
                .map(name -> DynamicTest.dynamicTest(
                        name,
                        () -> assertThat(differs(member(name)))
                                .as(DIFFERENT.get(name))
                                .isTrue()));
    }

    private static Class<? extends NdkProvider> member(String name) {
        return Zoo.members().stream()
                .filter(member -> member.getSimpleName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static boolean differs(Class<? extends NdkProvider> member) {
        try {
            return !said(member).isEmpty();
        } catch (RunException cannotBeOpened) {
            return true;
        }
    }

    /** What the kit says that it must not, or does not say and must. */
    private static List<String> said(Class<? extends NdkProvider> member) throws RunException {
        Expectation expectation = Expectation.of(member);
        NdkProvider provider = Zoo.make(member);
        if (!expectation.isFault()) {
            return alarms(Zoo.judgeLawfulOverTcp(provider, 1));
        }
        Set<RequirementId> concerned = EnumSet.copyOf(expectation.concerned());
        concerned.retainAll(Manifest.checks().keySet());
        concerned.add(RequirementId.GCD_07);
        RunResult result = Zoo.judgeOverTcp(provider, concerned);
        return Stream.concat(
                        expectation.unseen(result).stream(), expectation.accusationsBeyondThePermitted(result).stream())
                .toList();
    }

    private static List<String> alarms(RunResult result) {
        return result.rows().stream()
                .filter(row -> ALARMS.contains(row.verdict()))
                .map(row -> row.id() + " " + row.verdict() + ", " + row.reason())
                .toList();
    }
}
