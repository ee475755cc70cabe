Feature: Histories of marks and deletions
  Transactions of two connections are marked as duplicates, unmarked, marked again beside others and deleted, in any order.
  Assay generates such histories, and compares each list with what came before.

  @enrichment-v5/duplicates/marked
  Scenario: A transaction is marked however often that was taken back
    When histories of enrichment are played
    Then the rule holds for every case

  @enrichment-v5/duplicates/unmarked
  Scenario: A mark is taken back however often it was made
    When histories of enrichment are played
    Then the rule holds for every case

  @enrichment-v5/duplicates/no-other-marked
  Scenario: No history marks another transaction
    When histories of enrichment are played
    Then the rule holds for every case

  @enrichment-v5/transactions/of-another-client-not-marked
  Scenario: No history marks a transaction of another client beside an own one
    When histories of enrichment are played
    Then the rule holds for every case

  @enrichment-v5/transactions/deleted-are-gone
  Scenario: Transactions are gone after each deletion
    When histories of enrichment are played
    Then the rule holds for every case

  @enrichment-v5/duplicates/refused-marks-nothing @implied
  Rule: A request to mark transactions that is refused for one of them marks none.
    Source: second document, "Errors / Data enrichment error body" (line 195), the table: what a refusal is; that it
      does nothing follows
    Needs: plain-provider
    Faults: marks-a-part-of-what-it-refuses

    Scenario: A batch with an unknown transaction marks nothing in any history
      When histories of enrichment are played
      Then the rule holds for every case

  @enrichment-v5/transactions/refused-teaches-nothing @implied
  Rule: Category learning that is refused for one transaction changes the category of no other one.
    Source: second document, "Errors / Data enrichment error body" (line 195), the table: what a refusal is; that it
      does nothing follows
    Needs: plain-provider
    Faults: teaches-a-part-of-what-it-refuses

    Scenario: A batch with an unknown transaction teaches nothing in any history
      When histories of enrichment are played
      Then the rule holds for every case
