Feature: Tokens of the hosted connect page
  A client that does not want to handle credentials requests a token, and sends its user to the address that comes with
  it.

  @ais/tokens/create @ais-v5/connect-sessions/create
  Rule: A new token has an address and a time at which it expires

    Scenario: A token is created
      Given the request to create a token
      When it is sent
      Then it is accepted
      And its data fits the schema "token"

  @ais/tokens/connect-url-is-address
  Rule: A browser can visit the address

    Scenario: connect_url is a whole address
      Given the request to create a token
      When it is sent
      Then the value at "data.connect_url" is an address that a browser can visit

  @ais/tokens/expires-in-future
  Rule: A new token has not expired

    Scenario: expires_at is in the future
      Given the request to create a token
      When it is sent
      Then the moment at "data.expires_at" lies ahead

  @ais/tokens/one-per-request
  Rule: Each request has a token of its own

    Scenario: Two tokens of one customer differ
      When two tokens of one customer are created
      Then the answers have different values at "data.connect_url"

  @ais/tokens/unknown-customer
  Rule: The customer of a token must exist

    Scenario: An unknown customer_id is refused
      Given a request for a token that names its customer by customer_id alone
      When it is sent with the field "data.customer_id" set to <an unknown customer id>
      Then it is refused as CustomerNotFound

  @ais/tokens/customer-missing
  Rule: A token needs a customer

    Scenario: A token without a customer is refused
      Given the request to create a token
      When it is sent without naming a customer
      Then it is refused

  @ais/tokens/fetch-scopes-unknown-word
  Rule: The fetch scopes of a token are known ones

    Scenario: An unknown fetch scope is refused
      Given the request to create a token
      When it is sent with the field "data.fetch_scopes" set to ["accounts","assay_unknown_scope"]
      Then it is refused as FetchScopesInvalid
