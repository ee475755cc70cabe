Feature: Lists beside the leads
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
  Rule: The trees of categories are those of a version

    Scenario Outline: The <tree> tree is complete
      Given the request to list categories
      When it is sent
      Then its <tree> tree is that of version 4 or of version 5

      Examples:
        | tree     |
        | personal |
        | business |

  @partners-v1/lists/merchants
  Rule: Merchants can be asked for

    Scenario: Asking for merchants is known
      When merchants are asked for, and a route that is none
      Then merchants are known, and the route that is none is not

  @partners-v1/lists/answer-with-merchants
  Rule: A question about merchants is answered in some way

    Scenario: A merchant is asked for by a partner
      Given the request to ask for merchants
      When it is sent
      Then its outcome is noted
