package org.ndktck.report.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.json.DamagedResultException;
import org.ndktck.report.json.JsonErrorText;
import org.ndktck.report.json.OlderFormat;
import org.ndktck.report.json.RunDocument;
import org.ndktck.report.model.FailOn;
import org.ndktck.report.model.Repetition;
import org.ndktck.report.model.Shard;
import org.ndktck.report.waiver.Waiver;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * A line of a journal: exactly one of its members is there.
 *
 * @param began the beginning of the run
 * @param started a property that began
 * @param recorded what was recorded about a requirement
 * @param repeated what replays of a finding showed
 * @param printed what the provider printed
 * @param ended the end of the run
 */
record JournalLine(
        Optional<BeganDocument> began,
        Optional<StartedDocument> started,
        Optional<RecordedDocument> recorded,
        Optional<RepeatedDocument> repeated,
        Optional<PrintedDocument> printed,
        Optional<JournalEntry.Ended> ended) {

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .enable(
                    DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private static final JournalLine EMPTY = new JournalLine(
            Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    /** Writes an entry, without a line end. */
    static String of(JournalEntry entry) {
        return JSON.writeValueAsString(document(entry));
    }

    /** Reads what {@link #of} writes. */
    static JournalEntry entry(String line) throws DamagedResultException {
        try {
            JsonNode read = JSON.readTree(line);
            OlderFormat.filled(read);
            return JSON.treeToValue(read, JournalLine.class).entry();
        } catch (JacksonException e) {
            throw new DamagedResultException("a line of the journal is none: " + JsonErrorText.ofLine(e));
        }
    }

    private static JournalLine document(JournalEntry entry) {
        if (entry instanceof JournalEntry.Began one) {
            return EMPTY.with(new BeganDocument(
                    RunDocument.of(one.info()), texts(one.selected()), one.failOn(), one.shard(), one.waivers()));
        }
        if (entry instanceof JournalEntry.Started one) {
            return EMPTY.with(new StartedDocument(one.worker(), one.id().text()));
        }
        if (entry instanceof JournalEntry.Recorded one) {
            return EMPTY.with(new RecordedDocument(one.share(), RecordDocument.of(one.row())));
        }
        if (entry instanceof JournalEntry.Repeated one) {
            return EMPTY.with(new RepeatedDocument(one.id().text(), one.token(), one.repetition()));
        }
        if (entry instanceof JournalEntry.Printed one) {
            return EMPTY.with(new PrintedDocument(one.worker(), one.id().map(RequirementId::text), one.text()));
        }
        return EMPTY.with((JournalEntry.Ended) entry);
    }

    /** The line with one more member, which its type tells. */
    private JournalLine with(Record member) {
        return new JournalLine(
                member instanceof BeganDocument one ? Optional.of(one) : began,
                member instanceof StartedDocument one ? Optional.of(one) : started,
                member instanceof RecordedDocument one ? Optional.of(one) : recorded,
                member instanceof RepeatedDocument one ? Optional.of(one) : repeated,
                member instanceof PrintedDocument one ? Optional.of(one) : printed,
                member instanceof JournalEntry.Ended one ? Optional.of(one) : ended);
    }

    private static List<String> texts(List<RequirementId> ids) {
        return ids.stream().map(RequirementId::text).toList();
    }

    private JournalEntry entry() throws DamagedResultException {
        if (began.isPresent()) {
            return began.get().entry();
        }
        if (started.isPresent()) {
            return started.get().entry();
        }
        if (recorded.isPresent()) {
            return recorded.get().entry();
        }
        if (repeated.isPresent()) {
            return repeated.get().entry();
        }
        if (printed.isPresent()) {
            return printed.get().entry();
        }
        return ended.orElseThrow(() -> new DamagedResultException("a line of the journal says nothing"));
    }

    /**
     * The beginning, as the line has it.
     *
     * @param run what is run
     * @param selected the requirements that are judged
     * @param failOn what makes the exit code bad
     * @param shard which part of the run this is, if it is one
     * @param waivers violations that are accepted
     */
    record BeganDocument(
            RunDocument run, List<String> selected, FailOn failOn, Optional<Shard> shard, List<Waiver> waivers) {

        private JournalEntry.Began entry() throws DamagedResultException {
            List<RequirementId> ids = new ArrayList<>();
            for (String text : selected) {
                ids.add(RecordDocument.id(text));
            }
            return new JournalEntry.Began(run.info(), ids, failOn, shard, waivers);
        }
    }

    /**
     * A property that began, as the line has it.
     *
     * @param worker the process
     * @param id the requirement
     */
    record StartedDocument(int worker, String id) {

        private JournalEntry.Started entry() throws DamagedResultException {
            return new JournalEntry.Started(worker, RecordDocument.id(id));
        }
    }

    /**
     * What was recorded, as the line has it.
     *
     * @param share the share of the run
     * @param row what it recorded
     */
    record RecordedDocument(int share, RecordDocument row) {

        private JournalEntry.Recorded entry() throws DamagedResultException {
            return new JournalEntry.Recorded(share, row.row());
        }
    }

    /**
     * Replays of a finding, as the line has it.
     *
     * @param id the requirement
     * @param token the case
     * @param repetition how often the finding was seen again
     */
    record RepeatedDocument(String id, String token, Repetition repetition) {

        private JournalEntry.Repeated entry() throws DamagedResultException {
            return new JournalEntry.Repeated(RecordDocument.id(id), token, repetition);
        }
    }

    /**
     * What the provider printed, as the line has it.
     *
     * @param worker the process
     * @param id the requirement that was judged meanwhile
     * @param text a line of it
     */
    record PrintedDocument(int worker, Optional<String> id, String text) {

        private JournalEntry.Printed entry() throws DamagedResultException {
            Optional<RequirementId> judged =
                    id.isPresent() ? Optional.of(RecordDocument.id(id.get())) : Optional.empty();
            return new JournalEntry.Printed(worker, judged, text);
        }
    }
}
