@ais-v3 @ais-v4 @ais-v5
Feature: Learning categories
  A client that knows better teaches the categorizer the category of a transaction. Every taught transaction counts
  towards the daily limit of the client, so the checks teach few, and mostly the categories that they already have.

  In ais-v3: "Version 3 differences" (line 375), point on `categories/learn`, which shows the request only
  In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4

  Scenario Outline: <what holds>
    When histories of "accounts" are played
    Then the rule holds for every case

    Examples:
      | accounts                | what holds                                                 |
      | refused-teaches-nothing | A batch with one wrong item teaches nothing in any history |
      | wrong-item-not-learned  | A batch with one wrong item is not learned in any history  |
      | business-code-taught    | A code of the business tree is taught in every history     |

  @ais/learn/accepted @stated @implied-in:ais-v3
  Rule: The response to category learning has learned, a boolean.
    Source: first document, "Endpoints / Version 4" (line 323), row `POST /api/v4/categories/learn`: response
      `{learned: boolean}`
    Needs: plain-provider
    Faults: shows-learned-as-text-at-post-categories-learn, demands-immediate

    Scenario: Teaching the category of a transaction is accepted
      Given the request to learn a category
      When it is sent
      Then it is accepted
      And its data fits the schema "learned"

  @ais/learn/immediate-optional @stated @ais-v4 @ais-v5
  Rule: In category learning, immediate may be true, false or absent.
    Source: first document, "Endpoints / Version 4" (line 323), row `POST /api/v4/categories/learn`: `immediate
      boolean optional`
    Needs: plain-provider
    Faults: takes-immediate-only-when-true

    Scenario Outline: immediate set to <value> is accepted
      Given the request to learn a category
      When it is sent with the field "data.0.immediate" set to <value>
      Then it is accepted

      Examples:
        | value |
        | true  |
        | false |

  @ais/learn/business-category @implied @ais-v4 @ais-v5
  Rule: A transaction with a category that only the business tree has may be taught this category.
    Source: first document, "Endpoints / Version 4" (line 323), row `POST /api/v4/categories/learn`: `category_code`; "Categories"
      (line 190): two trees; that the codes of both are taught follows
    Needs: plain-provider, control-clock
    Seen by: accounts: business-code-taught
    Note: Checked beside a category of the personal tree that is taught likewise.
    Faults: takes-categories.teachable-as-own-first

  @ais/learn/immediate-effect @stated @ais-v4 @ais-v5
  Rule: After category learning with immediate true, later transactions with the same description get the learned category.
    Source: first document, "Endpoints / Version 4" (line 323), row `POST /api/v4/categories/learn`: `immediate =
      true ignores the categorizer's learning threshold so later same-description transactions get the category`
    Needs: plain-provider
    Note: The document does not say whether the rule applies to the customer or to the whole client. Only a later
      fetch of the same customer can show the effect. The categories that are taught stand in both trees.
    Faults: makes-immediate-learning-wait, forgets-on-a-reconnect-what-was-learned,
      forgets-the-last-of-a-hundred-learned, learns-of-each-transaction-once, teaches-a-batch-as-its-first-item, reads-the-first-of-a-learned-batch-alone

    @ais/learn/refused-teaches-nothing @group:learning
    Scenario: Transactions that are fetched later have the category taught for their description
      When categories are taught with immediate set, and another login of the customer is fetched
      Then the later fetch has <the categories that were taught> [immediate-effect]
      And the later fetch has <nothing that a refused batch taught> [refused-teaches-nothing]

  @ais/learn/refused-teaches-nothing @implied
  Rule: Category learning that is refused for one item changes the category of no other item.
    Source: first document, "Errors" (line 419), table of the error body; that a refused request does nothing follows
    Needs: plain-provider
    Seen by: accounts: refused-teaches-nothing
    Faults: teaches-a-part-of-what-it-refuses, learns-until-the-wrong-item

  @ais/learn/wrong-item-not-learned @implied
  Rule: A batch with a transaction that does not exist, or with an item without category_code, is not answered as learned, whichever item it is.
    Source: first document, "Endpoints / Version 4" (line 323), row `POST /api/v4/categories/learn`: `category_code
      required` in each item; "Errors" (line 497), class `TransactionNotFound`
    Needs: plain-provider
    Note: A refusal is expected. An acceptance that says learned false is not excluded.
    Seen by: accounts: wrong-item-not-learned
    Faults: reads-the-first-of-a-learned-batch-alone
