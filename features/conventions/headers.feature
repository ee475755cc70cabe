@ais-v3 @ais-v4 @ais-v5 @ais-v6 @enrichment-v5 @payments-v1 @partners-v1
Feature: Keys in the headers
  Every request carries the keys of its client. A server that answers without keys, with half of them, or with keys of
  two clients, gives data away.

  In enrichment-v5: "second document / Authentication" (line 147), second point: the same headers
  In payments-v1: "second document / Authentication" (line 147), first point: App-id and Secret on every request

  @conventions/headers/app-id-missing @stated @implied-in:enrichment-v5
  Rule: A request without App-id is refused with AppIdNotProvided.
    Source: first document, "Authentication" (line 407), fifth point: `AppIdNotProvided` for a missing header; first
      point: every request carries it
    In partners-v1: "second document / Authentication" (line 147), first point: App-id and Secret on every request
    Faults: calls-AppIdNotProvided-ApiKeyNotFound

    Scenario: A request that reads is refused without App-id
      Given the request to list countries
      When it is sent without the header "App-id"
      Then it is refused as "AppIdNotProvided"

  @conventions/headers/secret-missing @stated @implied-in:enrichment-v5
  Rule: A request without Secret is refused with SecretNotProvided.
    Source: first document, "Authentication" (line 407), fifth point: `SecretNotProvided` for a missing header; first
      point: every request carries it
    In partners-v1: "second document / Authentication" (line 147), first point: App-id and Secret on every request
    Faults: calls-SecretNotProvided-AppIdNotProvided

    Scenario: A request that reads is refused without Secret
      Given the request to list countries
      When it is sent without the header "Secret"
      Then it is refused as "SecretNotProvided"

  @conventions/headers/required-on-every-route @stated
  Rule: Every route of the interface refuses a request that lacks App-id or Secret.
    Source: first document, "Authentication" (line 395), first point: every request carries both headers
    In partners-v1: "second document / Authentication" (line 147), first point: App-id and Secret on every request
    Needs: plain-provider
    Note: The check looks for the class of the missing header. If a route refuses the request first for another
      reason, nothing is concluded, because the document gives no order of refusals.
    Faults: needs-no-secret-*

    Scenario Outline: Every route requires <header>
      Given all <routes>
      When it is sent with <no <header>>
      Then it is stopped as "<class>"

      Examples:
        | header | class             |
        | App-id | AppIdNotProvided  |
        | Secret | SecretNotProvided |

  @conventions/headers/unknown-app-id @stated
  Rule: An unknown App-id is refused with ApiKeyNotFound or ClientNotFound.
    Source: first document, "Authentication" (line 407), fifth point: wrong keys give `ApiKeyNotFound or
      ClientNotFound`
    In partners-v1: "second document / Authentication" (line 147), first point: App-id and Secret on every request
    Note: The text names both classes for wrong keys and does not say which key gives which class.
    Faults: calls-an-unknown-app-*, takes-a-longer-app-*

    Scenario: An unknown App-id of the right form is refused
      Given the request to list countries
      When it is sent with the header "App-id" set to <an unknown App-id>
      Then it is refused as "ApiKeyNotFound or ClientNotFound"

    Scenario: A request with its App-id cut short is refused
      Given the request to list countries
      When it is sent with the header "App-id" set to <its App-id cut short>
      Then it is refused as "ApiKeyNotFound or ClientNotFound"

    Scenario Outline: Every route refuses <an App-id>
      Given all <routes>
      When it is sent with <<an App-id>>
      Then it is stopped as "ApiKeyNotFound or ClientNotFound"

      Examples:
        | an App-id                         |
        | an unknown App-id                 |
        | its App-id and one character more |

  @conventions/headers/wrong-secret @stated
  Rule: An App-id with a wrong Secret is refused with ApiKeyNotFound or ClientNotFound.
    Source: first document, "Authentication" (line 407), fifth point: wrong keys give `ApiKeyNotFound or
      ClientNotFound`
    In partners-v1: "second document / Authentication" (line 147), first point: App-id and Secret on every request
    Seen by: customers: wrong-secret, leads: wrong-secret, payments: wrong-secret
    Faults: compares-the-first-half-of-a-secret, takes-any-secret-*

    Scenario Outline: A request with <secret> is refused
      Given the request to list countries
      When it is sent with the header "Secret" set to <<secret>>
      Then it is refused as "ApiKeyNotFound or ClientNotFound"

      Examples:
        | secret               |
        | an unknown Secret    |
        | its Secret cut short |

    Scenario Outline: Every route refuses <a Secret>
      Given all <routes>
      When it is sent with <<a Secret>>
      Then it is stopped as "ApiKeyNotFound or ClientNotFound"

      Examples:
        | a Secret                             |
        | another last character of its Secret |
        | its Secret and one character more    |

  @conventions/headers/keys-in-other-case @implied
  Rule: An App-id or a Secret in other letter case is refused with ApiKeyNotFound or ClientNotFound.
    Source: first document, "Authentication" (line 407), fifth point: wrong keys give `ApiKeyNotFound or
      ClientNotFound`
    In partners-v1: "second document / Authentication" (line 147), first point: App-id and Secret on every request
    Note: A text in other letter case is another text. The document does not say how keys are compared.
    Faults: compares-secrets-*
    Variants: reads-keys-in-any-case

    Scenario: A request with its App-id in other letter case is refused
      Given the request to list countries
      When it is sent with the header "App-id" set to <its App-id in other letter case>
      Then it is refused as "ApiKeyNotFound or ClientNotFound"

    Scenario: Every route refuses its Secret in other letter case
      Given all <routes>
      When it is sent with <its Secret in other letter case>
      Then it is stopped as "ApiKeyNotFound or ClientNotFound"

  @conventions/headers/inactive-key @stated @implied-in:ais-v3 @implied-in:enrichment-v5 @implied-in:partners-v1
  Rule: A key that was deactivated is refused with ApiKeyNotFound or ClientNotFound.
    Source: first document, "Errors" (line 436), class `ApiKeyNotFound`: does not exist or is inactive;
      "Authentication" (line 395), fifth point: wrong keys
    In enrichment-v5: "second document / Errors / Data enrichment error body" (line 204) lists `ClientNotFound` only
    In payments-v1: "second document / Errors / Payment initiation error body" (line 178), class `ApiKeyNotFound`
    Needs: deactivated-client
    Note: The profile says that the key worked before and was deactivated. Assay cannot see that it did. The class
      speaks of App-id, which version 3 does not have; data enrichment does not list it, and partners list no classes.
    Faults: takes-access.keyActive-as-true

    @conventions/headers/inactive-key-class
    Scenario: Every route refuses a deactivated key
      Given all <routes>
      When it is sent with <the keys of the deactivated client>
      Then it is stopped as "ApiKeyNotFound or ClientNotFound" [inactive-key]
      And it is stopped as "ApiKeyNotFound" [inactive-key-class]

  @conventions/headers/inactive-key-class @implied @ais-v4 @ais-v5 @ais-v6 @payments-v1 @partners-v1
  Rule: A key that was deactivated is refused with ApiKeyNotFound.
    Source: first document, "Errors" (line 436), class `ApiKeyNotFound`: does not exist or is inactive
    In payments-v1: "second document / Errors / Payment initiation error body" (line 178), class `ApiKeyNotFound`
    Needs: deactivated-client
    Note: The section on authentication says that wrong keys give ApiKeyNotFound or ClientNotFound. Version 3 has no
      App-id, of which the class speaks, and data enrichment does not list the class.
    Faults: says-that-deactivated-keys-have-no-client
    Variants: wrong-keys-belong-to-no-client

  @conventions/headers/clientless-key @stated @implied-in:enrichment-v5 @implied-in:partners-v1 @ais-v4 @ais-v5 @ais-v6
  @payments-v1 @enrichment-v5 @partners-v1
  Rule: A key that belongs to no client is refused with ApiKeyNotFound or ClientNotFound.
    Source: first document, "Errors" (line 445), class `ClientNotFound`: key does not belong to a client;
      "Authentication" (line 407), fifth point: wrong keys
    In enrichment-v5: "second document / Errors / Data enrichment error body" (line 204) lists `ClientNotFound` only
    In payments-v1: "second document / Errors / Payment initiation error body" (line 180), class `ClientNotFound`
    Needs: clientless-client
    Faults: takes-access.clientless-as-false

    @conventions/headers/clientless-key-class
    Scenario: Every route refuses a key without a client
      Given all <routes>
      When it is sent with <a key without a client>
      Then it is stopped as "ApiKeyNotFound or ClientNotFound" [clientless-key]
      And it is stopped as "ClientNotFound" [clientless-key-class]

  @conventions/headers/clientless-key-class @implied @ais-v4 @ais-v5 @ais-v6 @payments-v1 @enrichment-v5 @partners-v1
  Rule: A key that belongs to no client is refused with ClientNotFound.
    Source: first document, "Errors" (line 445), class `ClientNotFound`: key does not belong to a client
    In enrichment-v5: "second document / Errors / Data enrichment error body" (line 204) lists `ClientNotFound` only
    In payments-v1: "second document / Errors / Payment initiation error body" (line 180), class `ClientNotFound`
    Needs: clientless-client
    Note: The section on authentication says that wrong keys give ApiKeyNotFound or ClientNotFound.
    Faults: says-that-clientless-keys-do-not-exist

  @conventions/headers/crossed-keys @stated
  Rule: The App-id of one client with the Secret of another client is refused with ApiKeyNotFound or ClientNotFound.
    Source: first document, "Authentication" (line 407), fifth point: wrong keys give `ApiKeyNotFound or
      ClientNotFound`; "Errors" (line 436), class `ApiKeyNotFound`: key with both
    In partners-v1: "second document / Authentication" (line 147), first point: App-id and Secret on every request
    Needs: second-client
    Seen by: customers: crossed-keys, leads: crossed-keys, payments: crossed-keys
    Faults: takes-the-secret-of-any-client-*

    Scenario: A request with the App-id of the second client is refused
      Given the request to list countries
      When it is sent with the header "App-id" set to <the App-id of the second client>
      Then it is refused as "ApiKeyNotFound or ClientNotFound"

    Scenario: Every route refuses the Secret of the second client
      Given all <routes>
      When it is sent with <the Secret of the second client>
      Then it is stopped as "ApiKeyNotFound or ClientNotFound"

  @conventions/headers/service-key-reaches-every-route @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6 @payments-v1
  @partners-v1
  Rule: No route refuses a service key because of its type (AppsRestricted).
    Source: first document, "Authentication" (line 398), first point: with service keys, `all endpoints are available`
    In payments-v1: "second document / Authentication" (line 149), first point: `service keys only`
    In partners-v1: "second document / Authentication" (line 149), first point: `service keys only`
    Needs: plain-provider
    Faults: takes-access.appKeyMayCall-as-false-at-post-categories-learn,
      takes-access.appKeyMayCall-as-false-at-post-connections-connection-id-refresh,
      takes-access.appKeyMayCall-as-false-at-get-rates,
      takes-access.appKeyMayCall-as-false-at-payments-post-payments-connect

    Scenario: No route refuses a service key as restricted to other keys
      When <the service client> requests <every route>
      Then <none> is refused as "AppsRestricted"

  @conventions/headers/app-key-accepted @stated @ais-v3 @ais-v4 @ais-v5
  Rule: An app key authenticates a request.
    If a route refuses it because of its type, the class is AppsRestricted or ActionNotAllowed.
    Source: first document, "Authentication" (line 399), first point: keys of type app, for which `some endpoints are
      unavailable`
    Needs: app-client, plain-provider
    Note: The document does not say which routes app keys may use, so every selection of routes is accepted.
    Faults: does-not-know-app-keys

    Scenario: Every route accepts an app key or refuses it as an app key
      Given all <routes about no customer>
      When it is sent as the "app" client
      Then each is accepted or refused as "AppsRestricted or ActionNotAllowed"

  @conventions/headers/names-in-any-case @implied
  Rule: The names of the key headers are accepted in any combination of upper and lower case.
    Source: first document, "Authentication" (line 395), first point: the names of the headers; their case is a matter
      of HTTP
    In partners-v1: "second document / Authentication" (line 147), first point: App-id and Secret on every request
    Faults: reads-key-headers-in-one-spelling

    Scenario Outline: Keys named <id> and <secret> are accepted
      Given the request to list countries
      When it is sent with its keys named "<id>" and "<secret>"
      Then it is accepted

      Examples:
        | id     | secret |
        | app-id | secret |
        | APP-ID | SECRET |
