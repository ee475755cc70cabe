Feature: Other lists for partners
  Providers, countries, currencies, rates, assets and categories are those of account information.

  @partners-v1/lists/providers
  Rule: Providers are listed

    Scenario: The providers are a list with rows
      Given the request to list providers
      And a client in test or pending status sends it
      And the query parameter "include_fake_providers" is "true"
      When it is sent
      Then it is a list with rows

  @partners-v1/lists/trees-of-a-version
  Rule: The category trees are those of version 4 or of version 5

    Scenario Outline: The <tree> tree is complete
      Given the request to list categories
      When it is sent
      Then its <tree> tree is that of version 4 or of version 5

      Examples:
        | tree     |
        | personal |
        | business |

  @partners-v1/lists/merchants
  Rule: There is a route for merchants

    Scenario: The route for merchants is not refused as an unknown route
      When merchants and an unknown route are requested
      Then no route but the unknown one is refused as unknown

  @partners-v1/lists/answer-with-merchants
  Rule: The answer to a request for merchants is not stated

    Scenario: The answer to a partner's request for merchants is noted
      Given the request to ask for merchants
      When it is sent
      Then its outcome is noted

  @partners-v1/lists/merchants-of-100
  Rule: A request for merchants may hold 100 objects

    Scenario: A request for the merchants of 100 objects is accepted
      When batches of 1 and of 100 objects to find merchants of are sent
      Then the batch is accepted

  @partners-v1/lists/merchants-of-101
  Rule: A request for merchants may not hold 101 objects

    Scenario: A request for the merchants of 101 objects is too large
      When batches of 100 and of 101 objects to find merchants of are sent
      Then the batch is refused as too large
