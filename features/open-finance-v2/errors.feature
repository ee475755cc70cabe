Feature: Errors of open finance
  A refusal says what is wrong by a code and a status that belong together, in message blocks that clients can read.

  @open-finance-v2/errors/json-body
  Rule: Refusals are JSON

    @last
    Scenario: Every refusal has a body in JSON
      When requests are sent that are refused for many reasons
      Then every refusal so far has a JSON body

  @open-finance-v2/errors/message-array
  Rule: Refusals hold message blocks

    @last
    Scenario: Every refusal has an array of message blocks
      When requests are sent that are refused for many reasons
      Then every refusal so far has an array of message blocks

  @open-finance-v2/errors/category
  Rule: A message block has a category

    @last
    Scenario: Every message block is an ERROR or a WARNING
      When requests are sent that are refused for many reasons
      Then every message block so far is an ERROR or a WARNING

  @open-finance-v2/errors/code
  Rule: A message block has a code

    @last
    Scenario: Every message block has a code
      When requests are sent that are refused for many reasons
      Then every message block so far has a code

  @open-finance-v2/errors/text-length
  Rule: Texts are short

    @last
    Scenario: No text is longer than 500 characters
      When requests are sent that are refused for many reasons
      Then no text of a refusal so far has more than 500 characters

  @open-finance-v2/errors/tabled-pair
  Rule: Status and code belong together

    @last
    Scenario: The status and code of every refusal are a pair of the table
      When requests are sent that are refused for many reasons
      Then every refusal so far has a tabled pair of status and code

  @open-finance-v2/errors/format-error
  Rule: Required attributes are validated

    Scenario: Every required attribute that is missing or has another type is refused with FORMAT_ERROR
      Given a JWS-signed request that writes
      When it is sent with each required attribute wrong
      Then the rule holds for every case

  @open-finance-v2/errors/format-error-of-no-json
  Rule: Bodies are JSON

    Scenario: A body that is not JSON is refused with FORMAT_ERROR
      Given a JWS-signed request that writes
      When it is sent with the exact body {"access":
      Then it is refused with FORMAT_ERROR

  @open-finance-v2/errors/format-error-of-a-date
  Rule: Dates are validated

    Scenario: A consent until a date that no calendar has is refused with FORMAT_ERROR
      Given a JWS-signed request that writes
      When it is sent with a date that no calendar has
      Then it is refused with FORMAT_ERROR

  @open-finance-v2/errors/format-error-of-a-header
  Rule: A request has an x-request-id

    Scenario: A request without x-request-id is refused, though nothing else is missing
      Given a JWS-signed request that writes
      When it is sent without the header "x-request-id"
      Then it is refused with FORMAT_ERROR or SIGNATURE_INVALID

  @open-finance-v2/errors/format-error-of-a-redirect
  Rule: A client-redirect-uri is an address

    Scenario: A request with a client-redirect-uri that is not an address is refused with FORMAT_ERROR
      Given a JWS-signed request with every header that may be signed
      When it is sent with the header "client-redirect-uri" set to not an address
      Then it is refused with FORMAT_ERROR

  @open-finance-v2/errors/path-of-the-attribute
  Rule: The path in a refusal names the wrong attribute

    Scenario: Where a refusal has a path, it names the wrong attribute
      Given a JWS-signed request that writes
      When it is sent with each required attribute wrong, to see the path
      Then the rule holds for every case
