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
      Then it shows "data.last_attempt.categorization" as business
