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

  @enrichment-v5/transactions/of-another-client-not-marked
  Rule: Only the own client marks a transaction

    Scenario: The second client cannot mark a transaction of the main client
      When the second client marks a transaction of the main client as a duplicate
      Then the transactions of the main client are as they were

  @enrichment-v5/transactions/of-another-client-not-taught
  Rule: Only the own client teaches the category of a transaction

    Scenario: The target learns nothing from the second client about a transaction of the main client
      When the second client teaches a category for a transaction of the main client
      Then nothing was learned from it

  @enrichment-v5/transactions/of-another-client-not-deleted
  Rule: Only the own client deletes a transaction

    Scenario: The second client cannot delete transactions of the main client
      When the second client deletes transactions of the main client
      Then the transactions of the main client are as they were

  @enrichment-v5/transactions/unknown-not-marked
  Rule: A transaction that is marked exists

    Scenario: A transaction that does not exist is not marked, alone or beside another
      When a transaction that does not exist is marked as a duplicate
      Then each request with it is refused as unknown

  @enrichment-v5/transactions/unknown-not-taught
  Rule: A transaction that is taught exists

    Scenario: A transaction that does not exist is not taught, alone or beside another
      When a category is taught for a transaction that does not exist
      Then each request with it is refused as unknown
