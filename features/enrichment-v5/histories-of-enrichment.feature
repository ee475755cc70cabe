Feature: Histories of marks and deletions
  Transactions of two connections are marked as duplicates, unmarked, marked again beside others, fetched again and deleted,
  in any order.
  Assay generates such histories, and compares each list with what came before.

  Scenario Outline: <what holds>
    When histories of "enrichment" are played
    Then the rule holds for every case

    Examples:
      | enrichment                     | what holds                                                           |
      | marked                         | A transaction is marked however often that was taken back            |
      | unmarked                       | A mark is taken back however often it was made                       |
      | no-other-marked                | No history marks another transaction                                 |
      | of-another-client-not-marked   | No history marks a transaction of another client beside an own one   |
      | of-another-customer-not-marked | No history marks a transaction of another customer beside an own one |
      | of-another-client-not-taught   | No customer has a transaction of another client learnt               |
      | deleted-are-gone               | Transactions are gone after each deletion                            |
      | no-other-deleted               | A deletion leaves the transactions of every other connection         |
      | deleted-are-not-counted        | No account counts transactions that were deleted                     |
      | refused-marks-nothing          | A batch with an unknown transaction marks nothing in any history     |
      | refused-teaches-nothing        | A batch with an unknown transaction teaches nothing in any history   |

  @enrichment-v5/duplicates/refused-marks-nothing @implied
  Rule: A request to mark transactions that is refused for one of them marks none.
    Source: second document, "Errors / Data enrichment error body" (line 195), the table: what a refusal is; that it
      does nothing follows
    Needs: plain-provider
    Seen by: enrichment: refused-marks-nothing
    Faults: marks-a-part-of-what-it-refuses

  @enrichment-v5/transactions/of-another-customer-not-marked @implied
  Rule: A request about one customer does not mark a transaction of another customer as a duplicate.
    Source: first document, "Errors" (line 497), classes `TransactionNotFound` and `WrongClientToken`: a wrong
      combination; the second document shows no body
    Needs: plain-provider
    Seen by: enrichment: of-another-customer-not-marked
    Note: Checked where the body names the customer, and an unknown one is refused. Whether the request is refused is not
      checked.
    Faults: takes-accounts.transactionOfCustomer-as-true

  @enrichment-v5/transactions/no-other-deleted @implied
  Rule: A deletion of transactions of one connection leaves those of other customers as they were.
    Source: second document, "Endpoints / Data enrichment" (line 122), row `DELETE /transactions`, without body and
      response
    Needs: plain-provider
    Seen by: enrichment: no-other-deleted
    Faults: deletes-of-every-customer

  @enrichment-v5/transactions/refused-teaches-nothing @implied
  Rule: Category learning that is refused for one transaction changes the category of no other one.
    Source: second document, "Errors / Data enrichment error body" (line 195), the table: what a refusal is; that it
      does nothing follows
    Needs: plain-provider
    Seen by: enrichment: refused-teaches-nothing
    Faults: teaches-a-part-of-what-it-refuses
