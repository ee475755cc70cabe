"""Hooks for Schemathesis: they send each request with the keys of a profile, signed byte for byte as it goes out.

    ASSAY_PROFILE=sandbox.yaml SCHEMATHESIS_HOOKS=signed schemathesis run ais-v4.json --url http://127.0.0.1:8080

Needs the packages schemathesis, cryptography and pyyaml. Written for the profile that `assay serve` prints.
"""

import base64
import os
import random
import time

import schemathesis
import yaml
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding
from requests.auth import AuthBase
from schemathesis import GenerationMode

with open(os.environ["ASSAY_PROFILE"], encoding="utf-8") as file:
    profile = yaml.safe_load(file)

main = next(client for client in profile["clients"] if client["purpose"] == "main")
plain = next(provider for provider in profile["providers"] if provider["purpose"] == "plain")
login = profile["data"]["large_login"]
private_key = serialization.load_pem_private_key(main["private_key"].encode(), password=None)

secrets = {
    "App-id": main["app_id"],
    "Secret": main["secret"],
    "Client-id": main["v3"]["client_id"],
    "Service-secret": main["v3"]["service_secret"],
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


def with_known(values):
    """The same values, with what the target has in the place of what it cannot have."""
    return {name: like(value, known.get(name, value)) for name, value in values.items()}


def like(generated, own):
    """A known value as the description types it: ids of version 3 are integers."""
    return int(own) if isinstance(generated, int) and isinstance(own, str) else own


@schemathesis.hook
def before_call(context, case, kwargs):
    """Gives the keys their values, where the request has them at all, and signs it."""
    if case.meta and case.meta.generation.mode == GenerationMode.POSITIVE and random.random() < 0.5:
        case.path_parameters = with_known(case.path_parameters or {})
        case.query = with_known(case.query or {})
        if isinstance(case.body, dict) and isinstance(case.body.get("data"), dict):
            case.body = {**case.body, "data": with_known(case.body["data"])}
    for name in case.headers or {}:
        if name in secrets:
            case.headers[name] = secrets[name]
    kwargs["auth"] = Signed()
