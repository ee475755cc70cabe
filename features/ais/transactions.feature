@ais-v3 @ais-v4 @ais-v5 @partners-v1
Feature: Transactions
  A client lists transactions by account or by login. The list must hold all that belong to it and no others, and each
  row must be as documented.

  In partners-v1: "second document / Resources and their fields / Partners" (line 66): these records have the shapes
    of the first document

  @ais/transactions/field-types @stated @implied-in:ais-v3
  Rule: The fields of a transaction have the documented types: strings, the date made_on, the decimal amount, the boolean duplicated, the object extra, and datetimes.
    Source: first document, "Resources and their fields / Transaction (version 4)" (line 171), column of types
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Faults: shows-duplicated-as-number-at-get-transactions,
      shows-duplicated-as-number-at-get-transactions-when-repeated,
      shows-duplicated-as-number-at-get-transactions-when-of-a-second-owner

    @ais/transactions/core-fields @ais/transactions/mode-words @ais/transactions/status-words
    Scenario: Every transaction at hand is as documented
      When the "transactions" of <the logins at hand> are listed
      Then every row fits the schema "transaction"

  @ais/transactions/core-fields @implied
  Rule: A transaction has id, mode, status, made_on, amount, currency_code, description, category and account_id.
    Source: first document, "Resources and their fields / Transaction (version 4)" (line 175), rows `id`, `mode`,
      `status`, `made_on`, `amount`, `currency_code`, `description`, `category`, `account_id`; presence is not said
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Faults: shows-made_on-as-null-of-transaction-where-status-is-pending

  @ais/transactions/mode-words @implied
  Rule: The mode of a transaction is normal, fee or transfer.
    Source: first document, "Resources and their fields / Transaction (version 4)" (line 176), row `mode`: its three
      words
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Note: The document does not say that its list of words is complete. A new word is arguable, so it gets a warning
      and does not fail.
    Faults: shows-mode-as-fees-of-transaction-where-mode-is-fee
    Variants: uses-words-beyond-the-lists

  @ais/transactions/status-words @implied
  Rule: The status of a transaction is posted or pending.
    Source: first document, "Resources and their fields / Transaction (version 4)" (line 177), row `status`: its two
      words
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Note: The document does not say that its list of words is complete. A new word is arguable, so it gets a warning
      and does not fail.
    Faults: shows-status-as-booked-of-transaction-where-mode-is-transfer

  @ais/transactions/extra-types @implied
  Rule: In the extra of a transaction, posting_date is a date, original_amount is a decimal, and original_currency_code, customer_category_code and customer_category_name are strings.
    Source: first document, "Resources and their fields / Transaction (version 4)" (line 184), row `extra`: `keys
      seen`, without types
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Note: The document lists these keys without types.
    Faults: shows-extra.original_amount-as-text-of-transaction

    Scenario: Each key of extra that a transaction has is as documented
      When the "transactions" of <the logins at hand> are listed
      Then what is shown at "data[].extra" fits the schema "transaction-extra"

  @ais/transactions/currency-resolves @implied
  Rule: The currency_code of a transaction is in the list of currencies or in the list of assets.
    Source: first document, "Resources and their fields / Transaction (version 4)" (line 180), row `currency_code`;
      "Other resources" (line 248), rows `Currency` and `Asset`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Faults: shows-currency_code-as-small-of-transaction-where-mode-is-fee

    Scenario: Every currency_code is in the list of currencies or of assets
      Given the codes of the listed <currencies and assets>
      When the "transactions" of <the logins at hand> are listed
      Then every value at "data[].currency_code" is among those codes

  @ais/transactions/list-by-account @stated @ais-v3 @ais-v4 @ais-v5
  Rule: With account_id, the list of transactions contains only transactions of that account.
    Source: first document, "Endpoints / Version 4" (line 321), row `GET /api/v4/transactions`: query `account_id`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Observed by: list-filter: transactions
    Seen by: accounts: transactions-by-account
    Shown by: ais/transactions/list-by-login
    Faults: lists-transactions-of-the-whole-login-by-account, names-the-login-as-account-of-fees,
      widens-the-list-of-an-account-the-second-time

  @ais/transactions/list-by-login @stated @ais-v3 @ais-v4 @ais-v5
  Rule: With login_id, the list of transactions contains the transactions of all accounts of that login, and no others.
    Source: first document, "Endpoints / Version 4" (line 321), row `GET /api/v4/transactions`: query `login_id`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Observed by: belongs: transactions-of-login
    Seen by: accounts: transactions-by-login
    Faults: leaves-the-last-account-out-by-login, lists-transactions-of-the-whole-customer-by-login,
      lists-transactions-by-account-as-first-asked

    Scenario: The transactions of a login are those of its accounts together
      Given a login, and a login of another customer
      When the "transactions" of <the login> are listed
      And beside them the "transactions" of <each account of the login> are listed
      Then the whole list is the union of its parts by "account_id"

  @ais/transactions/account-resolves @stated @ais-v3 @ais-v4 @ais-v5
  Rule: The account_id of a transaction is the id of an account of its login.
    Source: first document, "What the service does" (line 7), list of terms, point on the account: a transaction
      belongs to an account
    Needs: plain-provider
    Faults: lists-transactions-of-the-whole-customer-by-login, names-the-login-as-account-of-fees

    Scenario: The transactions of a login name accounts of that login
      Given a login, and a login of another customer
      And the ids of <the accounts of the login>
      When the "transactions" of <the login> are listed
      Then every value at "data[].account_id" is among those codes

  @ais/transactions/unknown-account @implied @ais-v3 @ais-v4 @ais-v5
  Rule: A list of transactions with an unknown account_id is refused with AccountNotFound.
    Source: first document, "Errors" (line 433), class `AccountNotFound`: no account with the account_id, which only
      this list takes
    Needs: plain-provider
    Note: The list requires an account or a login, so account_id is not a filter that may match nothing. The document
      does not say that the list is refused.
    Faults: calls-AccountNotFound-LoginNotFound, accepts-AccountNotFound, accepts-AccountNotFound-when-repeated
    Variants: finds-nothing-of-an-unknown-account

    Scenario: The transactions of an unknown account are refused
      Given the request to list transactions of an account
      When it is sent with the query parameter "account_id" set to <an unknown account id>
      Then it is refused as "AccountNotFound"
