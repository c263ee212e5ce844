@echo off
rem Runs the ndk-tck command of this checkout. Builds the executable jar when it is missing; delete it after a change.
setlocal
set "JAR=%~dp0tck-cli\target\launcher\ndk-tck.jar"
set "FAULTY=%~dp0faulty-providers\target\launcher\ndk-tck-faulty.jar"
if exist "%JAR%" goto run
echo ndk-tck: building %JAR% 1>&2
pushd "%~dp0"
call mvn -q -B -pl tck-cli,faulty-providers -am -Dmaven.test.skip=true -Dndktck.target=target/launcher package 1>&2
if errorlevel 1 (popd & echo ndk-tck: the build failed, see above; it needs Java 17 and Maven 3.8 or newer 1>&2 & exit /b 3)
popd
:run
java -cp "%JAR%;%FAULTY%" org.ndktck.cli.NdkTck %*
exit /b %ERRORLEVEL%
