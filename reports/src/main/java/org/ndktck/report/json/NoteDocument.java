package org.ndktck.report.json;

import java.util.ArrayList;
import java.util.List;
import org.ndktck.report.model.Note;

/**
 * A note as the file has it.
 *
 * @param reading why it is noted and not blamed: the reading that tolerates it, for example {@code AMB-02}, or
 *     {@code SHOULD}, or the broken requirement that it may come of
 * @param text what was seen
 */
public record NoteDocument(String reading, String text) {

    /**
     * Takes notes over.
     *
     * @param notes the notes
     * @return what the file has
     */
    public static List<NoteDocument> of(List<Note> notes) {
        return notes.stream()
                .map(note -> new NoteDocument(note.grounds().text(), note.text()))
                .toList();
    }

    /**
     * Gives notes back.
     *
     * @param row the id of their row
     * @param documents what the file has
     * @return notes equal to those taken over
     * @throws DamagedResultException if one has a reading that is neither an id of the catalogue nor SHOULD
     */
    public static List<Note> notes(String row, List<NoteDocument> documents) throws DamagedResultException {
        List<Note> notes = new ArrayList<>();
        for (NoteDocument document : documents) {
            notes.add(document.note(row));
        }
        return notes;
    }

    private Note note(String row) throws DamagedResultException {
        return new Note(
                Note.Grounds.find(reading)
                        .orElseThrow(() -> new DamagedResultException(row + " has a note with reading=" + reading
                                + "; permitted are the ids of the catalogue and SHOULD")),
                text);
    }
}
