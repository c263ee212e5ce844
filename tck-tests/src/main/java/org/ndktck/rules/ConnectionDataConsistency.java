package org.ndktck.rules;

import static org.ndktck.catalog.RequirementId.CSE_08;
import static org.ndktck.catalog.RequirementId.GCD_03;
import static org.ndktck.catalog.RequirementId.GCD_04;
import static org.ndktck.catalog.RequirementId.GCD_07;
import static org.ndktck.catalog.RequirementId.GCD_09;
import static org.ndktck.catalog.RequirementId.GCD_10;
import static org.ndktck.catalog.RequirementId.GCD_11;
import static org.ndktck.catalog.RequirementId.GCD_12;
import static org.ndktck.catalog.RequirementId.GCD_13;
import static org.ndktck.catalog.RequirementId.GCD_14;
import static org.ndktck.catalog.RequirementId.GCD_18;
import static org.ndktck.catalog.RequirementId.GCD_19;
import static org.ndktck.catalog.RequirementId.GCD_20;
import static org.ndktck.catalog.RequirementId.GCD_22;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.memory.GuardedUlong;
import org.ndktck.rules.ConnectionDataQuery.Kind;

/** All NdkGetConnectionData of one connector that must tell the same: its status, its size cell and its bytes. */
final class ConnectionDataConsistency {

    private final List<ConnectionDataQuery> all;
    private final List<ConnectionDataQuery> answered;
    private final List<ExpectedConnectionData> wanted;
    private final boolean passive;
    private final Predicate<ConnectionDataQuery> mustAnswer;
    private final Consumer<Breach> out;
    private final long least;
    private final OptionalLong requiredSize;
    private final Set<RequirementId> told = EnumSet.noneOf(RequirementId.class);

    ConnectionDataConsistency(
            List<ConnectionDataQuery> all,
            List<ExpectedConnectionData> wanted,
            boolean passive,
            Predicate<ConnectionDataQuery> mustAnswer,
            Consumer<Breach> out) {
        this.all = all;
        this.answered = all.stream()
                .filter(fetch -> fetch.succeeded() || (fetch.tooSmall() && mustAnswer.test(fetch)))
                .toList();
        this.wanted = wanted;
        this.passive = passive;
        this.mustAnswer = mustAnswer;
        this.out = out;
        this.least = wanted.stream().mapToLong(one -> one.data().length).min().orElse(0);
        this.requiredSize = agreedSize();
    }

    void judge() {
        judgeFailures();
        judgeSizes();
        judgeStatuses();
        judgeBytes();
        judgeWidths();
        judgeWhatLiesBeyond();
        new ReadLimitRules(answered, wanted, passive, this::kind, this::breach).judge();
    }

    /** One breach of a row says it all: what follows in the same state says it again. */
    private void breach(Breach breach) {
        if (told.add(breach.row())) {
            out.accept(breach);
        }
    }

    private void breach(RequirementId row, ConnectionDataQuery fetch, String expected, String observed) {
        breach(new Breach(row, fetch.call(), expected, observed));
    }

    // --- the required size, as far as the answers agree

    /** What calls that ask in different ways tell alike, and more of them than tell anything else. */
    private OptionalLong agreedSize() {
        Map<Long, Set<Long>> ways = new TreeMap<>();
        answered.stream()
                .filter(fetch -> fetch.size() >= least)
                .forEach(fetch -> ways.computeIfAbsent(fetch.size(), size -> new TreeSet<>())
                        .add(fetch.buffer() == null ? -1 : fetch.capacity()));
        int most = ways.values().stream().mapToInt(Set::size).max().orElse(0);
        List<Long> best = ways.entrySet().stream()
                .filter(entry -> entry.getValue().size() == most)
                .map(Map.Entry::getKey)
                .toList();
        return best.size() == 1 && most > 1 ? OptionalLong.of(best.get(0)) : OptionalLong.empty();
    }

    private Kind kind(ConnectionDataQuery fetch) {
        return fetch.kind(requiredSize.orElse(Math.max(1, least)));
    }

    // --- a call that neither succeeds nor finds its buffer too small

    private void judgeFailures() {
        List<ConnectionDataQuery> failed = all.stream()
                .filter(fetch -> !fetch.answered() && mustAnswer.test(fetch))
                .toList();
        if (failed.isEmpty()) {
            return;
        }
        ConnectionDataQuery first = failed.get(0);
        Optional<RequirementId> row = answered.isEmpty() ? whereAllFail(failed) : whereSomeFail(failed, first);
        row.ifPresent(id -> breach(
                id,
                first,
                "returned " + NtStatus.STATUS_SUCCESS
                        + (first.buffer() == null ? "" : " or " + NtStatus.STATUS_BUFFER_TOO_SMALL),
                first.call().result()));
    }

