Feature: Duplicates and deletions
  A client tells which transactions are there twice, takes that back, and has transactions deleted. The account routes of
  the same target show what became of them.

  @enrichment-v5/duplicates/marked
  Rule: A marked transaction is shown as a duplicate

    Scenario: A transaction that was none is one after it was marked
      When a transaction is marked as a duplicate and unmarked again
      Then in between it is shown as a duplicate

  @enrichment-v5/duplicates/unmarked
  Rule: An unmarked transaction is no duplicate

    Scenario: A transaction that was marked is none after the mark was taken back
      When a transaction is marked as a duplicate and unmarked again
      Then afterwards it is shown as none

  @enrichment-v5/duplicates/no-other-marked
  Rule: A mark is for one transaction

    Scenario: While one transaction is marked, the others stay as they were
      When a transaction is marked as a duplicate and unmarked again
      Then in between no other is shown as a duplicate

  @enrichment-v5/transactions/deleted-are-gone
  Rule: Deleted transactions are gone

    Scenario: The list of a connection is shorter after a deletion
      When transactions of a connection are deleted
      Then fewer are listed than before
