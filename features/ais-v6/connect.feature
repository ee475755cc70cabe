Feature: Connect
  A connection begins with an address that the user visits. The body of the request is not shown, so a target is checked
  only once it has accepted a body.

  @ais-v6/connect/returns-page @stated
  Rule: The response to connect has expires_at, a datetime, and the strings connect_url and customer_id.
    Source: first document, "Endpoints / Version 6" (line 386), row `POST /connections/connect`: its success response
    Note: The document does not show the request body, so the body of the check is a guess. If the target refuses it,
      the requirement stays untested.
    Faults: omits-expires_at-at-post-connections-connect

    @ais-v6/connect/names-customer
    Scenario: The answer has the address, the moment of its expiry and the customer
      Given a customer at hand
      And the request to connect
      When it is sent
      Then its data fits the whole schema "token" [returns-page]
      And it shows "data.customer_id" as <the id of that customer> [names-customer]

  @ais-v6/connect/names-customer @stated
  Rule: The customer_id in the response to connect is the one in the request; in the response to a renewal, it is that of the connection.
    Source: first document, "Endpoints / Version 6" (line 386), row `POST /connections/connect`: `customer_id string`
      in the response; (line 387), row of reconnect: `same shape as connect`
    Observed by: customers: named-by-page
    Shown by: ais-v6/renewal/refresh-returns-page, ais-v6/connections/list-of-customer
    Faults: shows-customer_id-as-another-at-post-connections-connect,
      shows-customer_id-as-another-at-post-connections-connection-id-refresh

  @ais-v6/connect/visitable-address @implied
  Rule: The connect_url in the response to connect is an address that a browser can open.
    Source: first document, "Endpoints / Version 6" (line 386), row `POST /connections/connect`: `connect_url string`;
      its use follows from the name
    Observed by: pages: can-be-opened
    Shown by: ais-v6/connect/returns-page
    Faults: shows-connect_url-as-path-at-post-connections-connect

  @ais-v6/connect/expires-in-future @stated
  Rule: The expires_at of a new connect page is in the future.
    Source: first document, "Endpoints / Version 6" (line 386), row `POST /connections/connect`: `expires_at
      datetime, connect_url string`: what has expired cannot be visited
    Observed by: pages: ends-later
    Shown by: ais-v6/connect/returns-page
    Faults: shows-expires_at-as-past-at-post-connections-connect

  @ais-v6/connect/one-per-request @implied
  Rule: Each connect request gets a connect_url of its own.
    Source: first document, "Endpoints / Version 6" (line 386), row `POST /connections/connect`: its success response
    Observed by: pages: its-own
    Note: The document does not say that an address is new. A target may return the one that a customer has already.
    Faults: shows-connect_url-as-first-at-post-connections-connect

    Scenario: Two requests of one customer have different addresses
      Given the request to connect
      When it is sent twice
      Then the answers have different values at "data.connect_url"

  @ais-v6/connect/provider-without-keys @stated
  Rule: A connect request for a provider for which the client has no key is refused with status 404.
    Source: first document, "Endpoints / Version 6" (line 386), row `POST /connections/connect`: `404 client has no
      key for the provider`
    Needs: keyless-provider
    Faults: answers-ProviderKeyFound-with-406-at-post-connections-connect

    Scenario: Connect to a provider without keys is refused with 404
      Given the request to connect
    When it is sent with <a provider without keys>
      Then it is refused with the status "404"

  @ais-v6/connect/provider-without-keys-class @implied
  Rule: A connect request for a provider for which the client has no key is refused with ProviderKeyFound.
    This is the class name as the document spells it.
    Source: first document, "Errors" (line 486), class `ProviderKeyFound`; "Version 6" (line 386), row `POST
      /connections/connect`: `404 client has no key for the provider`
    Needs: keyless-provider
    Note: The document gives the status for this cause, and the meaning of the class. It is implied that both apply
      here.
    Faults: calls-ProviderKeyFound-ProviderNotFound

    Scenario: Connect to a provider without keys is refused with ProviderKeyFound
      Given the request to connect
    When it is sent with <a provider without keys>
      Then it is refused as "ProviderKeyFound"

  @ais-v6/connect/refusal-status @stated
  Rule: A wrong connect request is refused with status 406, 404 or 400.
    Source: first document, "Endpoints / Version 6" (line 386), row `POST /connections/connect`: its error statuses
    Note: Checked with valid keys, with bodies that cannot be parsed and with unknown customers.
    Faults: answers-JsonParseError-with-409-at-post-connections-connect

    Scenario: Every refusal of a wrong connect has one of the three statuses
      Given the request to connect
      When it is sent with bodies that cannot be read, and with <an unknown customer>
      Then any refusal has the status "406 or 404 or 400"

  @ais-v6/connect/unknown-customer @implied
  Rule: A connect request for an unknown customer is refused with CustomerNotFound.
    Source: first document, "Errors" (line 449), class `CustomerNotFound`; "Version 6" (line 386), row `POST
      /connections/connect`: the response names a customer
    Note: The document does not show that the body names the customer. WrongClientToken is accepted too.
    Faults: accepts-CustomerNotFound-at-post-connections-connect,
      accepts-CustomerNotFound-at-post-connections-connect-when-repeated

    Scenario: Connect for an unknown customer is refused as such
      Given the request to connect
      When it is sent with <an unknown customer>
      Then it is refused as "CustomerNotFound or WrongClientToken"

  @ais-v6/connect/locked-customer @stated
  Rule: A connect request for a locked customer is refused with CustomerLocked.
    Source: first document, "Errors" (line 450), class `CustomerLocked`: `customer is locked`; "Version 6" (line 386), row `POST
      /connections/connect`: the response names a customer
    Needs: control-customer-lock
    Faults: accepts-CustomerLocked-at-post-connections-connect

    Scenario: Connect is refused while its customer is locked
      Given the request to connect
      When it is sent for a locked customer
      Then it is refused as "CustomerLocked"

  @ais-v6/connect/certificate-problem @stated
  Rule: A connect request with a certificate problem is refused with status 406.
    Source: first document, "Endpoints / Version 6" (line 386), row `POST /connections/connect`: `406 certificate or
      app-id problem`
    Needs: uncertified-client
    Note: The document does not say which certificate is meant or what counts as a problem. The profile gives a client
      whose certificate has one, as the target understands it. Where that client is refused a customer too, it asks for
      one of the main client, and any other refusal than 406 decides nothing.
    Faults: takes-access.certified-as-true, answers-PublicKeyNotProvided-with-400-at-post-connections-connect

    Scenario: Connect by a client whose certificate has a problem is refused with 406
      Given the request to connect
      When it is sent with <a customer of the uncertified client>
      Then it is refused with the status "406"
