Feature: Other lists for partners
  Providers, countries, currencies, rates, assets and categories are those of account information.

  @partners-v1/lists/providers @stated
  Rule: The response to the list of providers is an array.
    Source: second document, "Endpoints / Partners" (line 137), row `GET /providers, /countries, /currencies, /rates,
      /assets, /categories`; "first document / Conventions: pagination" (line 298), first point
    Faults: shows-data-as-object-at-get-providers

    Scenario: The providers are a list with rows
      Given the request to list providers
      And <a client in test or pending status> sends it
      And the query parameter "include_fake_providers" is "true"
      When it is sent
      Then it is a list with rows

  @partners-v1/lists/trees-of-a-version @implied
  Rule: Each category tree contains every code that the document lists for version 4, or every code that it lists for version 5.
    Source: first document, "Resources and their fields / Categories" (line 188), the lists of both versions; "second
      document / Endpoints / Partners" (line 137), row `GET /providers`: as in account information
    Note: The list is the same as in account information, where the trees differ between versions. Version 6 shows no
      tree.
    Faults: mixes-the-trees-of-two-versions

    Scenario Outline: The <tree> tree is complete
      Given the request to list categories
      When it is sent
      Then its "<tree>" tree holds <the codes of version 4 or of version 5>

      Examples:
        | tree     |
        | personal |
        | business |

  @partners-v1/lists/merchants @stated
  Rule: The target knows the route for merchants.
    Source: second document, "Endpoints / Partners" (line 138), row `POST /merchants`
    Note: The document does not show the body, so every refusal except RouteNotFound is accepted.
    Faults: takes-access.routeServed-as-false-at-partners-post-merchants

    Scenario: The route for merchants is not refused as an unknown route
      When <the route for merchants> and an unknown route are requested
      Then no route but the unknown one is refused as unknown

  @partners-v1/lists/answer-with-merchants @open
  Rule: The document does not show the response to a request for merchants.
    Source: second document, "Endpoints / Partners" (line 138), row `POST /merchants`, without body and response

    Scenario: The answer to a partner's request for merchants is noted
      Given the request to ask for merchants
      When it is sent
      Then its outcome is noted

  @partners-v1/lists/merchants-of-100 @implied
  Rule: A request for merchants is accepted with 100 objects.
    Source: second document, "Limits" (line 230), row `Batch objects per request`; which requests are batches is not
      said
    Faults: takes-categories.maxBatch-as-99, takes-categories.maxBatch-as-99-when-*

    Scenario: A request for the merchants of 100 objects is accepted
      When batches of 1 and of 100 objects <to find merchants of> are sent
      Then the batch is accepted

  @partners-v1/lists/merchants-of-101 @implied
  Rule: A request for merchants with 101 objects is refused with BatchSizeLimitExceeded.
    Source: second document, "Limits" (line 230), row `Batch objects per request`; which requests are batches is not
      said
    Note: The document does not say whether an object that is repeated counts twice.
    Faults: takes-categories.maxBatch-as-101, takes-categories.maxBatch-as-101-when-*

    Scenario: A request for the merchants of 101 objects is too large
      When batches of 100 and of 101 objects <to find merchants of> are sent
      Then the batch is refused as too large
