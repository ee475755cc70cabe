#!/bin/sh
# Runs Assay for a job of a CI. Its inputs come in ASSAY_ variables, so that no text of them is read as shell.
set -eu
set -f # names in lists are not patterns
out="${ASSAY_OUT:-conformance-report}"
set -- run "--out=$out" --format=markdown
[ -z "${ASSAY_PROFILE:-}" ] || set -- "$@" "--profile=$ASSAY_PROFILE"
for name in ${ASSAY_INTERFACES:-}; do set -- "$@" "--interface=$name"; done
for name in ${ASSAY_FEATURES:-}; do set -- "$@" "--features=$name"; done
[ -z "${ASSAY_DEPTH:-}" ] || set -- "$@" "--depth=$ASSAY_DEPTH"
[ -z "${ASSAY_SEED:-}" ] || set -- "$@" "--seed=$ASSAY_SEED"
[ -z "${ASSAY_SHARD:-}" ] || set -- "$@" "--shard=$ASSAY_SHARD"
[ -z "${ASSAY_BASELINE:-}" ] || set -- "$@" "--baseline=$ASSAY_BASELINE"
[ -z "${ASSAY_FAIL_ON:-}" ] || set -- "$@" "--fail-on=$ASSAY_FAIL_ON"
[ -z "${ASSAY_MIN_JUDGED:-}" ] || set -- "$@" "--min-judged=$ASSAY_MIN_JUDGED"
[ -z "${GITHUB_ACTIONS:-}" ] || set -- "$@" --format=github
[ -z "${GITLAB_CI:-}" ] || set -- "$@" --format=gitlab
if [ -n "${ASSAY_VERSION:-}" ]; then
  set -- npx --yes "assay@$ASSAY_VERSION" "$@"
else
  set -- npx --no -- assay "$@"
fi
# Files of an earlier run would be shown as those of this one.
rm -f "$out/summary.md" "$out/github-annotations.txt"
code=0
"$@" || code=$?
if [ -n "${GITHUB_ACTIONS:-}" ] && [ -f "$out/github-annotations.txt" ]; then cat "$out/github-annotations.txt"; fi
if [ -n "${GITHUB_STEP_SUMMARY:-}" ] && [ -f "$out/summary.md" ]; then cat "$out/summary.md" >> "$GITHUB_STEP_SUMMARY"; fi
[ -z "${GITHUB_OUTPUT:-}" ] || echo "exit-code=$code" >> "$GITHUB_OUTPUT"
exit "$code"
