# For scripts of releng that source it: the measuring rig in a built product, which stays as it is.

# rigged PRODUCT FOLDER: writes a configuration area into FOLDER, like the product's with one bundle more; use it with
# -Dosgi.configuration.area=FOLDER
rigged() {
  local product=$1 area=$2 jar version
  jar=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/org.gaitwright.rigs/target/org.gaitwright.rigs-1.0.0-SNAPSHOT.jar
  [ -f "$jar" ] || { echo "rigs: there is no $jar; build it with './gaitwright list engines'" >&2; return 2; }
  command -v unzip >/dev/null || { echo "rigs: 'unzip' was not found; install it" >&2; return 2; }
  version=$(unzip -p "$jar" META-INF/MANIFEST.MF | tr -d '\r' | sed -n 's/^Bundle-Version: //p')
  local list=org.eclipse.equinox.simpleconfigurator/bundles.info
  mkdir -p "$area/${list%/*}"
  { cat "$product/configuration/$list"; echo "org.gaitwright.rigs,$version,file:$jar,4,false"; } >"$area/$list"
  { grep -v '^eclipse.p2.data.area=' "$product/configuration/config.ini"
    echo "eclipse.p2.data.area=file:$product/p2/"
    echo "osgi.configuration.cascaded=false"; } >"$area/config.ini"
}
