@ais-v3 @ais-v4 @ais-v5
Feature: Histories of accounts and transactions
  Several logins are fetched, fetched again and listed by every filter, in any order, beside refused batches and another
  client. Assay generates such histories, and compares each list with what came before.

  Scenario Outline: <what holds>
    When histories of "accounts" are played
    Then the rule holds for every case

    Examples:
      | accounts                          | what holds                                                                    |
      | transactions-counted              | Transactions are counted as they are listed after every fetch                 |
      | balance-of-card                   | The balance of a credit card is what its transactions spend after every fetch |
      | by-login                          | The accounts of a login are its own after every fetch                         |
      | by-customer                       | The accounts of a customer are those of all its logins made so far            |
      | customer-ignored                  | Another customer beside a login changes no list of accounts                   |
      | transactions-by-account           | The transactions of an account are its own after every fetch                  |
      | transactions-by-login             | The transactions of a login are those of its accounts after every fetch       |
      | within-client                     | No history shows a client a list of another one                               |
      | kept                              | The accounts of a login stay the same over every fetch                        |
      | alike                             | An account is shown alike by its login and by its customer in every history   |
      | transactions-kept                 | The transactions of a login stay the same over every fetch                    |
      | transactions-by-account-and-login | The login of an account beside it widens no list in any history               |
      | account-of-another-login          | An account with another login is answered alike each time                     |
      | secret-of-another-login           | No history changes a login for the secret of another login                    |
      | secret-of-another-customer        | No history changes a login for the secret of another customer                 |
      | attempt-of-another-login          | No history shows an attempt by another login, however it ended                |
      | created-twice                     | A login that was fetched again is not created a second time                   |
      | any-size                          | A list has the same rows in pages of any size in every history                |
      | from-its-row                      | A list goes on from each of its rows in every history                         |
      | nothing-further                   | No row of another login lets a list show more                                 |

  @ais/transactions/kept-over-fetches @implied @ais-v3 @ais-v4 @ais-v5
  Rule: A further fetch of a login lists no posted transaction of before under another id, and not most of them a second time.
    Source: first document, "What the service does" (line 16), point on **account**: a transaction belongs to it; that it
      stays the same one follows
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Seen by: accounts: transactions-kept
    Note: Two transactions are the same where account_id, made_on, amount, currency_code and description are, and the old
      id is listed no more. Where it still is, so many alike are no accident: at least three, and half of all. One that is
      marked as duplicated does not count.
    Faults: finds-transactions-anew-with-each-fetch, stores-transactions-once-more-with-a-second-fetch

  @ais/transactions/list-by-account-and-login @implied @ais-v3 @ais-v4 @ais-v5
  Rule: With account_id and the login_id of its login, the list of transactions contains only transactions of that account.
    Source: first document, "Endpoints / Version 4" (line 321), row `GET /api/v4/transactions`: `query account_id,
      login_id`; where one parameter is ignored beside another, the row says so: (line 320), `customer_id is ignored when login_id is present`
    Needs: plain-provider
    Seen by: accounts: transactions-by-account-and-login
    Faults: ignores-the-account-beside-its-login, forgets-the-account-beside-its-login-on-later-pages

  @ais/transactions/account-of-another-login @open @ais-v3 @ais-v4 @ais-v5
  Rule: The document does not say what the list of transactions shows for an account_id with the login_id of another login.
    Source: first document, "Endpoints / Version 4" (line 321), row `GET /api/v4/transactions`, which does not speak of
      it
    Needs: plain-provider
    Seen by: accounts: account-of-another-login
    Note: What a target does is learnt, and that it stays with it is observed.
