@echo off
rem Gaitwright: opens the studio without arguments, runs the command line with them.
rem   GAITWRIGHT_HOME       plug-ins, and what the studio remembers (default: %USERPROFILE%\.gaitwright)
rem   GAITWRIGHT_WORKSPACE  folder of the studio's projects, or "ask" for the one that was chosen at the first start
rem                         (default: %GAITWRIGHT_HOME%\workspace if GAITWRIGHT_HOME is set, else "ask")
rem   GAITWRIGHT_JAVA_OPTS  more options for the Java virtual machine
setlocal
set "here=%~dp0"
if not defined GAITWRIGHT_WORKSPACE if defined GAITWRIGHT_HOME set "GAITWRIGHT_WORKSPACE=%GAITWRIGHT_HOME%\workspace"
if not defined GAITWRIGHT_WORKSPACE set "GAITWRIGHT_WORKSPACE=ask"
if not defined GAITWRIGHT_HOME set "GAITWRIGHT_HOME=%USERPROFILE%\.gaitwright"
set "area=%GAITWRIGHT_WORKSPACE:\=/%"
if "%GAITWRIGHT_WORKSPACE%"=="ask" set "area=@noDefault"
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
for %%f in ("%here%plugins\org.eclipse.equinox.launcher_*.jar") do set "launcher=%%f"
for %%f in ("%here%plugins\org.eclipse.osgi_*.jar") do set "framework=%%f"
for %%f in ("%here%plugins\org.eclipse.equinox.simpleconfigurator_*.jar") do set "configurator=%%~nxf"
if not "%~1"=="" goto headless
"%java%" -XX:+UseG1GC -XX:MaxGCPauseMillis=15 -XX:MetaspaceSize=128m -Xms256m %GAITWRIGHT_JAVA_OPTS% -Dgaitwright.home="%GAITWRIGHT_HOME%" -Dgaitwright.plugins="%GAITWRIGHT_HOME%\plugins" -Dgaitwright.launcher="%~f0" -Dgaitwright.command="%~f0" -Dosgi.install.area="%here:\=/%" -Dosgi.instance.area="%area%" -jar "%launcher%" -name Gaitwright
exit /b %ERRORLEVEL%
:headless
set "conf=%here%headless"
if not exist "%conf%" mkdir "%conf%"
rem the same bundles as the studio's, less all that draws
findstr /V /B /G:"%here%headless.exclude" "%here%configuration\org.eclipse.equinox.simpleconfigurator\bundles.info" > "%conf%\bundles.info"
rem not to Equinox, which would take -console, -data and others for itself; no quotes around it, so that those of the user count
set GAITWRIGHT_ARGUMENTS=%*
"%java%" -XX:+UseSerialGC %GAITWRIGHT_JAVA_OPTS% -Dgaitwright.plugins="%GAITWRIGHT_HOME%\plugins" -Dgaitwright.launcher="%~f0" -Djava.awt.headless=true -Dosgi.install.area="%here:\=/%" -Dosgi.configuration.area="%conf:\=/%" -Dosgi.instance.area=@none -Dosgi.framework="file:%framework:\=/%" -Dosgi.bundles="reference:file:%configurator%@1:start" -Dorg.eclipse.equinox.simpleconfigurator.configUrl="file:%conf:\=/%/bundles.info" -Dosgi.bundles.defaultStartLevel=4 -Declipse.p2.data.area="%here:\=/%p2/" -Declipse.p2.profile=gaitwright -Declipse.application=org.gaitwright.cli.application -jar "%launcher%"
exit /b %ERRORLEVEL%
