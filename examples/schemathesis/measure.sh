# Runs Schemathesis on every interface of a sandbox, and prints a row of a table for each.
#
#     sh measure.sh [EXAMPLES] [INTERFACE...]
#
# Needs npx assay, and schemathesis, cryptography and pyyaml for Python. Arguments of `assay serve`, such as a fault, come
# from ASSAY_SERVE.
set -u
cd "$(dirname "$0")" || exit 2
examples=${1:-20}
[ $# -eq 0 ] || shift
[ $# -gt 0 ] || set -- ais-v3 ais-v4 ais-v5 ais-v6 enrichment-v5 open-finance-v2 partners-v1 payments-v1
folder=$(mktemp -d)
export ASSAY_PROFILE="$folder/sandbox.yaml" SCHEMATHESIS_HOOKS=signed
# shellcheck disable=SC2086
npx assay serve ${ASSAY_SERVE:-} --stage-ms 0 --write-profile "$ASSAY_PROFILE" 2> "$folder/serve.log" &
server=$!
trap 'kill "$server"; rm -rf "$folder"' EXIT
while ! grep -q 'Sandbox ready' "$folder/serve.log" && kill -0 "$server"; do sleep 0.2; done
url=$(sed -n 's/.*ready at \(http:[^ ,]*[0-9]\).*/\1/p' "$folder/serve.log")
echo '| Interface | Cases | Failures | Seconds |'
echo '|---|---|---|---|'
for name; do
  npx assay openapi --interface "$name" --format json > "$folder/$name.json"
  base=$url
  [ "$name" != open-finance-v2 ] ||
    base=$(sed -n '/^open_finance:/,$ s/^ *base_url: *\(https:[^ ]*\)$/\1/p' "$ASSAY_PROFILE" | head -n 1)
  began=$(date +%s)
  schemathesis run "$folder/$name.json" --url "$base" --max-examples "$examples" --seed 1 > "$folder/$name.out" 2>&1
  cases=$(sed -n 's/^  \([0-9]*\) generated,.*/\1/p' "$folder/$name.out")
  failures=$(sed -n 's/.*generated.*, \([0-9]*\) found .* unique failure.*/\1/p' "$folder/$name.out")
  echo "| $name | ${cases:-none} | ${failures:-0} | $(($(date +%s) - began)) |"
done
