Feature: The form of every answer
  A client reads each answer the same way, whatever the request was: an accepted request is answered with JSON that holds
  data, a refused request with an error body.

  @conventions/envelope/success-is-json @conventions/envelope/success-wrapped-in-data @conventions/envelope/success-status
  Rule: An accepted request is answered with JSON that holds data

    @last
    Scenario: Every accepted request is answered with data
      When many right and wrong requests are sent
      Then every accepted answer so far is JSON [success-is-json]
      And every accepted answer so far holds data [success-wrapped-in-data]
      And every accepted answer so far has a status of success [success-status]

  @conventions/envelope/error-is-json
  Rule: A refused request is answered with JSON

    @last
    Scenario: Every refused request is answered with a JSON object
      When many right and wrong requests are sent
      Then every refusal so far is JSON

  @conventions/envelope/no-credentials-shown
  Rule: An accepted request is answered without credentials

    @last
    Scenario: No resource shows the credentials of its user
      When resources of every kind are read
      Then no accepted answer so far shows credentials

  @conventions/envelope/no-row-twice
  Rule: A list shows everything once

    Scenario: No list shows a row twice
      Given every list
      When it is sent
      Then no row is listed twice
