Feature: Connect
  A connection begins with an address that the user visits. The body of the request is not shown, so a target is checked
  only once it has accepted a body.

  @ais-v6/connect/returns-page @ais-v6/connect/names-customer
  Rule: The answer to connect has the page to visit and its customer

    Scenario: The answer has the address, the moment of its expiry and the customer
      Given a customer at hand
      And the request to connect
      When it is sent
      Then its data fits the whole schema "token" [returns-page]
      And it shows the id of that customer [names-customer]

  @ais-v6/connect/visitable-address
  Rule: A browser can open the address

    Scenario: connect_url is an absolute address
      Given the request to connect
      When it is sent
      Then the value at "data.connect_url" is an address that a browser can visit

  @ais-v6/connect/expires-in-future
  Rule: A new session has not expired

    Scenario: expires_at is in the future
      Given the request to connect
      When it is sent
      Then the moment at "data.expires_at" lies ahead

  @ais-v6/connect/one-per-request
  Rule: Each request has a page of its own

    Scenario: Two requests of one customer have different addresses
      Given the request to connect
      When it is sent twice
      Then the answers have different values at "data.connect_url"

  @ais-v6/connect/app-id-problem
  Rule: A missing or unknown App-id is refused with 406

    Scenario: Connect without an App-id is refused with 406
      Given the request to connect
      When it is sent without the header "App-id"
      Then it is refused with the status 406

    Scenario: Connect with an unknown App-id is refused with 406
      Given the request to connect
      When it is sent with the header "App-id" set to <an unknown App-id>
      Then it is refused with the status 406

  @ais-v6/connect/provider-without-keys
  Rule: A provider without keys is refused with 404

    Scenario: Connect to a provider without keys is refused with 404
      When connect is sent for a provider without keys
      Then it is refused with the status 404

  @ais-v6/connect/provider-without-keys-class
  Rule: A provider without keys is refused with ProviderKeyFound

    Scenario: Connect to a provider without keys is refused with ProviderKeyFound
      When connect is sent for a provider without keys
      Then it is refused as ProviderKeyFound

  @ais-v6/connect/refusal-status
  Rule: Connect is refused with 400, 404 or 406

    Scenario: Every refusal of a wrong connect has one of the three statuses
      When connect is sent with bodies that cannot be read, and for an unknown customer
      Then any refusal has the status 406 or 404 or 400

  @ais-v6/connect/unknown-customer
  Rule: A customer that does not exist is not connected

    Scenario: Connect for an unknown customer is refused as such
      Given the request to connect
      When it is sent, and then for an unknown customer
      Then it is refused as CustomerNotFound or WrongClientToken

  @ais-v6/connect/unreadable-body-status
  Rule: A body that cannot be parsed is refused with 400

    Scenario: Connect with half a body is refused with 400
      Given the request to connect
      When it is sent with the exact body {"data": {"customer_id
      Then it is refused with the status 400
