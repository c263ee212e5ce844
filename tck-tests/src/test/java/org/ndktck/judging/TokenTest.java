package org.ndktck.judging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.Facts;
import org.ndktck.plan.PlanText;
import org.ndktck.plan.data.OutPointers;

/** What replays one try. */
class TokenTest {

    private static final Map<RequirementId, Method> PROPERTIES = Map.of(
            RequirementId.GCD_07,
            Arrays.stream(SampleProperties.class.getDeclaredMethods())
                    .filter(method -> method.getName().equals("keepsItsRow"))
                    .findFirst()
                    .orElseThrow());

    @Test
    void comesBackFromItsText() {
        List<Object> plans = List.of(ConnectionDataPlan.SIMPLEST, OutPointers.NEITHER, Circumstances.SIMPLEST);

        Token token = Token.parse(Token.text(RequirementId.GCD_07, PlanText.of(plans)), PROPERTIES);

        assertThat(token.id()).isEqualTo(RequirementId.GCD_07);
        assertThat(token.plans()).isEqualTo(plans);
    }

    @Test
    void isReadInLowerCaseToo() {
        assertThat(Token.parse("gcd-07:simplest", PROPERTIES).plans())
                .isEqualTo(List.of(ConnectionDataPlan.SIMPLEST, OutPointers.BOTH, Circumstances.SIMPLEST));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "NULL",
            value = {
                "''|it does not begin with the id of a requirement",
                "simplest|it does not begin with the id of a requirement",
                "GCD-99:simplest|it does not begin with the id of a requirement",
                ":simplest|it does not begin with the id of a requirement",
                "GCD-07|it lacks the plan behind GCD-07:",
                "GCD-08:simplest|this kit has no property for GCD-08",
                "GCD-07:|'' is no key=value pair, or stands twice",
                "GCD-07:side=left|'side=left' is not one of passive, active",
                "GCD-07:colour=red|the plan has no key 'colour'",
                "GCD-07:simplest:simplest|'simplest:simplest' is no key=value pair, or stands twice",
            })
    void whatIsNoneIsRefusedWithTheReason(String text, String sentence) {
        assertThatThrownBy(() -> Token.parse(text, PROPERTIES))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(sentence);
    }

    @Test
    void aPlanBeyondTheAdaptersIsRefused() {
        Token simplest = new Token(
                RequirementId.GCD_07, List.of(ConnectionDataPlan.SIMPLEST, OutPointers.BOTH, Circumstances.SIMPLEST));
        Token tooLong = Token.parse("GCD-07:request-length=57", PROPERTIES);

        assertThatCode(() -> simplest.requireFitting(PROPERTIES, Facts.USUAL)).doesNotThrowAnyException();
        assertThatThrownBy(() -> tooLong.requireFitting(PROPERTIES, Facts.USUAL))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the token's plan is for another adapter:"
                        + " its request is longer than the adapter's MaxCallerData 56");
    }
}
