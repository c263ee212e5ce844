package org.ndktck.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the hostile providers say of themselves; none of them is made, nor even initialised, here. */
class HostileProvidersTest {

    private static final String PACKAGE = "org.ndktck.faulty.hostile";
    private static final int FEWEST = 32;

    static List<Class<?>> hostile() {
        return ProviderClasses.hostile();
    }

    @Test
    void thereAreMany() {
        assertThat(hostile()).hasSizeGreaterThanOrEqualTo(FEWEST);
    }

    @Test
    void theyHaveAPackageOfTheirOwn() {
        assertThat(hostile()).allMatch(type -> type.getPackageName().equals(PACKAGE));
        assertThat(ProviderClasses.harmless())
                .noneMatch(type -> type.getPackageName().equals(PACKAGE));
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void canBeMadeByTheCommand(Class<?> type) throws NoSuchMethodException {
        assertThat(Modifier.isPublic(type.getModifiers())).isTrue();
        assertThat(Modifier.isPublic(type.getDeclaredConstructor().getModifiers()))
                .isTrue();
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void saysWhatARunMustComeTo(Class<?> type) {
        Hostile hostile = type.getAnnotation(Hostile.class);

        assertThat(hostile.exit()).isBetween(0, 3);
        if (hostile.exit() != 1) {
            assertThat(hostile.violates()).isEmpty();
        }
        assertThat(hostile.violates()).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void saysWhatItDoesInOneSentence(Class<?> type) throws IOException {
        Path source = Path.of("src/main/java", type.getName().replace('.', '/') + ".java");

        assertThat(Files.readString(source, StandardCharsets.UTF_8))
                .containsPattern("\n/\\*\\* [A-Z][^.]*\\. \\*/\n@Hostile");
    }
}
