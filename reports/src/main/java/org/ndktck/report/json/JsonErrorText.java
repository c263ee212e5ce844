package org.ndktck.report.json;

import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/** Says in the words of the file what Jackson says in the words of a programmer. */
public final class JsonErrorText {

    private JsonErrorText() {}

    /**
     * Says what is wrong with a text.
     *
     * @param e what Jackson says
     * @return a clause: the place within the text, what is wrong there, and the line
     */
    public static String of(JacksonException e) {
        return ofLine(e) + line(e.getLocation());
    }

    /**
     * Says what is wrong with a text of one line.
     *
     * @param e what Jackson says
     * @return a clause: the place within the text and what is wrong there
     */
    public static String ofLine(JacksonException e) {
        return path(e) + what(e);
    }

    private static String what(JacksonException e) {
        if (e instanceof UnrecognizedPropertyException unknown) {
            return "unknown field '" + unknown.getPropertyName() + "'";
        }
        if (e instanceof InvalidFormatException invalid) {
            return "the value '" + invalid.getValue() + "' is not permitted";
        }
        String message = e.getOriginalMessage();
        int explanation = message.indexOf(" (");
        String what = explanation < 0 ? message : message.substring(0, explanation);
        return what.replace("creator property", "field");
    }

    /** The path within the file, without the classes that Jackson puts before every step. */
    private static String path(JacksonException e) {
        StringBuilder path = new StringBuilder();
        for (JacksonException.Reference step : e.getPath()) {
            if (step.getPropertyName() == null) {
                path.append('[').append(step.getIndex()).append(']');
            } else {
                path.append(path.isEmpty() ? "" : ".").append(step.getPropertyName());
            }
        }
        return path.isEmpty() ? "" : path + ": ";
    }

    private static String line(TokenStreamLocation location) {
        boolean known = location != null && location.getLineNr() > 0;
        return known ? " (line " + location.getLineNr() + ")" : "";
    }
}
