Feature: Learning categories at version 3
  A client sends a list of transactions with the categories that they should have, and nothing more.

  @ais-v3/learn/takes-a-list @stated
  Rule: Category learning accepts an array of objects with transaction_id and category_code.
    Source: first document, "Endpoints / Version 3 differences" (line 375), point on `POST /api/v3/categories/learn`:
      its array
    Needs: plain-provider
    Faults: demands-immediate-in-version-3

    Scenario: The category of a transaction is taught
      Given the request to learn a category
      When it is sent
      Then it is accepted

  @ais-v3/learn/immediate-makes-no-difference @open
  Rule: The document does not say what a flag immediate does in version 3, which has no such flag.
    A request with the flag is refused, or its response is the same as without the flag.
    Source: first document, "Endpoints / Version 3 differences" (line 375), point on `POST /api/v3/categories/learn`:
      `no immediate flag`; what a server does with one is not said
    Needs: plain-provider

    Scenario: The answer to a request with immediate is noted
      Given the request to learn a category
      When it is sent with the field "data.0.immediate" set to true
      Then its outcome is noted
