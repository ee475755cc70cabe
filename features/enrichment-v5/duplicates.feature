Feature: Duplicates and deletions
  A client marks a transaction as a duplicate, takes the mark back, and has transactions deleted. The account routes of
  the same target show the result.

  @enrichment-v5/duplicates/marked
  Rule: A marked transaction is shown as a duplicate

    Scenario: A transaction is a duplicate while it is marked
      When a transaction is marked as a duplicate and unmarked again
      Then the transaction is shown as a duplicate while it is marked

  @enrichment-v5/duplicates/unmarked
  Rule: An unmarked transaction is not shown as a duplicate

    Scenario: A transaction is no longer a duplicate once its mark was taken back
      When a transaction is marked as a duplicate and unmarked again
      Then the transaction is not shown as a duplicate afterwards

  @enrichment-v5/duplicates/no-other-marked
  Rule: A mark belongs to one transaction

    Scenario: While one transaction is marked, the others do not change
      When a transaction is marked as a duplicate and unmarked again
      Then no other transaction is shown as a duplicate

  @enrichment-v5/transactions/deleted-are-gone
  Rule: Deleted transactions are no longer listed

    Scenario: The list of transactions is shorter after a deletion
      When transactions of a login are deleted
      Then the list is shorter than before
