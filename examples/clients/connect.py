import base64, json, os, time, urllib.request, uuid
from urllib.parse import urljoin
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding

base = os.environ["SANDBOX_ADDRESSES_V4"]
app_id = os.environ["SANDBOX_CLIENTS_LIVE_APP_ID"]
secret = os.environ["SANDBOX_CLIENTS_LIVE_SECRET"]
private_key = serialization.load_pem_private_key(os.environ["SANDBOX_CLIENTS_LIVE_PRIVATE_KEY_PKCS8"].encode(), None)

def ask(method, path, headers={}, data=None):
    address = urljoin(base, path)
    body = b"" if data is None else json.dumps({"data": data}).encode()
    expires_at = str(int(time.time()) + 60)
    text = f"{expires_at}|{method}|{address}|".encode() + body
    signature = base64.b64encode(private_key.sign(text, padding.PKCS1v15(), hashes.SHA256())).decode()
    own = {"App-id": app_id, "Secret": secret, "Expires-at": expires_at, "Signature": signature}
    kind = {"Content-Type": "application/json"} if body else {}
    request = urllib.request.Request(address, body or None, {**own, **kind, **headers}, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)

def rows(path, headers):
    while path:
        page = ask("GET", path, headers)
        yield from page["data"]
        path = page["meta"]["next_page"]

def until(login, headers, stage):
    while True:
        attempt = ask("GET", f"/api/v4/logins/{login['id']}", headers)["data"]["last_attempt"]
        if attempt["last_stage"]["name"] == stage:
            return
        if attempt["finished"]:
            raise SystemExit(f"the fetch ended: {attempt['fail_error_class']}")
        time.sleep(0.2)

customer = ask("POST", "/api/v4/customers", data={"identifier": str(uuid.uuid4())})["data"]
mine = {"Customer-secret": customer["secret"]}
scopes = ["accounts", "transactions"]
credentials = {"login": "username", "password": "secret"}
wanted = {"country_code": "DE", "provider_code": "lindenbank_de", "credentials": credentials, "fetch_scopes": scopes}
login = ask("POST", "/api/v4/logins", mine, wanted)["data"]
both = {**mine, "Login-secret": login["secret"]}
until(login, both, "interactive")
typed = {"credentials": {"sms": "123456"}, "fetch_scopes": scopes}
ask("PUT", f"/api/v4/logins/{login['id']}/interactive", both, typed)
until(login, both, "finish")
for account in rows(f"/api/v4/accounts?login_id={login['id']}", both):
    print(account["name"], len(list(rows(f"/api/v4/transactions?account_id={account['id']}", both))))
