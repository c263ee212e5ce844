/**
 * A step of a Jenkins shared library: judges a provider and keeps the report. Options: providerPath, which is needed; provider, profile
 * (quick), requireComplete (false), timeLimit (30m), kit (ndk-tck.jar). docs/ci.md shows a pipeline that uses it.
 */
def call(Map options) {
    withEnv([
        "KIT=${options.kit ?: 'ndk-tck.jar'}",
        "NDKTCK_PROVIDER_PATH=${options.providerPath}",
        "NDKTCK_PROVIDER=${options.provider ?: ''}",
        "NDKTCK_PROFILE=${options.profile ?: 'quick'}",
        "NDKTCK_TIME_LIMIT=${options.timeLimit ?: '30m'}",
        "NDKTCK_REQUIRE_COMPLETE=${options.requireComplete ?: false}",
        'NDKTCK_REPORT=ndk-tck-report',
    ]) {
        try {
            sh 'rm -rf ndk-tck-report; java -jar "$KIT" run'
        } finally {
            junit 'ndk-tck-report/junit.xml'
            archiveArtifacts 'ndk-tck-report/**'
        }
    }
}