    private Optional<RequirementId> whereAllFail(List<ConnectionDataQuery> failed) {
        boolean query = failed.stream().anyMatch(fetch -> fetch.buffer() == null);
        boolean fetches = failed.stream().anyMatch(fetch -> fetch.buffer() != null);
        boolean onlyInside = failed.stream().allMatch(ConnectionDataQuery::inside);
        return query && fetches && !onlyInside && least > 0 ? Optional.of(passive ? GCD_20 : GCD_22) : Optional.empty();
    }

    private Optional<RequirementId> whereSomeFail(List<ConnectionDataQuery> failed, ConnectionDataQuery first) {
        boolean onlyInsideIsAnswered = answered.stream().allMatch(ConnectionDataQuery::inside) && !first.inside();
        if (onlyInsideIsAnswered) {
            return Optional.of(passive ? GCD_20 : GCD_22);
        }
        OutputComparison outputs = new OutputComparison(answered, failed, passive, this::kind);
        return outputs.cause(first, 1, this::rowOfTheStatus);
    }

    private RequirementId rowOfTheStatus(ConnectionDataQuery fetch) {
        return switch (kind(fetch)) {
            case SIZE_QUERY -> GCD_07;
            case EMPTY -> GCD_14;
            case SHORT -> GCD_11;
            case ENOUGH -> GCD_10;
        };
    }

    // --- the size cell

    private void judgeSizes() {
        OutputComparison outputs = OutputComparison.of(answered, this::toldARightSize, passive, this::kind);
        for (ConnectionDataQuery fetch : outputs.wrong()) {
            Optional<RequirementId> row =
                    outputs.noneIsRight() ? whereNoSizeIsRight(outputs) : outputs.cause(fetch, 2, this::rowOfTheSize);
            row.ifPresent(id -> breach(id, fetch, expectedSize(), seenSize(fetch)));
        }
        if (requiredSize.isEmpty() && outputs.wrong().isEmpty()) {
            judgeDisagreement();
        }
    }

    private boolean toldARightSize(ConnectionDataQuery fetch) {
        return fetch.size() >= least && (requiredSize.isEmpty() || fetch.size() == requiredSize.getAsLong());
    }

    private Optional<RequirementId> whereNoSizeIsRight(OutputComparison outputs) {
        return outputs.onlyInside() ? Optional.empty() : rowOfTheData();
    }

    /** Who lost what was sent on its way cannot be told from who tells it wrongly. */
    private Optional<RequirementId> rowOfTheData() {
        if (wanted.stream().anyMatch(ExpectedConnectionData::ex)) {
            return Optional.empty();
        }
        boolean shared = passive && wanted.stream().allMatch(ExpectedConnectionData::shared);
        boolean own = !passive || wanted.stream().noneMatch(ExpectedConnectionData::shared);
        return shared ? Optional.of(CSE_08) : own ? Optional.of(GCD_18) : Optional.empty();
    }

    private RequirementId rowOfTheSize(ConnectionDataQuery fetch) {
        return switch (kind(fetch)) {
            case SIZE_QUERY -> GCD_07;
            case EMPTY -> GCD_14;
            case SHORT, ENOUGH -> GCD_12;
        };
    }

    /** Sizes that differ cannot all be right, although nobody knows which is. */
    private void judgeDisagreement() {
        for (ConnectionDataQuery later : answered) {
            for (ConnectionDataQuery earlier : answered) {
                if (earlier.isBefore(later) && earlier.size() != later.size()) {
                    breach(
                            earlier.asksLike(later) ? GCD_19 : rowOfTheSize(later),
                            later,
                            "stored the same required size as another call on the same connector, " + earlier.size(),
                            seenSize(later));
                    return;
                }
            }
        }
    }

    private String expectedSize() {
        return requiredSize.isPresent()
                ? "stored " + requiredSize.getAsLong()
                        + " in *pPrivateDataLength, the required size that other calls told"
                : "stored " + least + " or more in *pPrivateDataLength, as many bytes as the peer sent";
    }

    private static String seenSize(ConnectionDataQuery fetch) {
        GuardedUlong cell = fetch.call().cells().length();
        return (cell.get() == cell.initial()
                        ? "left *pPrivateDataLength as it was, " + cell.initial()
                        : "stored " + cell.get() + " in *pPrivateDataLength")
                + ", " + fetch.call().result();
    }

    // --- success or too small

    private void judgeStatuses() {
        long size = requiredSize.orElse(-1);
        OutputComparison outputs =
                OutputComparison.of(answered, fetch -> hasARightStatus(fetch, size), passive, this::kind);
        for (ConnectionDataQuery fetch : outputs.wrong()) {
            RequirementId row = outputs.right().stream().anyMatch(fetch::asksLike) ? GCD_19 : rowOfTheStatus(fetch);
            breach(
                    row,
                    fetch,
                    "returned " + (fetch.succeeded() ? NtStatus.STATUS_BUFFER_TOO_SMALL : NtStatus.STATUS_SUCCESS)
                            + ": the length is " + fetch.capacity()
                            + (requiredSize.isPresent()
                                    ? ", the required size " + size
                                    : ", and the peer sent " + GetConnectionDataCall.bytes(least)),
                    fetch.call().result());
        }
    }

