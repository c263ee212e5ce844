package org.ndktck.judgement;

import java.io.StringWriter;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * The blame matrix as a picture: a row for each wrong provider, a column for each requirement. What a kit blames as
 * declared lies on the diagonal; what lies beside it follows, has a reason, or is a false accusation.
 */
public final class HeatMap {

    private static final int CELL = 4;
    private static final int LEFT = 44;
    private static final int TOP = 64;
    private static final String INK = "#1f2933";
    private static final String RULE = "#d9dee4";

    private final List<BlameLine> rows;
    private final Map<String, Integer> columns = new HashMap<>();
    private final List<String> ids;
    private final StringWriter text = new StringWriter();
    private final XMLStreamWriter svg;

    private HeatMap(BlameMatrix matrix, List<String> ids) throws XMLStreamException {
        this.ids = List.copyOf(ids);
        this.ids.forEach(id -> columns.put(id, columns.size()));
        this.rows = matrix.lines().stream()
                .sorted(Comparator.comparingInt(
                        (BlameLine line) -> columns.getOrDefault(line.breaks().get(0), ids.size())))
                .toList();
        this.svg = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
    }

    /**
     * Draws a matrix.
     *
     * @param matrix what was seen
     * @param ids the columns, in the order of the catalogue
     * @return an SVG document
     */
    public static String of(BlameMatrix matrix, List<String> ids) {
        try {
            HeatMap map = new HeatMap(matrix, ids);
            map.draw();
            return map.text + "\n";
        } catch (XMLStreamException e) {
            throw new IllegalStateException("the heat map cannot be drawn", e);
        }
    }

    private void draw() throws XMLStreamException {
        int width = LEFT + ids.size() * CELL + 12;
        int height = TOP + rows.size() * CELL + 12;
        svg.writeStartElement("svg");
        attributes("xmlns", "http://www.w3.org/2000/svg", "viewBox", "0 0 " + width + " " + height);
        attributes("font-family", "sans-serif", "font-size", 10, "role", "img");
        title("Blame matrix: " + rows.size() + " wrong providers, " + ids.size() + " requirements");
        rectangle(0, 0, width, height, "#ffffff");
        svg.writeEndElement();
        legend();
        sections();
        for (int row = 0; row < rows.size(); row++) {
            cells(rows.get(row), TOP + row * CELL);
        }
        svg.writeEndElement();
        svg.flush();
    }

    private void legend() throws XMLStreamException {
        int x = LEFT;
        for (Shade shade : Shade.values()) {
            rectangle(x, 10, 10, 10, shade.colour);
            svg.writeEndElement();
            label(x + 14, 19, shade.words);
            x += 30 + shade.words.length() * 6;
        }
    }

    /** A line and a label where a section of the catalogue begins, on both axes. */
    private void sections() throws XMLStreamException {
        String before = "";
        for (int column = 0; column < ids.size(); column++) {
            String section = section(ids.get(column));
            if (!section.equals(before)) {
                rectangle(LEFT + column * CELL, TOP - 6, 1, rows.size() * CELL + 6, RULE);
                svg.writeEndElement();
                turned(LEFT + column * CELL + 8, TOP - 4, section);
            }
            before = section;
        }
        before = "";
        for (int row = 0; row < rows.size(); row++) {
            String section = section(rows.get(row).breaks().get(0));
            if (!section.equals(before)) {
                rectangle(LEFT - 6, TOP + row * CELL, ids.size() * CELL + 6, 1, RULE);
                svg.writeEndElement();
                label(8, TOP + row * CELL + 8, section);
            }
            before = section;
        }
    }

    private static String section(String id) {
        return id.substring(0, id.indexOf('-'));
    }

    private void cells(BlameLine line, int y) throws XMLStreamException {
        for (String id : line.violated()) {
            cell(line, id, y, Shade.of(line.kinship(id)));
        }
        for (String id : line.missed()) {
            cell(line, id, y, Shade.MISSED);
        }
    }

    private void cell(BlameLine line, String id, int y, Shade shade) throws XMLStreamException {
        Integer column = columns.get(id);
        if (column != null) {
            rectangle(LEFT + column * CELL, y, CELL, CELL, shade.colour);
            title(line.provider() + ": " + id + " " + shade.words);
            svg.writeEndElement();
        }
    }

    private void rectangle(int x, int y, int width, int height, String colour) throws XMLStreamException {
        svg.writeStartElement("rect");
        attributes("x", x, "y", y, "width", width, "height", height, "fill", colour);
    }

    private void label(int x, int y, String words) throws XMLStreamException {
        svg.writeStartElement("text");
        attributes("x", x, "y", y, "fill", INK);
        svg.writeCharacters(words);
        svg.writeEndElement();
    }

    private void turned(int x, int y, String words) throws XMLStreamException {
        svg.writeStartElement("text");
        attributes("transform", "translate(" + x + " " + y + ") rotate(-90)", "fill", INK);
        svg.writeCharacters(words);
        svg.writeEndElement();
    }

    private void title(String words) throws XMLStreamException {
        svg.writeStartElement("title");
        svg.writeCharacters(words);
        svg.writeEndElement();
    }

    private void attributes(Object... namesAndValues) throws XMLStreamException {
        for (int at = 0; at < namesAndValues.length; at += 2) {
            svg.writeAttribute(namesAndValues[at].toString(), namesAndValues[at + 1].toString());
        }
    }

    private enum Shade {
        DECLARED("#0b5d7a", "declared"),
        FOLLOWS("#7fb8d1", "follows"),
        ALSO("#e0a526", "named with a reason"),
        UNDECLARED("#d11d1d", "false accusation"),
        MISSED("#000000", "missed");

        final String colour;
        final String words;

        Shade(String colour, String words) {
            this.colour = colour;
            this.words = words;
        }

        static Shade of(BlameLine.Kinship kinship) {
            return valueOf(kinship.name());
        }
    }
}
