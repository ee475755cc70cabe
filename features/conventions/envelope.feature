@ais-v3 @ais-v4 @ais-v5 @ais-v6 @enrichment-v5 @payments-v1 @partners-v1
Feature: The form of every answer
  A client reads each answer the same way, whatever the request was: an accepted request is answered with JSON that holds
  data, a refused request with an error body.

  @conventions/envelope/success-is-json @stated
  Rule: If the response to an accepted request has a body, the body is JSON.
    Source: first document, "What the service does" (line 20), point on JSON: `All requests and responses, including
      errors, are JSON`
    In enrichment-v5: "second document / What the service does" (line 7), last sentence: all bodies are JSON
    In payments-v1: "second document / What the service does" (line 7), last sentence: all bodies are JSON
    In partners-v1: "second document / What the service does" (line 7), last sentence: all bodies are JSON
    Observed by: successes: success-is-json
    Faults: answers-with-a-text-around-json, answers-categories-behind-a-prefix, answers-connections-behind-a-prefix,
      answers-payments-behind-a-prefix

    @conventions/envelope/success-wrapped-in-data @conventions/envelope/success-status
    @last
    Scenario: Every accepted request is answered with data
      When many right and wrong requests are sent
      Then <no answer so far> breaks the rule

  @conventions/envelope/success-wrapped-in-data @stated @implied-in:enrichment-v5
  Rule: The body of a successful response is a JSON object with the property data.
    Source: first document, "Endpoints" (line 294), first sentence; "What the service does" (line 20), point on JSON:
      bodies are `wrapped in a`
    In enrichment-v5: "second document / Endpoints / Data enrichment" (line 119), row `GET /categories`; other
      responses are not shown
    In payments-v1: "second document / Endpoints / Payment initiation" (line 89): the responses of the table
    In partners-v1: "second document / Endpoints / Partners" (line 128): the responses of the table
    Observed by: successes: success-wrapped-in-data
    Note: Data enrichment shows the response of one route only. The sentence on data is about account information.
    Faults: gives-categories-bare, gives-currencies-bare, gives-connections-bare, shows-templates-bare
    Variants: answers-enrichment-without-data

  @conventions/envelope/success-status @implied
  Rule: The response to an accepted request has a status from 200 to 299.
    Source: first document, "Errors" (line 419), paragraph on HTTP statuses, which names those of errors only
    Observed by: successes: success-status
    Note: The text names no status for success, so every status of this range is accepted, including 201 and 202.
    Faults: answers-all-with-302-at-get-rates, answers-all-with-302-at-get-categories,
      answers-all-with-302-at-get-accounts, answers-all-with-302-at-payment-templates-get-templates-payment-template

  @conventions/envelope/error-is-json @stated
  Rule: The body of an error response is a JSON object.
    Source: first document, "What the service does" (line 20), point on JSON: `All requests and responses, including
      errors, are JSON`
    In enrichment-v5: "second document / What the service does" (line 7), last sentence: all bodies are JSON
    In payments-v1: "second document / What the service does" (line 7), last sentence: all bodies are JSON
    In partners-v1: "second document / What the service does" (line 7), last sentence: all bodies are JSON
    Observed by: refusals: error-is-json
    Faults: refuses-with-a-bare-text

    @last
    Scenario: Every refused request is answered with a JSON object
      When many right and wrong requests are sent
      Then <no answer so far> breaks the rule

  @conventions/envelope/json-declared @implied
  Rule: The Content-Type of a response whose body is JSON is a type of JSON.
    Source: first document, "What the service does" (line 20), point on JSON: `All requests and responses, including
      errors, are JSON`; the header is not named
    In enrichment-v5: "second document / What the service does" (line 7), last sentence: all bodies are JSON
    In payments-v1: "second document / What the service does" (line 7), last sentence: all bodies are JSON
    In partners-v1: "second document / What the service does" (line 7), last sentence: all bodies are JSON
    Note: application/json and every type that ends in +json are accepted, with any parameters.
    Observed by: media-types
    Shown by: conventions/envelope/success-is-json, conventions/envelope/error-is-json
    Faults: calls-json-a-page

  @conventions/envelope/no-credentials-shown @implied @ais-v3 @ais-v4 @ais-v5
  Rule: No response to an accepted request shows the credentials of a user.
    Source: first document, "Authentication" (line 395), sixth point: credentials are never stored as plain text
    Needs: plain-provider
    Note: A field with the name and the value of a field of the credentials counts as shown.
    Faults: shows-credentials-in-logins

    @last
    Scenario: No resource shows the credentials of its user
      When resources of every kind are read
      Then every resource has <no credentials of its user>

  @conventions/envelope/no-row-twice @implied @ais-v3 @ais-v4 @ais-v5 @ais-v6 @payments-v1 @partners-v1
  Rule: No list shows the same thing twice.
    Source: first document, "Endpoints" (line 294), "Version 4" (line 304), rows of the lists: an array of a resource;
      that each is in it once follows
    Needs: plain-provider
    Observed by: lists: no-row-twice
    Note: Two rows with the same id are the same thing. So are two rows with the same code, where rows have no id.
    Faults: shows-its-*

    Scenario: No list shows a row twice
      Given all <lists>
      When it is sent
      Then every row has <an id or a code of its own>
