Feature: Tokens of the hosted connect page
  A client that does not want to see credentials asks for a token and sends its user to the address that comes with it.

  @ais/tokens/create @ais-v5/connect-sessions/create
  Rule: A new token comes with the moment of its end and an address

    Scenario: A token is created
      Given the request to create a token
      When it is sent
      Then it is accepted
      And its data fits the schema "token"

  @ais/tokens/connect-url-is-address
  Rule: The address is one that a browser can visit

    Scenario: connect_url is a whole address
      Given the request to create a token
      When it is sent
      Then the value at "data.connect_url" is an address that a browser can visit

  @ais/tokens/expires-in-future
  Rule: A new token has not expired

    Scenario: expires_at lies ahead
      Given the request to create a token
      When it is sent
      Then the moment at "data.expires_at" lies ahead

  @ais/tokens/unknown-customer
  Rule: A token is for a customer that exists

    Scenario: A customer_id that nothing has is refused
      Given a token asked for by customer_id alone
      When it is sent for a customer that does not exist
      Then it is refused as CustomerNotFound

  @ais/tokens/customer-missing
  Rule: A token is for somebody

    Scenario: A token for nobody is refused
      Given the request to create a token
      When it is sent without naming a customer
      Then it is refused

  @ais/tokens/fetch-scopes-unknown-word
  Rule: A token fetches what can be fetched

    Scenario: A fetch scope that does not exist is refused
      Given the request to create a token
      When it is sent with the field "data.fetch_scopes" set to ["accounts","assay_unknown_scope"]
      Then it is refused as FetchScopesInvalid
