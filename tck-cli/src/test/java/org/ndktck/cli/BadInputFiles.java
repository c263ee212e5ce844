package org.ndktck.cli;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.ndktck.report.directory.ReportException;

/** Files and directories that somebody may name by mistake: jars that are none, reports that are damaged. */
final class BadInputFiles {

    private static final long FIVE_GIGABYTES = 5L << 30;
    private static final String CLASS_OF_NOBODY = "com.acme.Missing\n";

    private final Path directory;

    private BadInputFiles(Path directory) {
        this.directory = directory;
    }

    /** Makes all of them. */
    static void makeIn(Path directory) throws IOException, ReportException, NoSuchAlgorithmException {
        BadInputFiles files = new BadInputFiles(directory);
        files.makeKeys();
        files.makeJars();
        files.makeReports();
        files.makeJournals();
    }

    private void makeJars() throws IOException {
        Files.createDirectory(directory.resolve("empty"));
        write("full/file", "kept".getBytes(UTF_8));
        write("text.jar", "PK, and not much else".getBytes(UTF_8));
        write("zero.jar", new byte[0]);
        byte[] noise = new byte[4096];
        new Random(1).nextBytes(noise);
        write("noise.jar", noise);
        write("noise/compliance.json", noise);
        write("noise/journal.jsonl", noise);
        try (RandomAccessFile huge =
                new RandomAccessFile(directory.resolve("huge.jar").toFile(), "rw")) {
            huge.setLength(FIVE_GIGABYTES);
        }
        jar("nothing.jar");
        jar("other.jar", "README.txt", new byte[1]);
        jar("service-empty.jar", VendorJar.SERVICE_FILE, new byte[0]);
        jar("service-missing.jar", VendorJar.SERVICE_FILE, CLASS_OF_NOBODY.getBytes(UTF_8));
        jar("service-utf16.jar", VendorJar.SERVICE_FILE, CLASS_OF_NOBODY.getBytes(UTF_16LE));
        jar("service-mark.jar", VendorJar.SERVICE_FILE, ("\uFEFF" + CLASS_OF_NOBODY).getBytes(UTF_8));
        byte[] whole = Files.readAllBytes(directory.resolve("service-missing.jar"));
        write("torn.jar", Arrays.copyOf(whole, whole.length - 30));
        write("jars/torn.jar", Arrays.copyOf(whole, whole.length - 30));
        Path link = directory.resolve("link.jar");
        Files.createSymbolicLink(link, link.resolveSibling("nowhere"));
    }

    private void makeKeys() throws IOException, NoSuchAlgorithmException {
        for (String[] key : new String[][] {{"secret.pem", "Ed25519"}, {"rsa.pem", "RSA"}}) {
            byte[] der = KeyPairGenerator.getInstance(key[1])
                    .generateKeyPair()
                    .getPrivate()
                    .getEncoded();
            String pem = Base64.getMimeEncoder().encodeToString(der);
            write(key[0], ("-----BEGIN PRIVATE KEY-----\n" + pem + "\n-----END PRIVATE KEY-----\n").getBytes(UTF_8));
        }
    }

    private void makeReports() throws IOException, ReportException {
        Path report = WrittenReport.whole(directory.resolve("report"), "the connect failed");
        String json = Files.readString(report.resolve("compliance.json"));
        reportWith("torn", "compliance.json", json.substring(0, json.length() / 2));
        reportWith("blank", "compliance.json", "");
        reportWith("list", "compliance.json", "[]");
        reportWith("newer", "compliance.json", json.replace("\"formatVersion\": 1", "\"formatVersion\": 2"));
        reportWith("older", "compliance.json", json.replace("\"formatVersion\": 1", "\"formatVersion\": 0"));
        reportWith("unknown-verdict", "compliance.json", json.replace("\"INCONCLUSIVE\"", "\"GREAT\""));
        reportWith("unknown-row", "compliance.json", json.replace("\"id\": \"GEN-01\"", "\"id\": \"GEN-99\""));
        reportWith("notes", "notes.txt", "mine");
        Path folder = copy(report, "folder");
        Files.delete(folder.resolve("compliance.json"));
        Files.createDirectory(folder.resolve("compliance.json"));
    }

    private void makeJournals() throws IOException, ReportException {
        Path report = directory.resolve("report");
        String journal = Files.readString(report.resolve("journal.jsonl"));
        Files.delete(copy(report, "no-journal").resolve("journal.jsonl"));
        reportWith("journal-blank", "journal.jsonl", "");
        reportWith("journal-torn", "journal.jsonl", journal.substring(0, journal.indexOf('\n') / 2));
        String last = journal.stripTrailing();
        reportWith("journal-without-end", "journal.jsonl", journal.substring(0, last.lastIndexOf('\n') + 1));
        reportWith("journal-other", "journal.jsonl", "{\"hello\":1}\n");
        reportWith(
                "journal-other-kit", "journal.jsonl", journal.replaceFirst("\"kit\":\"[^\"]+\"", "\"kit\":\"0.0.1\""));
        Files.write(copy(report, "journal-utf16").resolve("journal.jsonl"), ("\uFEFF" + journal).getBytes(UTF_16LE));
        reportWith("going-on", "running.jsonl", "");
        reportWith("going-on-noise", "running.jsonl", "noise\n");
        WrittenReport.shard(directory.resolve("shard-1"), 1, 2, "1");
        WrittenReport.shard(directory.resolve("shard-1-again"), 1, 2, "1");
        WrittenReport.shard(directory.resolve("shard-2"), 2, 2, "1");
        WrittenReport.shard(directory.resolve("shard-2-of-3"), 2, 3, "1");
        WrittenReport.shard(directory.resolve("shard-2-other-seed"), 2, 2, "7");
    }

    private void reportWith(String name, String file, String content) throws IOException {
        Files.writeString(copy(directory.resolve("report"), name).resolve(file), content);
    }

    private Path copy(Path from, String name) throws IOException {
        Path to = directory.resolve(name);
        try (Stream<Path> paths = Files.walk(from)) {
            for (Path path : paths.sorted(Comparator.naturalOrder()).toList()) {
                Files.copy(path, to.resolve(from.relativize(path).toString()));
            }
        }
        return to;
    }

    private void write(String name, byte[] content) throws IOException {
        Path file = directory.resolve(name);
        Files.createDirectories(file.resolveSibling(""));
        Files.write(file, content);
    }

    private void jar(String name, Object... entry) throws IOException {
        try (OutputStream file = Files.newOutputStream(directory.resolve(name));
                JarOutputStream jar = new JarOutputStream(file)) {
            if (entry.length > 0) {
                jar.putNextEntry(new JarEntry((String) entry[0]));
                jar.write((byte[]) entry[1]);
            }
        }
    }

    /** What there is in a directory, with sizes and times, and by name in the one of this process. */
    static List<String> content(Path directory) throws IOException {
        List<String> content = new ArrayList<>();
        try (Stream<Path> all = Files.walk(directory).sorted()) {
            for (Path path : all.toList()) {
                content.add(path + " "
                        + (Files.isRegularFile(path) ? Files.size(path) + " " + Files.getLastModifiedTime(path) : ""));
            }
        }
        try (Stream<Path> here = Files.list(Path.of("")).sorted()) {
            here.map(Path::toString).forEach(content::add);
        }
        return content;
    }
}
