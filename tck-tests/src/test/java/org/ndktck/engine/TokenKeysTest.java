package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import org.junit.jupiter.api.Test;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.plan.Components;
import org.ndktck.plan.ConsumerCalls;
import org.ndktck.plan.PlanText;
import org.ndktck.plan.connecting.ConsumerCall;
import org.ndktck.plan.key.Key;
import org.ndktck.plan.key.Keys;

/**
 * The keys and values of all tokens, as they were in the releases before: a token that somebody keeps has to replay. Lines
 * may be added; where one is to go, the renamed part wants a {@link Key} instead.
 */
class TokenKeysTest {

    private static List<String> golden() throws IOException {
        try (InputStream resource =
                Objects.requireNonNull(TokenKeysTest.class.getResourceAsStream("token-keys.txt"), "token-keys.txt")) {
            return new String(resource.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
    }

    /**
     * The values of each key, the one that is left out in tokens first; then the keys of each row, which has those of the
     * circumstances as well.
     */
    private static List<String> present() {
        Set<String> values = new TreeSet<>();
        List<String> rows = new ArrayList<>();
        Manifest.properties().forEach((id, property) -> {
            Map<String, String> parts = new LinkedHashMap<>();
            Arrays.stream(property.getParameters())
                    .filter(parameter -> parameter.isAnnotationPresent(ForAll.class))
                    .map(Parameter::getType)
                    .forEach(
                            type -> describe(type, PlanText.simplest(type), type.isEnum() ? Keys.of(type) : "", parts));
            rows.add(id + " " + String.join(" ", parts.keySet()));
            describe(Circumstances.class, Circumstances.SIMPLEST, Keys.of(Circumstances.class), parts);
            parts.forEach((key, texts) -> values.add(key + "=" + texts));
        });
        return Stream.concat(values.stream(), rows.stream()).toList();
    }

    private static void describe(Class<?> type, Object simplest, String key, Map<String, String> parts) {
        if (type.isRecord()) {
            for (RecordComponent component : Components.of(type)) {
                String own = Keys.of(component);
                Object part = Components.value(component, simplest);
                describe(component.getType(), part, key.isEmpty() ? own : key + "-" + own, parts);
            }
        } else {
            String before = parts.put(key, text(simplest) + ": " + values(type));
            assertThat(before).as("a second value of the key %s", key).isNull();
        }
    }

    private static String text(Object value) {
        return value instanceof Enum<?> constant ? Keys.of(constant) : value.toString();
    }

    private static String values(Class<?> type) {
        if (type == ConsumerCalls.class) {
            return texts(ConsumerCall.class);
        }
        return type.isEnum() ? texts(type) : type.getSimpleName();
    }

    private static String texts(Class<?> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(constant -> Keys.of((Enum<?>) constant))
                .collect(Collectors.joining("|"));
    }

    @Test
    void areWhatTheyWere() throws IOException {
        assertThat(golden()).isEqualTo(present());
    }
}
