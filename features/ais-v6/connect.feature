Feature: Connect
  A connection begins with an address that the user visits. The body of the request is not shown, so a target is only
  held to what it answers once it has taken one.

  @ais-v6/connect/returns-page @ais-v6/connect/names-customer
  Rule: Connect answers with a page to visit, and for whom

    Scenario: The answer names the page, its last moment and the customer
      When a page to connect is asked for
      Then its data fits the schema of a page to visit
      And the answer names that customer

  @ais-v6/connect/visitable-address
  Rule: The page has an address for browsers

    Scenario: connect_url can be visited
      When a page to connect is asked for
      Then the value at "data.connect_url" is an address that a browser can visit

  @ais-v6/connect/expires-in-future
  Rule: A new page has not expired

    Scenario: The page can be visited for a while
      When a page to connect is asked for
      Then the moment at "data.expires_at" lies ahead

  @ais-v6/connect/app-id-problem
  Rule: A problem with the App-id has a status of its own

    Scenario: Connect without an App-id is refused with 406
      Given the request to connect
      When it is sent without the header "App-id"
      Then it is refused with the status 406

    Scenario: Connect with an unknown App-id is refused with 406
      Given the request to connect
      When it is sent with the header "App-id" set to <an unknown App-id>
      Then it is refused with the status 406

  @ais-v6/connect/provider-without-keys
  Rule: A provider that the client has no key for is not found

    Scenario: Connect to a provider without keys is refused with 404
      When a page to connect a provider without keys is asked for
      Then it is refused with the status 404

  @ais-v6/connect/provider-without-keys-class
  Rule: A provider that the client has no key for is named by its class

    Scenario: Connect to a provider without keys is refused with ProviderKeyFound
      When a page to connect a provider without keys is asked for
      Then it is refused as ProviderKeyFound

  @ais-v6/connect/refusal-status
  Rule: Connect has three statuses for refusals

    Scenario: Whatever is wrong with connect, the status is one of the three
      When connect is asked for in wrong ways
      Then each refusal has the status 406 or 404 or 400
