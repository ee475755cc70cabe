#!/bin/sh
# Runs Assay for a job of a CI. Its inputs come in ASSAY_ variables, so that no text of them is read as shell.
set -eu
set -f # names in lists are not patterns
out="${ASSAY_OUT:-conformance-report}"
# What keeps a run from beginning is never taken for a run that failed.
refuse() {
  echo "$1" >&2
  [ -z "${GITHUB_ACTIONS:-}" ] || echo "::error title=Assay::$1"
  [ -z "${GITHUB_OUTPUT:-}" ] || echo "exit-code=3" >> "$GITHUB_OUTPUT"
  exit 3
}
command -v node > /dev/null ||
  refuse "NODE_MISSING: this job has no Node. Assay needs Node 22.12 or newer: take an image with it, or actions/setup-node."
assay=
if [ -n "${ASSAY_VERSION:-}" ]; then
  place=$(mktemp -d)
  npm install --no-audit --no-fund --loglevel=error --prefix "$place" "assay@$ASSAY_VERSION" >&2 ||
    refuse "ASSAY_NOT_INSTALLED: this version of Assay cannot be installed; npm says why above. Give another version, or install Assay in the project and leave the version out."
  assay="$place/node_modules/.bin/assay"
else
  # npx would ask a registry for a package of this name.
  folder=$PWD
  while [ -z "$assay" ]; do
    if [ -x "$folder/node_modules/.bin/assay" ]; then assay="$folder/node_modules/.bin/assay"; fi
    [ "$folder" != / ] || break
    folder=$(dirname "$folder")
  done
  [ -n "$assay" ] ||
    refuse "ASSAY_NOT_INSTALLED: there is no node_modules/.bin/assay in this project. Install it before (npm install --save-dev assay, then npm ci in the job), or give the version to install."
fi
set -- run "--out=$out" --format=markdown
[ -z "${ASSAY_PROFILE:-}" ] || set -- "$@" "--profile=$ASSAY_PROFILE"
for name in ${ASSAY_INTERFACES:-}; do set -- "$@" "--interface=$name"; done
for address in ${ASSAY_ONLY:-}; do set -- "$@" "--only=$address"; done
for name in ${ASSAY_FEATURES:-}; do set -- "$@" "--features=$name"; done
for name in ${ASSAY_FORMAT:-}; do set -- "$@" "--format=$name"; done
[ -z "${ASSAY_DEPTH:-}" ] || set -- "$@" "--depth=$ASSAY_DEPTH"
[ -z "${ASSAY_SEED:-}" ] || set -- "$@" "--seed=$ASSAY_SEED"
[ -z "${ASSAY_SHARD:-}" ] || set -- "$@" "--shard=$ASSAY_SHARD"
[ -z "${ASSAY_WORKERS:-}" ] || set -- "$@" "--workers=$ASSAY_WORKERS"
[ -z "${ASSAY_RECORD:-}" ] || set -- "$@" "--record=$ASSAY_RECORD"
[ -z "${ASSAY_BASELINE:-}" ] || set -- "$@" "--baseline=$ASSAY_BASELINE"
[ -z "${ASSAY_FAIL_ON:-}" ] || set -- "$@" "--fail-on=$ASSAY_FAIL_ON"
[ -z "${ASSAY_MIN_JUDGED:-}" ] || set -- "$@" "--min-judged=$ASSAY_MIN_JUDGED"
[ "${ASSAY_UPLOAD_SARIF:-}" != true ] || set -- "$@" --format=sarif
[ -z "${GITHUB_ACTIONS:-}" ] || set -- "$@" --format=github
[ -z "${GITLAB_CI:-}" ] || set -- "$@" --format=gitlab
# Files of an earlier run would be shown as those of this one.
rm -f "$out/summary.md" "$out/github-annotations.txt" "$out/results.sarif"
code=0
"$assay" "$@" || code=$?
if [ -n "${GITHUB_ACTIONS:-}" ] && [ -f "$out/github-annotations.txt" ]; then cat "$out/github-annotations.txt"; fi
if [ -n "${GITHUB_STEP_SUMMARY:-}" ] && [ -f "$out/summary.md" ]; then cat "$out/summary.md" >> "$GITHUB_STEP_SUMMARY"; fi
[ -z "${GITHUB_OUTPUT:-}" ] || echo "exit-code=$code" >> "$GITHUB_OUTPUT"
exit "$code"
