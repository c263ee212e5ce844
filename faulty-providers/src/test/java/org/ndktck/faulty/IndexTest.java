package org.ndktck.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.stream.*;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;

/** The index, which lists the providers for those who do not want to load them. */
class IndexTest {

    private static final Path INDEX = Path.of("src/main/resources/META-INF/ndk-tck/providers.index");

    @Test
    void saysWhatTheAnnotationsSay() throws IOException {
        String index = ProviderClasses.all().stream()
                .map(IndexTest::line)
                .sorted()
                .collect(Collectors.joining("\n", "", "\n"));
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(INDEX.getParent());
            Files.writeString(INDEX, index);
        }

        assertThat(Files.readString(INDEX, StandardCharsets.UTF_8))
                .as("%s; if the change is meant, run once with -Dgolden.update=true and read the diff", INDEX)
                .isEqualTo(index);
    }

    @Test
    void namesNoProviderTwice() throws IOException {
        try (Stream<String> lines = Files.lines(INDEX)) {
            assertThat(lines.map(line -> line.substring(0, line.indexOf('\t')))).doesNotHaveDuplicates();
        }
    }

    @Test
    void noServiceFileListsThem() {
        assertThat(Path.of("src/main/resources/META-INF/services")).doesNotExist();
    }

    /** Name, class, exit code and violated ids, separated by tabs. */
    private static String line(Class<?> type) {
        Hostile hostile = type.getAnnotation(Hostile.class);
        return hostile == null ? harmless(type) : hostile(type, hostile);
    }

    /** Its annotation says it all: to make one or to ask for its name may end this process. */
    private static String hostile(Class<?> type, Hostile hostile) {
        return String.join(
                "\t",
                "hostile:" + type.getSimpleName(),
                type.getName(),
                Integer.toString(hostile.exit()),
                texts(Stream.of(hostile.violates())));
    }

    private static String texts(Stream<RequirementId> ids) {
        return ids.sorted().map(RequirementId::text).collect(Collectors.joining(","));
    }

    private static String harmless(Class<?> type) {
        Breaks breaks = type.getAnnotation(Breaks.class);
        String ids = breaks == null
                ? ""
                : texts(Stream.of(breaks.value(), breaks.also()).flatMap(Stream::of));
        String name = ProviderClasses.make(type).identity().name();
        boolean conforms = breaks == null && !type.isAnnotationPresent(NullProvider.class);
        return String.join("\t", name, type.getName(), conforms ? "0" : "1", ids);
    }
}
