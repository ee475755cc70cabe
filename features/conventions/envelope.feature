Feature: What every answer is wrapped in
  A client reads each answer the same way before it knows what it asked: JSON, with data when the request was accepted,
  with an error body when it was refused.

  @conventions/envelope/success-is-json @conventions/envelope/success-wrapped-in-data @conventions/envelope/success-status
  Rule: An accepted request answers with JSON that holds data

    Scenario: Every accepted request of a tour through the interface is answered with data
      Given a tour of requests that are accepted and requests that are refused
      Then every answer of this run keeps the rule

  @conventions/envelope/error-is-json
  Rule: A refusal answers with JSON

    Scenario: Every refused request of a tour through the interface is answered with an object
      Given a tour of requests that are accepted and requests that are refused
      Then every answer of this run keeps the rule
