Feature: The choice of a categorization
  A client chooses how transactions are categorized when it creates, reconnects or refreshes the connection that brings them.

  @enrichment-v5/categorization/chosen-anew @implied
  Rule: A reconnect or refresh fetches with the categorization that it asks for.
    Source: second document, "Endpoints / Data enrichment" (line 126), last sentence below the table: `Categorization is
      chosen with the categorization parameter`; "Account information / Attempt (version 4)" (line 113), point on fetch
      settings: `categorization`
    Needs: plain-provider
    Observed by: echo: attempt
    Note: What becomes of transactions that were categorized before is not said. The attempt shows what was chosen.
    Faults: ignores-categorization-of-reconnect, ignores-categorization-of-refresh

    Scenario Outline: A reconnect with <categorization> is fetched with it
      Given a login fetched with the settings:
        | categorization | <before> |
      When it is reconnected with the settings:
        | categorization | <categorization> |
      And <that login> is shown
      Then it shows "data.last_attempt.categorization" as <categorization>

      Examples:
        | before   | categorization |
        | personal | business       |
        | business | none           |

    Scenario: A refresh with business is fetched with it
      Given a login that may be refreshed
      When it is refreshed with the settings:
        | categorization | business |
      And <that login after its fetch> is shown
      Then it shows "data.last_attempt.categorization" as "business"

  @enrichment-v5/categorization/lesson-applied @implied
  Rule: After category learning with immediate true, later transactions with the same description get the learned category.
    Source: first document, "Endpoints / Version 4" (line 323), row `POST /api/v4/categories/learn`: what `immediate =
      true` does; "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: The section on data enrichment shows no body of this route, and does not say whether the rule applies to the
      customer or to the whole client. Only a later fetch with the same description can show the effect.
    Faults: makes-immediate-learning-wait, teaches-a-batch-as-its-first-item,
      takes-wire.heard-with-first.data-as-without-last-where-data.length-is-above-20-at-post-categories-learn,
      takes-wire.heard-with-first.data-as-first-alone-at-post-categories-learn
    Variants: categorizes-by-the-business-tree-for-everybody

    @group:learning
    Scenario: Transactions that are fetched later have the category taught for their description
      When categories are taught with immediate set, and <another connection of the customer> is fetched
      Then the later fetch has <the categories that were taught>
