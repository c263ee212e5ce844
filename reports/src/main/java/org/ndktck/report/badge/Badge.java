package org.ndktck.report.badge;

import java.nio.charset.StandardCharsets;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.text.Claim;
import org.ndktck.report.text.Tone;

/** Renders the shortest claim that a result supports as a badge: an SVG without fonts, scripts or links. */
public final class Badge {

    /** Name of the file in a report directory. */
    public static final String NAME = "badge.svg";

    private static final String LABEL = "NDKPI";
    private static final int PADDING = 10;

    private final Catalog catalog;

    /**
     * Binds the rendering to the catalogue.
     *
     * @param catalog the requirements
     */
    public Badge(Catalog catalog) {
        this.catalog = catalog;
    }

    /**
     * Renders a result.
     *
     * @param result the result
     * @return the file's content, UTF-8
     */
    public byte[] write(RunResult result) {
        String plain = Claim.brief(catalog, result);
        String text = escaped(plain);
        int left = width(LABEL);
        int right = width(plain);
        return String.join(
                        "\n",
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + (left + right)
                                + "\" height=\"20\" role=\"img\" aria-label=\"" + LABEL + ": " + text + "\">",
                        "  <title>" + LABEL + ": " + text + "</title>",
                        "  <clipPath id=\"r\"><rect width=\"" + (left + right)
                                + "\" height=\"20\" rx=\"3\"/></clipPath>",
                        "  <g clip-path=\"url(#r)\">",
                        "    <rect width=\"" + left + "\" height=\"20\" fill=\"#444c56\"/>",
                        "    <rect x=\"" + left + "\" width=\"" + right + "\" height=\"20\" fill=\""
                                + colour(Tone.of(result.headline())) + "\"/>",
                        "  </g>",
                        "  <g fill=\"#fff\" font-family=\"Verdana,DejaVu Sans,sans-serif\" font-size=\"11\">",
                        label(LABEL, 0, left),
                        label(text, left, right),
                        "  </g>",
                        "</svg>",
                        "")
                .getBytes(StandardCharsets.UTF_8);
    }

    /** The width is stated, so that a viewer with another font squeezes the text and does not cut it. */
    private static String label(String text, int start, int width) {
        return "    <text x=\"" + (start + PADDING) + "\" y=\"14\" textLength=\"" + (width - 2 * PADDING)
                + "\" lengthAdjust=\"spacingAndGlyphs\">" + text + "</text>";
    }

    private static int width(String text) {
        return (int) Math.ceil(text.codePoints().mapToDouble(Badge::advance).sum()) + 2 * PADDING;
    }

    private static double advance(int codePoint) {
        if (Character.isUpperCase(codePoint)) {
            return 8;
        }
        return codePoint == ' ' || codePoint == ':' ? 4.5 : 7;
    }

    private static String colour(Tone tone) {
        return switch (tone) {
            case GOOD -> "#1a7f37";
            case BAD -> "#c4232c";
            case DOUBTFUL -> "#9a6700";
            case UNKNOWN -> "#6e7781";
        };
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
