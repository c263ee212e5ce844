package org.ndktck.documents;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Reading;
import org.ndktck.catalog.RequirementId;

/** The form of the table. Each check gives its complaints, so that it can be shown to have some. */
final class SentenceChecks {

    private final Catalog catalog;

    SentenceChecks(Catalog catalog) {
        this.catalog = catalog;
    }

    /** Documents ascend, a section is in one piece, its ordinals run from its heading, 0, or from 1 without a gap. */
    static List<String> order(List<SentenceRow> rows) {
        List<String> complaints = new ArrayList<>();
        Set<String> sections = new HashSet<>();
        String document = "";
        String section = "";
        int expected = 0;
        for (SentenceRow row : rows) {
            Sentence sentence = row.sentence();
            String here = sentence.document().key() + " " + sentence.section();
            if (sentence.document().key().compareTo(document) < 0) {
                complaints.add(row.place() + " comes after document " + document);
            }
            if (!here.equals(section)) {
                expected = sentence.ordinal() == 0 ? 0 : 1;
                if (!sections.add(here)) {
                    complaints.add(row.place() + " is cut off from the rest of its section");
                    expected = sentence.ordinal();
                }
            }
            if (sentence.ordinal() != expected) {
                complaints.add(row.place() + " should have the ordinal " + expected);
            }
            document = sentence.document().key();
            section = here;
            expected = sentence.ordinal() + 1;
        }
        return complaints;
    }

    /** Each row has ids that exist, of requirements and of readings that concern one of them, or one reason. */
    List<String> meanings(List<SentenceRow> rows) {
        List<String> complaints = new ArrayList<>();
        for (SentenceRow row : rows) {
            if (row.reason().isPresent()) {
                continue;
            }
            if (row.requirements().isEmpty()) {
                complaints.add(row.place() + " has neither the id of a requirement nor a reason");
            }
            if (new HashSet<>(row.meaning()).size() < row.meaning().size()) {
                complaints.add(row.place() + " names an id twice");
            }
            for (String word : row.meaning()) {
                complaint(row, word, complaints);
            }
        }
        return complaints;
    }

    private void complaint(SentenceRow row, String word, List<String> complaints) {
        if (SentenceRow.requirement(word).isPresent()) {
            return;
        }
        SentenceRow.reading(word)
                .map(catalog::reading)
                .ifPresentOrElse(
                        reading -> {
                            if (row.requirements().stream().noneMatch(id -> isReadAs(id, reading))) {
                                complaints.add(row.place() + " names " + word + ", which concerns none of its ids");
                            }
                        },
                        () -> complaints.add(row.place() + " has \"" + word
                                + "\", which is no id of the catalogue and no reason that stands alone"));
    }

    private boolean isReadAs(RequirementId id, Reading reading) {
        return reading.rows().contains(id) || catalog.requirement(id).readings().contains(reading.id());
    }

    /** The same sentence in the same section of the same page means the same in every document. */
    static List<String> sameMeaning(List<SentenceRow> rows) {
        Map<String, SentenceRow> first = new HashMap<>();
        List<String> complaints = new ArrayList<>();
        for (SentenceRow row : rows) {
            Sentence sentence = row.sentence();
            String key = sentence.document().page() + " " + sentence.section() + " " + sentence.sha256();
            SentenceRow other = first.computeIfAbsent(key, unused -> row);
            if (!other.meaning().equals(row.meaning())) {
                complaints.add(row.place() + " is the same sentence as " + other.place() + " but means " + row.meaning()
                        + ", not " + other.meaning());
            }
        }
        return complaints;
    }

    /** The table has the sentences of the documents, each at its place, and no others. */
    static List<String> compare(List<SentenceRow> rows, List<Sentence> documents) {
        Map<String, Sentence> open = new HashMap<>();
        documents.forEach(sentence -> open.put(sentence.place(), sentence));
        List<String> complaints = new ArrayList<>();
        for (SentenceRow row : rows) {
            Sentence there = open.remove(row.place());
            if (there == null) {
                complaints.add(row.place() + " is in the table but not in the document");
            } else if (!there.equals(row.sentence())) {
                complaints.add(row.place() + " has another hash in the table than in the document");
            }
        }
        documents.stream()
                .filter(sentence -> open.containsKey(sentence.place()))
                .forEach(sentence -> complaints.add(sentence.place() + " is in the document but not in the table"));
        return complaints;
    }
}
