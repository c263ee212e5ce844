package org.ndktck.zoo;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Profile;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.Selection;
import org.ndktck.engine.TckRun;
import org.ndktck.plan.Drawing;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;

/** The providers of the zoo, from the index they ship with, and quick runs of the kit on them. */
final class Zoo {

    private static final String INDEX = "META-INF/ndk-tck/providers.index";
    /** Long for a hand-off in one process, short for a callback that never comes. */
    private static final Duration WITH_FAULTS = Duration.ofMillis(500);

    /** A lawful provider is never waited for in vain, so this costs nothing. */
    private static final Duration WITH_LAWFUL = Duration.ofSeconds(10);

    private static final int FEW_TRIES = 3;
    private static final int MANY_TRIES = 200;

    private Zoo() {}

    static List<Class<? extends NdkProvider>> members() {
        InputStream index = Zoo.class.getClassLoader().getResourceAsStream(INDEX);
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(Objects.requireNonNull(index, INDEX), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.isBlank())
                    .<Class<? extends NdkProvider>>map(line -> load(line.split("\t", -1)[1]))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The providers whose own words name a requirement as broken or noted. */
    static List<Class<? extends NdkProvider>> membersFor(RequirementId id) {
        return members().stream()
                .filter(member -> {
                    Expectation expectation = Expectation.of(member);
                    return expectation.breaks().contains(id)
                            || expectation.tolerated().contains(id);
                })
                .toList();
    }

    private static Class<? extends NdkProvider> load(String name) {
        try {
            return Class.forName(name).asSubclass(NdkProvider.class);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(INDEX + " names a class that is not there: " + name, e);
        }
    }

    /** A quick run of everything. */
    static RunResult judge(NdkProvider provider) {
        return judge(provider, Selection.ALL, OptionalInt.empty());
    }

    /** A run of some requirements, with tries enough for what only a rare plan shows. */
    static RunResult judge(NdkProvider provider, Set<RequirementId> only) {
        return judge(provider, new Selection(only, Set.of()), OptionalInt.of(MANY_TRIES));
    }

    /**
     * A few tries of all other requirements: enough where what is looked for is that nothing is found.
     * Without flight recordings, each of which costs as much as all the rest; the lawful providers and the
     * faults about waiting have them.
     */
    static RunResult judgeOthersBriefly(NdkProvider provider, Set<RequirementId> but) {
        Set<RequirementId> skipped = EnumSet.of(RequirementId.IRQ_01, RequirementId.IRQ_02, RequirementId.IRQ_07);
        skipped.addAll(but);
        return judge(provider, new Selection(Set.of(), skipped), OptionalInt.of(FEW_TRIES));
    }

    /** The standard profile on one requirement, as far as its first violation. */
    static Row untilTheFirstViolation(NdkProvider provider, RequirementId id, long seed, Drawing drawing) {
        RunRequest quick = RunRequest.quick(provider);
        RunRequest request = new RunRequest(
                provider,
                quick.settings(),
                Profile.STANDARD,
                OptionalInt.empty(),
                seed,
                new Selection(Set.of(id), Set.of()),
                WITH_FAULTS,
                quick.failOn());
        try {
            return TckRun.untilTheFirstViolation(request, drawing).row(id);
        } catch (RunException e) {
            throw new IllegalStateException(e);
        }
    }

    private static RunResult judge(NdkProvider provider, Selection selection, OptionalInt tries) {
        RunRequest quick = RunRequest.quick(provider);
        RunRequest request = new RunRequest(
                provider,
                quick.settings(),
                quick.profile(),
                tries,
                quick.seed(),
                selection,
                isFaulty(provider) ? WITH_FAULTS : WITH_LAWFUL,
                quick.failOn());
        try {
            return TckRun.execute(request, RunListener.SILENT);
        } catch (RunException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean isFaulty(NdkProvider provider) {
        return Expectation.of(provider.getClass()).isFault();
    }

    static NdkProvider make(Class<? extends NdkProvider> type) {
        try {
            return type.getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type + " cannot be made", e);
        }
    }
}
