Feature: Errors of open finance
  A refusal names what is wrong by a code and a status that belong together, in message blocks that clients can read.

  @open-finance-v2/errors/json-body
  Rule: Refusals are JSON

    Scenario: Every refusal has a body in JSON
      Given a tour of requests that are refused in many ways
      Then every refusal of this run keeps to it

  @open-finance-v2/errors/message-array
  Rule: Refusals hold message blocks

    Scenario: Every refusal has an array of message blocks
      Given a tour of requests that are refused in many ways
      Then every refusal of this run keeps to it

  @open-finance-v2/errors/category
  Rule: A block has a category

    Scenario: Every block is an ERROR or a WARNING
      Given a tour of requests that are refused in many ways
      Then every refusal of this run keeps to it

  @open-finance-v2/errors/code
  Rule: A block has a code

    Scenario: Every block has a code
      Given a tour of requests that are refused in many ways
      Then every refusal of this run keeps to it

  @open-finance-v2/errors/text-length
  Rule: Texts are short

    Scenario: No text is longer than 500 characters
      Given a tour of requests that are refused in many ways
      Then every refusal of this run keeps to it

  @open-finance-v2/errors/tabled-pair
  Rule: Status and code belong together

    Scenario: Every status and code seen is a pair of the table
      Given a tour of requests that are refused in many ways
      Then every refusal of this run keeps to it

  @open-finance-v2/errors/format-error
  Rule: Attributes are validated

    Scenario: Every attribute that is left out or of another type is told as FORMAT_ERROR
      Given a sealed request that writes
      Then with any one attribute wrong, it is told

  @open-finance-v2/errors/format-error-of-no-json
  Rule: Bodies are JSON

    Scenario: A body that is no JSON is refused as FORMAT_ERROR
      Given a sealed request that writes
      When its body is no JSON
      Then it is refused with FORMAT_ERROR

  @open-finance-v2/errors/path-of-the-attribute
  Rule: The path is that of the attribute

    Scenario: Every wrong attribute is named by the path
      Given a sealed request that writes
      Then with any one attribute wrong, its path is told, if any
