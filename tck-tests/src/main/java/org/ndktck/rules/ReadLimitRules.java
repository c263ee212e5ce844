package org.ndktck.rules;

import static org.ndktck.catalog.RequirementId.CSE_06;
import static org.ndktck.catalog.RequirementId.CSE_07;
import static org.ndktck.catalog.RequirementId.EX_01;
import static org.ndktck.catalog.RequirementId.GCD_02;
import static org.ndktck.catalog.RequirementId.GCD_03;
import static org.ndktck.catalog.RequirementId.GCD_04;
import static org.ndktck.catalog.RequirementId.GCD_31;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.ndktck.catalog.RequirementId;
import org.ndktck.memory.GuardedUlong;
import org.ndktck.rules.ConnectionDataQuery.Kind;
import org.ndktck.verify.EffectiveLimits;
import org.ndktck.verify.OutParameter;
import org.ndktck.verify.ReadableLimit;

/** What the NdkGetConnectionData of one connector store of the read limits. */
final class ReadLimitRules {

    private final List<ConnectionDataQuery> answered;
    private final List<ExpectedConnectionData> wanted;
    private final boolean passive;
    private final Function<ConnectionDataQuery, Kind> kind;
    private final Consumer<Breach> out;

    ReadLimitRules(
            List<ConnectionDataQuery> answered,
            List<ExpectedConnectionData> wanted,
            boolean passive,
            Function<ConnectionDataQuery, Kind> kind,
            Consumer<Breach> out) {
        this.answered = answered;
        this.wanted = wanted;
        this.passive = passive;
        this.kind = kind;
        this.out = out;
    }

    void judge() {
        if (wanted.stream().allMatch(one -> one.limits().isPresent())) {
            judge(OutParameter.P_INBOUND_READ_LIMIT, EffectiveLimits::inbound);
            judge(OutParameter.P_OUTBOUND_READ_LIMIT, EffectiveLimits::outbound);
        }
    }

    private void judge(OutParameter parameter, Function<EffectiveLimits, ReadableLimit> which) {
        List<ReadableLimit> permitted = wanted.stream()
                .map(one -> which.apply(one.limits().orElseThrow()))
                .toList();
        List<ConnectionDataQuery> asked = answered.stream()
                .filter(fetch -> parameter.in(fetch.call().cells()) != null)
                .filter(fetch -> fetch.succeeded() || isStored(parameter, fetch))
                .toList();
        OutputComparison outputs =
                OutputComparison.of(asked, fetch -> isRight(parameter, fetch, permitted), passive, kind);
        for (ConnectionDataQuery fetch : outputs.wrong()) {
            row(parameter, fetch, outputs)
                    .ifPresent(id -> out.accept(
                            new Breach(id, fetch.call(), expected(parameter, permitted), seen(parameter, fetch))));
        }
    }

    private static GuardedUlong cell(OutParameter parameter, ConnectionDataQuery fetch) {
        return Objects.requireNonNull(parameter.in(fetch.call().cells()));
    }

    private static boolean isStored(OutParameter parameter, ConnectionDataQuery fetch) {
        GuardedUlong cell = cell(parameter, fetch);
        return cell.get() != cell.initial();
    }

    /** Where one is NULL, that may be what the other is wrong for (GCD-05). */
    private static boolean givesBothPointers(ConnectionDataQuery fetch) {
        return OutParameter.P_INBOUND_READ_LIMIT.in(fetch.call().cells()) != null
                && OutParameter.P_OUTBOUND_READ_LIMIT.in(fetch.call().cells()) != null;
    }

    private static boolean isRight(OutParameter parameter, ConnectionDataQuery fetch, List<ReadableLimit> permitted) {
        long value = cell(parameter, fetch).get();
        return permitted.stream()
                .anyMatch(limit ->
                        limit.expected() == value || limit.toleratedBy(value).isPresent());
    }

    private Optional<RequirementId> row(OutParameter parameter, ConnectionDataQuery fetch, OutputComparison outputs) {
        RequirementId own = parameter == OutParameter.P_INBOUND_READ_LIMIT ? GCD_03 : GCD_04;
        boolean stored = isStored(parameter, fetch);
        if (!outputs.noneIsRight()) {
            return fetch.tooSmall()
                    ? Optional.of(own)
                            .filter(id -> outputs.wrong().stream().anyMatch(ReadLimitRules::givesBothPointers))
                    : outputs.cause(fetch, 1, one -> one.buffer() == null ? GCD_31 : own);
        }
        if (outputs.onlyInside()) {
            return Optional.empty();
        }
        if (stored) {
            return Optional.of(rowOfTheValue(parameter));
        }
        boolean fetchesToo = outputs.wrong().stream().anyMatch(one -> one.buffer() != null);
        return fetchesToo && fetch.buffer() != null ? Optional.of(own) : Optional.empty();
    }

    /** The row that states the rule for this route and form; what each follows from is in the catalogue. */
    private RequirementId rowOfTheValue(OutParameter parameter) {
        if (wanted.stream().allMatch(ExpectedConnectionData::shared)) {
            boolean inboundOfTheActiveSide = passive == (parameter == OutParameter.P_OUTBOUND_READ_LIMIT);
            return inboundOfTheActiveSide ? CSE_06 : CSE_07;
        }
        return wanted.stream().allMatch(ExpectedConnectionData::ex) ? EX_01 : GCD_02;
    }

    private static String expected(OutParameter parameter, List<ReadableLimit> permitted) {
        return permitted.stream()
                .map(limit -> "stored " + limit.expected() + " in " + parameter + ": " + limit.derivation())
                .distinct()
                .collect(Collectors.joining("; or "));
    }

    private static String seen(OutParameter parameter, ConnectionDataQuery fetch) {
        GuardedUlong cell = cell(parameter, fetch);
        return (isStored(parameter, fetch)
                        ? "stored " + cell.get() + " in " + parameter
                        : "left " + parameter + " as it was, " + cell.initial())
                + ", " + fetch.call().result();
    }
}
