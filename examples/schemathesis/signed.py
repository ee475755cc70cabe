"""Hooks for Schemathesis: they send each request with the keys of a profile, signed byte for byte as it goes out.

    ASSAY_PROFILE=sandbox.yaml SCHEMATHESIS_HOOKS=signed schemathesis run ais-v4.json --url http://127.0.0.1:8080

Requests of open finance get a certificate, a Digest and a JWS signature in their place.

Needs the packages schemathesis, cryptography and pyyaml, and a profile with its keys written out, as `assay serve` prints it.
"""

import base64
import hashlib
import json
import os
import random
import tempfile
import time
import uuid
from urllib.parse import urlsplit

import requests
import schemathesis
import yaml
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding
from requests.auth import AuthBase
from schemathesis import GenerationMode
from schemathesis.core.parameters import ParameterLocation

with open(os.environ["ASSAY_PROFILE"], encoding="utf-8") as file:
    profile = yaml.safe_load(file)

main = next(client for client in profile["clients"] if client["purpose"] == "main")
plain = next(provider for provider in profile["providers"] if provider["purpose"] == "plain")
login = profile["data"]["large_login"]
private_key = serialization.load_pem_private_key(main["private_key"].encode(), password=None)

secrets = {
    "App-id": main["app_id"],
    "Secret": main["secret"],
    "Client-id": main.get("v3", {}).get("client_id"),
    "Service-secret": main.get("v3", {}).get("service_secret"),
    "Customer-secret": login["customer_secret"],
    "Login-secret": login["login_secret"],
    "Connection-secret": login["login_secret"],
}

# What a generated request names by chance does not exist: half of the right requests name what the target has.
known = {
    "customer_id": login["customer_id"],
    "login_id": login["login_id"],
    "connection_id": login["login_id"],
    "provider_code": plain["code"],
    "country_code": plain["country_code"],
    "credentials": plain["credentials"]["succeed"],
    "include_fake_providers": True,
}


class Signed(AuthBase):
    """Signs a request whose bytes are settled."""

    def __call__(self, request):
        expires_at = str(int(time.time()) + 60)
        body = request.body or b""
        body = body.encode() if isinstance(body, str) else body
        text = f"{expires_at}|{request.method}|{request.url}|".encode() + body
        digest = hashes.SHA1() if "/api/v3/" in request.url else hashes.SHA256()
        signature = private_key.sign(text, padding.PKCS1v15(), digest)
        request.headers["Expires-at"] = expires_at
        request.headers["Signature"] = base64.b64encode(signature).decode()
        return request


# The documents do not show the body of a consent, and leave the form of its headers open.
consent_headers = {"x-request-id": str(uuid.uuid4()), "client-redirect-uri": "https://example.com/return"}
consent = {
    "access": {"accounts": [], "balances": [], "transactions": []},
    "validTo": time.strftime("%Y-%m-%d", time.gmtime(time.time() + 60 * 24 * 3600)),
    "recurringIndicator": True,
}


def kept(*texts):
    """Writes texts to a file that only this user can read, and gives its name: TLS takes its keys from files."""
    with tempfile.NamedTemporaryFile("w", suffix=".pem", delete=False) as out:
        out.write("\n".join(texts))
    return out.name


open_finance = profile.get("open_finance")
if open_finance is not None:
    seal_key = serialization.load_pem_private_key(open_finance["seal"]["key"].encode(), password=None)
    seal_certificate = x509.load_pem_x509_certificate(open_finance["seal"]["certificate"].encode())
    website_file = kept(open_finance["website"]["certificate"], open_finance["website"]["key"])
    authority_file = kept(open_finance["authority"])


def base64url(data):
    """Base64 with the alphabet of addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Sealed(AuthBase):
    """Gives a request of open finance its Digest and its JWS signature with a detached payload."""

    covered = ["x-request-id", "digest", "api-contract-id", "psu-id", "psu-corporate-id", "client-redirect-uri"]

    def __call__(self, request):
        body = request.body or b""
        body = body.encode() if isinstance(body, str) else body
        digest = hashlib.sha256(body.replace(b"\r\n", b"\n").strip()).digest()
        request.headers["Digest"] = f"SHA-256={base64.b64encode(digest).decode()}"
        request.headers["x-jws-signature"] = self.signature(request)
        return request

    def signature(self, request):
        pars = [name for name in self.covered if name in request.headers]
        path = urlsplit(request.url).path
        der = seal_certificate.public_bytes(serialization.Encoding.DER)
        protected = {
            "typ": "JOSE",
            "alg": "RS256",
            "b64": False,
            "crit": ["b64", "sigT", "sigD"],
            "x5c": [base64.b64encode(der).decode()],
            "sigT": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
            "sigD": {"pars": pars, "mId": "http://uri.etsi.org/19182/HttpHeaders"},
            "aud": f"{request.method} {path[path.index('/v2/'):]}",
        }
        head = base64url(json.dumps(protected).encode())
        lines = b"\n".join(name.encode() + b": " + as_sent(request.headers[name]) for name in pars)
        signed = seal_key.sign(head.encode() + b"." + lines, padding.PKCS1v15(), hashes.SHA256())
        return f"{head}..{base64url(signed)}"


def as_sent(value):
    """The bytes of a header."""
    return value if isinstance(value, bytes) else value.encode("latin-1")


def with_known(values):
    """The same values, with what the target has in the place of what it cannot have."""
    return {name: like(value, known.get(name, value)) for name, value in values.items()}


def like(generated, own):
    """A known value as the description types it: ids of version 3 are integers."""
    return int(own) if isinstance(generated, int) and isinstance(own, str) else own


@schemathesis.check
def wrong_keys_refused(context, response, case):
    """Sends a request that was carried out once more with a wrong secret: it must be refused."""
    name = next((name for name in ("Secret", "Service-secret") if name in response.request.headers), None)
    if name is None or not 200 <= response.status_code < 300:
        return
    again = response.request.copy()
    again.headers[name] = "wrong"
    with requests.Session() as session:
        status = session.send(again, timeout=30).status_code
    if not 400 <= status < 500:
        raise AssertionError(f"with a wrong {name} the answer has status {status}")


@schemathesis.hook
def before_call(context, case, kwargs):
    """Gives the keys their values, where the request has them at all, and signs it."""
    if case.meta and case.meta.generation.mode == GenerationMode.POSITIVE and random.random() < 0.5:
        case.path_parameters = with_known(case.path_parameters or {})
        case.query = with_known(case.query or {})
        if "/v2/consents/" in case.path:
            case.body = consent
            case.headers.update(consent_headers)
        elif isinstance(case.body, dict) and isinstance(case.body.get("data"), dict):
            case.body = {**case.body, "data": with_known(case.body["data"])}
    # A key that was made wrong on purpose stays wrong.
    headers = case.meta and case.meta.components.get(ParameterLocation.HEADER)
    for name in case.headers or {}:
        if secrets.get(name) and not (headers and headers.mode == GenerationMode.NEGATIVE):
            case.headers[name] = secrets[name]
    if case.operation.path.startswith("/v2/"):
        kwargs.update(auth=Sealed(), cert=website_file, verify=authority_file)
    else:
        kwargs["auth"] = Signed()
