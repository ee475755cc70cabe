set -eu
umask 077
printf '%s\n' "$SANDBOX_CLIENTS_LIVE_PRIVATE_KEY_PKCS8" > live.pem

# ask METHOD PATH BODY HEADER...
ask() {
  method=$1 address=$SANDBOX_ADDRESSES_ROOT$2 body=$3
  shift 3
  expires_at=$(($(date +%s) + 60))
  signature=$(printf '%s|%s|%s|%s' "$expires_at" "$method" "$address" "$body" |
    openssl dgst -sha256 -sign live.pem | openssl base64 -A)
  for header; do set -- "$@" -H "$header"; shift; done
  [ -z "$body" ] || set -- "$@" -H 'Content-Type: application/json' --data-binary "$body"
  curl -s --fail-with-body -X "$method" "$address" -H "App-id: $SANDBOX_CLIENTS_LIVE_APP_ID" \
    -H "Secret: $SANDBOX_CLIENTS_LIVE_SECRET" -H "Expires-at: $expires_at" -H "Signature: $signature" "$@"
}

# rows PATH FILTER HEADER...
rows() {
  page=$1 filter=$2
  shift 2
  while [ -n "$page" ]; do
    answer=$(ask GET "$page" '' "$@")
    printf '%s' "$answer" | jq -r ".data[] | $filter"
    page=$(printf '%s' "$answer" | jq -r '.meta.next_page // ""')
  done
}

until_stage() {
  while attempt=$(ask GET "/api/v4/logins/$id" '' "$mine" "$own" | jq -c .data.last_attempt); do
    [ "$(printf '%s' "$attempt" | jq -r .last_stage.name)" != "$1" ] || return 0
    [ "$(printf '%s' "$attempt" | jq -r .finished)" = false ] || return 1
    sleep 0.2
  done
}

customer=$(ask POST /api/v4/customers "{\"data\":{\"identifier\":\"$$-$(date +%s)\"}}")
mine="Customer-secret: $(printf '%s' "$customer" | jq -r .data.secret)"
login=$(ask POST /api/v4/logins '{"data":{"country_code":"DE","provider_code":"lindenbank_de",
  "credentials":{"login":"username","password":"secret"},"fetch_scopes":["accounts","transactions"]}}' "$mine")
id=$(printf '%s' "$login" | jq -r .data.id)
own="Login-secret: $(printf '%s' "$login" | jq -r .data.secret)"
until_stage interactive
ask PUT "/api/v4/logins/$id/interactive" \
  '{"data":{"credentials":{"sms":"123456"},"fetch_scopes":["accounts","transactions"]}}' "$mine" "$own" > interactive.json
until_stage finish
rows "/api/v4/accounts?login_id=$id" '"\(.id) \(.name)"' "$mine" "$own" | while read -r account name; do
  echo "$name $(rows "/api/v4/transactions?account_id=$account" .id "$mine" "$own" | wc -l | tr -d ' ')"
done
