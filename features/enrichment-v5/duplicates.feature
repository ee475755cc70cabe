Feature: Duplicates and deletions
  A client marks a transaction as a duplicate, takes the mark back, and has transactions deleted. The account routes of
  the same target show the result.

  @enrichment-v5/duplicates/marked @implied
  Rule: A transaction that was marked as a duplicate has duplicated true.
    Source: second document, "Endpoints / Data enrichment" (line 123), row `PUT /transactions/duplicate`; "Account
      information / Transaction (version 4)" (line 183), row `duplicated`
    Needs: plain-provider
    Seen by: enrichment: marked
    Note: The documents describe neither the bodies of these requests nor their effect. They describe the field
      duplicated of a transaction.
    Faults: marks-the-first-of-a-batch-alone, ends-a-batch-at-what-is-marked-already,
      shows-marks-in-the-list-of-a-connection-alone, forgets-marks-with-the-day, unmarks-what-is-fetched-again, unmarks-what-another-client-marked,
      shows-duplicated-as-false-of-transaction-by-from_id,
      unmarks-all-with-one, marks-nothing, marks-nothing-that-was-unmarked,
      takes-a-mark-back-that-is-made-again, loses-a-mark-*,
      reads-transaction_ids-as-without-last-where-transaction_ids.length-is-above-1-at-put-transactions-duplicate

  @enrichment-v5/duplicates/unmarked @implied
  Rule: A transaction that is no longer marked as a duplicate has duplicated false.
    Source: second document, "Endpoints / Data enrichment" (line 123), row `PUT /transactions/duplicate, PUT
      /transactions/unduplicate`; "Account information / Transaction (version 4)" (line 183), row `duplicated`
    Needs: plain-provider
    Seen by: enrichment: unmarked
    Faults: unmarks-the-first-of-a-batch-alone, keeps-marks-for-ever,
      reads-transaction_ids-as-without-last-where-transaction_ids.length-is-above-1-at-put-transactions-unduplicate,
      marks-what-is-unmarked-again, keeps-a-mark-*

  @enrichment-v5/duplicates/no-other-marked @implied
  Rule: Marking a transaction as a duplicate does not mark any other transaction.
    Source: second document, "Endpoints / Data enrichment" (line 123), row `PUT /transactions/duplicate, PUT
      /transactions/unduplicate`, without body and response
    Needs: plain-provider
    Seen by: enrichment: no-other-marked
    Faults: marks-all-with-one, marks-the-one-before-again

  @enrichment-v5/transactions/deleted-are-gone @implied
  Rule: After transactions are deleted, the lists of transactions of their connection and of their account are shorter.
    Source: second document, "Endpoints / Data enrichment" (line 122), row `DELETE /transactions`, without body and
      response
    Needs: plain-provider
    Seen by: enrichment: deleted-are-gone
    Note: The document does not show how the body names the transactions. A target may also delete them after it has
      responded.
    Faults: takes-enrichment.kept-as-true, takes-enrichment.kept-as-true-when-repeated, deletes-once-and-never-again,
      lists-what-was-deleted-by-account

  @enrichment-v5/transactions/deleted-are-not-counted @implied
  Rule: After transactions are deleted, the transactions_count of their accounts does not count them.
    Source: second document, "Endpoints / Data enrichment" (line 122), row `DELETE /transactions`; "Account information /
      Account (version 4)" (line 169), row `transactions_count`
    Needs: plain-provider
    Seen by: enrichment: deleted-are-not-counted
    Note: The documents do not say which transactions are counted. Checked where the accounts counted what was listed
      before the deletion.
    Faults: counts-what-was-deleted

  @enrichment-v5/transactions/of-another-client-not-marked @stated
  Rule: A client cannot mark a transaction of another client as a duplicate.
    Source: first document, "Authentication" (line 395), points 1 to 3: keys of a client; "Errors" (line 497), classes
      `TransactionNotFound` and `WrongClientToken`
    Needs: plain-provider, second-client
    Seen by: enrichment: of-another-client-not-marked
    Note: Whether the request is refused is not checked, only that the transaction stays as it was.
    Faults: looks-whose-the-first-of-a-batch-is-alone, takes-accounts.ownTransaction-as-true-and-access.ownCustomer-as-true,
      takes-accounts.ownTransaction-as-true-and-access.ownCustomer-as-true-when-*

    Scenario: The second client cannot mark a transaction of the main client
      When the second client sends <a mark as a duplicate> about transactions of the main client
      Then the transactions of the main client are as they were

  @enrichment-v5/transactions/of-another-client-not-taught @implied
  Rule: A client cannot teach a category for a transaction of another client.
    Source: first document, "Authentication" (line 395), points 1 to 3: keys of a client; "Errors" (line 497), classes
      `TransactionNotFound` and `WrongClientToken`
    Needs: plain-provider, second-client
    Seen by: enrichment: of-another-client-not-taught
    Note: A refusal is accepted, and so is a response with learned false.
    Faults: takes-accounts.ownTransaction-as-true-and-accounts.transactionOfCustomer-as-true,
      takes-accounts.ownTransaction-as-true-and-access.ownCustomer-as-true,
      takes-accounts.ownTransaction-as-true-and-access.ownCustomer-as-true-when-*

    Scenario: The target learns nothing from the second client about a transaction of the main client
      When the second client sends <a category to learn> about transactions of the main client
      Then nothing is learnt from it

  @enrichment-v5/transactions/of-another-client-not-deleted @stated
  Rule: A client cannot delete transactions of another client.
    Source: first document, "Authentication" (line 395), points 1 to 3: keys of a client; "Errors" (line 497), classes
      `TransactionNotFound` and `WrongClientToken`
    Needs: plain-provider, second-client
    Note: Whether the request is refused is not checked, only that the transactions stay as they were.
    Faults: takes-accounts.ownTransaction-as-true-and-access.ownCustomer-as-true,
      takes-accounts.ownTransaction-as-true-and-access.ownCustomer-as-true-when-*

    Scenario: The second client cannot delete transactions of the main client
      When the second client sends <a deletion> about transactions of the main client
      Then the transactions of the main client are as they were

  @enrichment-v5/transactions/unknown-not-marked @implied
  Rule: A request to mark a transaction that does not exist as a duplicate is refused with TransactionNotFound.
    Source: first document, "Errors" (line 497), class `TransactionNotFound`: no transaction with the id
    Needs: plain-provider
    Note: The documents do not show the body, and do not say whether a transaction that does not exist is passed over.
      WrongClientToken is accepted too.
    Faults: accepts-TransactionNotFound, accepts-TransactionNotFound-when-*

    Scenario: A transaction that does not exist is not marked, alone or beside another
      When <a mark as a duplicate> is sent about a transaction that does not exist
      Then each request with it is refused as unknown

  @enrichment-v5/transactions/unknown-not-taught @implied
  Rule: Category learning refuses a transaction that does not exist with TransactionNotFound.
    Source: first document, "Errors" (line 497), class `TransactionNotFound`: no transaction with the id
    Needs: plain-provider
    Note: The documents do not show the body, and do not say whether a transaction that does not exist is passed over.
      WrongClientToken is accepted too.
    Faults: reads-the-first-of-a-learned-batch-alone, accepts-TransactionNotFound, accepts-TransactionNotFound-when-*
    Variants: learns-nothing-from-unknown-transactions

    Scenario: A transaction that does not exist is not taught, alone or beside another
      When <a category to learn> is sent about a transaction that does not exist
      Then each request with it is refused as unknown