    /** A status that fits a wrong size says nothing by itself. */
    private boolean hasARightStatus(ConnectionDataQuery fetch, long size) {
        boolean fitsItsSize = fetch.buffer() != null && fetch.succeeded() == (fetch.capacity() >= fetch.size());
        if (fitsItsSize && !toldARightSize(fetch)) {
            return true;
        }
        if (fetch.buffer() == null) {
            return fetch.succeeded();
        }
        if (fetch.capacity() < least) {
            return fetch.tooSmall();
        }
        return size < 0 || fetch.succeeded() == (fetch.capacity() >= size);
    }

    // --- the bytes

    private void judgeBytes() {
        List<ConnectionDataQuery> fetches = answered.stream()
                .filter(fetch -> fetch.buffer() != null && fetch.capacity() > 0 && fetch.size() >= least)
                .toList();
        OutputComparison outputs = OutputComparison.of(fetches, this::broughtTheData, passive, this::kind);
        boolean wholeIsRight = outputs.right().stream().anyMatch(fetch -> fetch.capacity() >= least);
        boolean wholeIsWrong = outputs.wrong().stream().anyMatch(fetch -> fetch.capacity() >= least);
        for (ConnectionDataQuery fetch : outputs.wrong()) {
            Optional<RequirementId> row = wholeIsRight
                    ? outputs.cause(fetch, 2, any -> GCD_09)
                    : whereNoWholeFetchIsRight(outputs, wholeIsWrong);
            row.ifPresent(id -> breach(id, fetch, expectedBytes(fetch), seenBytes(fetch)));
        }
    }

    /** A few bytes that are right say nothing: they may be so by accident. */
    private Optional<RequirementId> whereNoWholeFetchIsRight(OutputComparison outputs, boolean wholeIsWrong) {
        return wholeIsWrong && outputs.noneIsRight() && !outputs.onlyInside() ? rowOfTheData() : Optional.empty();
    }

    private boolean broughtTheData(ConnectionDataQuery fetch) {
        return wanted.stream().anyMatch(one -> fetch.beginsWith(one.data()));
    }

    private String expectedBytes(ConnectionDataQuery fetch) {
        byte[] data = wanted.get(0).data();
        return "copied what the peer sent" + (wanted.size() == 1 ? "" : ", for example") + ", as far as "
                + GetConnectionDataCall.bytes(fetch.capacity()) + " hold it: " + GetConnectionDataCall.hex(data);
    }

    private String seenBytes(ConnectionDataQuery fetch) {
        int count = (int) Math.min(fetch.capacity(), wanted.get(0).data().length);
        OptionalInt first = fetch.call().cells().buffer() == null
                ? OptionalInt.empty()
                : fetch.call().cells().buffer().firstWrittenFrom(0);
        return (first.isEmpty()
                        ? "copied nothing"
                        : "the buffer begins with "
                                + GetConnectionDataCall.hex(fetch.call().fetched(count)))
                + ", " + fetch.call().result();
    }

    // --- what is stored around the cells and beyond the buffer

    private void judgeWidths() {
        for (ConnectionDataQuery fetch : answered) {
            GetConnectionDataCall.Cells cells = fetch.call().cells();
            width(fetch, cells.length(), fetch.buffer() == null ? GCD_07 : GCD_12, "*pPrivateDataLength");
            width(fetch, cells.inbound(), GCD_03, "*pInboundReadLimit");
            width(fetch, cells.outbound(), GCD_04, "*pOutboundReadLimit");
        }
    }

    private void width(ConnectionDataQuery fetch, @Nullable GuardedUlong cell, RequirementId row, String name) {
        Breach.ofWidth(row, fetch.call(), name, cell).ifPresent(this::breach);
    }

    /** A store into a buffer of no bytes is that of a copy too long, where other copies are, too. */
    private void judgeWhatLiesBeyond() {
        List<ConnectionDataQuery> beyond =
                all.stream().filter(fetch -> fetch.writtenBeyond().isPresent()).toList();
        boolean copiesAreTooLong = beyond.stream().anyMatch(fetch -> fetch.capacity() > 0);
        beyond.forEach(fetch -> breach(
                copiesAreTooLong ? GCD_13 : GCD_14,
                fetch,
                "wrote nothing beyond the " + GetConnectionDataCall.bytes(fetch.capacity()) + " of the buffer",
                "wrote at offset " + fetch.writtenBeyond().orElse(0) + " from pPrivateData, "
                        + fetch.call().result()));
    }
}
