@ais-v3 @ais-v4 @ais-v5 @ais-v6 @partners-v1
Feature: Accounts
  An account belongs to a login, and a login to a customer. A client lists the accounts of either, and must neither
  miss one nor see one of another customer. What an account shows has documented types and words; which extra keys it
  has is not stated.

  In partners-v1: "second document / Resources and their fields / Partners" (line 66): these records have the shapes
    of the first document

  @ais/accounts/field-types @stated @implied-in:ais-v3
  Rule: The fields of an account have the documented types: strings, the decimal balance, the object extra, and datetimes.
    Source: first document, "Resources and their fields / Account (version 4)" (line 152), column of types; the rows
      of `extra` for the object
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    In ais-v6: "Version 6 connection and account" (line 253): the version 6 account differs only in what is listed
    Needs: plain-provider
    Faults: shows-balance-as-text-of-account-where-nature-is-loan
    Variants: writes-balances-of-version-3-as-text

    @ais/accounts/core-fields @ais/accounts/nature-words @ais/accounts/currency-code-length
    Scenario: Every account at hand is as documented
      When the "accounts" of <the logins at hand> are listed
      Then every row fits the schema "account"

  @ais/accounts/core-fields @implied
  Rule: An account has id, name, nature, balance, currency_code and login_id.
    Source: first document, "Resources and their fields / Account (version 4)" (line 147), rows `id`, `name`,
      `nature`, `balance`, `currency_code` and `login_id`; presence is not said
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    In ais-v6: "Version 6 connection and account" (line 253): the version 6 account differs only in what is listed
    Needs: plain-provider
    Faults: omits-currency_code-of-account-where-nature-is-ewallet

  @ais/accounts/nature-words @implied @ais-v3 @ais-v4 @ais-v5
  Rule: The nature of an account is account, bonus, card, checking, credit, credit_card, debit_card, ewallet, insurance, investment, loan, mortgage or savings.
    Source: first document, "Resources and their fields / Account (version 4)" (line 149), row `nature`: its thirteen
      words
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Note: The document does not say that its list of words is complete. A new word is arguable, so it gets a warning
      and does not fail.
    Faults: shows-nature-as-e_wallet-of-account-where-nature-is-ewallet
    Variants: uses-words-beyond-the-lists

  @ais/accounts/currency-code-length @stated @implied-in:ais-v3
  Rule: The currency_code of an account has at most 3 letters.
    Source: first document, "Resources and their fields / Account (version 4)" (line 151), row `currency_code`: three
      letters at most
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    In ais-v6: "Version 6 connection and account" (line 253): the version 6 account differs only in what is listed
    Needs: plain-provider
    Faults: shows-currency_code-as-POINTS-of-account-where-nature-is-bonus

  @ais/accounts/extra-types @stated @implied-in:ais-v3
  Rule: Each documented key in the extra of an account has its documented type.
    This includes the items of assets and the numbers in transactions_count.
    Source: first document, "Resources and their fields / Account (version 4)" (line 152), second table, on `extra`:
      column of types
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    In ais-v6: "Version 6 connection and account" (line 253): the version 6 account differs only in what is listed
    Needs: plain-provider
    Note: extra may have any of these keys and any other key. Null counts as absent.
    Faults: shows-extra.next_payment_date-as-moment-of-account,
      shows-extra.next_payment_date-as-moment-of-account-when-repeated,
      shows-extra.next_payment_date-as-moment-of-account-when-of-a-second-owner,
      shows-extra.transactions_count.posted-as-text-at-get-accounts,
      shows-extra.transactions_count.posted-as-text-at-get-accounts-when-repeated,
      shows-extra.transactions_count.posted-as-text-at-get-accounts-when-of-a-second-owner

    @ais/accounts/extra-status-words @ais/accounts/card-type-words @ais/accounts/cards-masked
    Scenario: Each key of extra that an account has is as documented
      When the "accounts" of <the logins at hand> are listed
      Then what is shown at "data[].extra" fits the schema "account-extra"

  @ais/accounts/extra-status-words @implied
  Rule: The status in the extra of an account is active or inactive.
    Source: first document, "Resources and their fields / Account (version 4)" (line 165), second table, row `status`:
      the two words in brackets
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    In ais-v6: "Version 6 connection and account" (line 253): the version 6 account differs only in what is listed
    Needs: plain-provider
    Note: The document does not say that its list of words is complete. A new word is arguable, so it gets a warning
      and does not fail.
    Faults: shows-extra.status-as-closed-of-account-where-extra.status-is-inactive

  @ais/accounts/card-type-words @implied
  Rule: The card_type in the extra of an account is american_express, china_unionpay, diners_club, jcb, maestro, master_card, uatp or visa.
    Source: first document, "Resources and their fields / Account (version 4)" (line 166), second table, row
      `card_type`: its eight words
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    In ais-v6: "Version 6 connection and account" (line 253): the version 6 account differs only in what is listed
    Needs: plain-provider
    Note: The document does not say that its list of words is complete. A new word is arguable, so it gets a warning
      and does not fail.
    Faults: shows-extra.card_type-as-capitals-of-account
    Variants: uses-words-beyond-the-lists

  @ais/accounts/cards-masked @stated @implied-in:ais-v3
  Rule: The card numbers in the extra of an account are masked.
    None is shown in full.
    Source: first document, "Resources and their fields / Account (version 4)" (line 168), second table, row `cards`:
      the numbers are masked
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    In ais-v6: "Version 6 connection and account" (line 253): the version 6 account differs only in what is listed
    Needs: plain-provider
    Note: A number is shown in full if it has 12 to 19 digits and otherwise only spaces and dashes.
    Faults: shows-card-numbers-in-full

  @ais/accounts/currency-resolves @implied @ais-v3 @ais-v4 @ais-v5 @partners-v1
  Rule: The currency_code of an account is in the list of currencies or in the list of assets.
    Source: first document, "Resources and their fields / Account (version 4)" (line 151), row `currency_code`; "Other
      resources" (line 248), rows `Currency` and `Asset`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Faults: shows-currency_code-as-POINTS-of-account-where-nature-is-bonus,
      shows-currency_code-as-QZZ-of-account-where-nature-is-bonus

    Scenario: Every currency_code is in the list of currencies or of assets
      Given the codes of the listed <currencies and assets>
      When the "accounts" of <the logins at hand> are listed
      Then every value at "data[].currency_code" is among those codes

  @ais/accounts/asset-codes-resolve @implied @ais-v3 @ais-v4 @ais-v5 @partners-v1
  Rule: Each asset code in the extra of an account is in the list of assets.
    Source: first document, "Resources and their fields / Account (version 4)" (line 163), second table, row `assets`;
      "Other resources" (line 249), row `Asset`: the code of an asset
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Faults: names-gold-by-its-word

    Scenario: Every asset of an account is in the list of assets
      Given the codes of the listed <assets>
      When the "accounts" of <the logins at hand> are listed
      Then every value shown at "data[].extra.assets[].code" is among those codes

  @ais/accounts/transactions-counted @implied @ais-v3 @ais-v4 @ais-v5
  Rule: The transactions_count of an account is the number of its posted and pending transactions in the list.
    Source: first document, "Resources and their fields / Account (version 4)" (line 152), table of the keys of
      `extra`, row `transactions_count`
    Needs: plain-provider
    Observed by: counters: transactions
    Seen by: accounts: transactions-counted
    Note: The document does not say which transactions are counted. A target that counts older ones too gets a warning
      and does not fail.
    Faults: counts-the-transactions-of-one-page, counts-transactions-as-of-the-first-fetch, lists-what-was-pending-as-pending-for-ever, lists-transactions-by-login-as-first-asked, loses-the-last-row-of-later-pages-of-transactions, lists-no-pending-transactions, counts-again-what-a-second-fetch-finds
    Variants: counts-older-transactions-too

    Scenario: As many transactions are listed as the accounts count
      When the "accounts" of <the logins at hand> are listed
      And beside them the "transactions" of <the logins at hand> are listed
      Then every row has <the number of its listed transactions>

  @ais/accounts/list-by-login @stated
  Rule: With login_id, the list of accounts contains only accounts of that login.
    Source: first document, "Endpoints / Version 4" (line 320), row `GET /api/v4/accounts`: query `login_id`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    In ais-v6: "Version 6" (line 384), row `GET /accounts`: query `connection_id`
    In partners-v1: "second document / Endpoints / Partners" (line 135), row `GET /accounts`: query `connection_id`
    Needs: plain-provider
    Observed by: list-filter: accounts
    Seen by: connections: by-login, accounts: by-login
    Faults: lists-accounts-of-the-whole-customer-by-login, names-another-login-on-cards

    Scenario: Each login has accounts of its own
      Given a login, and a login of another customer
      When the "accounts" of <each login> are listed
      Then every row has the requested "login_id"

  @ais/accounts/list-by-customer @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6
  Rule: With customer_id, the list of accounts contains the accounts of all logins of that customer, and no others.
    Source: first document, "Endpoints / Version 4" (line 320), row `GET /api/v4/accounts`: query `customer_id`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    In ais-v6: "Version 6" (line 384), row `GET /accounts`: query `customer_id`
    Needs: plain-provider
    Observed by: belongs: accounts-of-customer
    Seen by: connections: by-customer, accounts: by-customer
    Faults: lists-accounts-of-the-newest-login-by-customer, lists-no-accounts-of-failed-logins-by-customer,
      lists-accounts-of-every-customer-by-customer, lists-the-accounts-of-a-customer-as-first-asked

  @ais/accounts/kept-over-fetches @implied @ais-v3 @ais-v4 @ais-v5 @ais-v6
  Rule: A further fetch, of a login or of another one and also one that fails, leaves each account of a login listed once, under the id that it had before.
    Source: first document, "What the service does" (line 16), point on **account**: it belongs to a login; that it stays
      the same one follows
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    In ais-v6: "Version 6 connection and account" (line 267): what differs from version 4 is listed, and this is not
    Needs: plain-provider
    Seen by: accounts: kept, connections: kept
    Note: Two accounts are the same where name, nature, currency_code, iban and account_number are.
    Faults: moves-accounts-to-the-newest-login-of-a-customer, finds-accounts-anew-with-the-third-fetch, forgets-the-accounts-of-a-failed-fetch

  @ais/accounts/same-in-every-list @implied @ais-v3 @ais-v4 @ais-v5 @ais-v6
  Rule: An account has the same values in the list of its login and in that of its customer, as long as nothing changed it.
    Source: first document, "Endpoints / Version 4" (line 320), row `GET /api/v4/accounts`: query `login_id` or
      `customer_id`; that both show the same accounts follows
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    In ais-v6: "Version 6" (line 384), row `GET /accounts`: query `connection_id` or `customer_id`
    Needs: plain-provider
    Seen by: accounts: alike, connections: alike
    Note: Only documented fields that both lists show are compared.
    Faults: lists-the-accounts-of-a-customer-without-their-balance

  @ais/accounts/customer-ignored-with-login @stated @ais-v3 @ais-v4 @ais-v5
  Rule: With login_id, the list of accounts ignores customer_id, even that of another customer.
    Source: first document, "Endpoints / Version 4" (line 320), row `GET /api/v4/accounts`: `customer_id is ignored`
      beside `login_id`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Seen by: accounts: customer-ignored
    Faults: narrows-accounts-by-login-and-customer, looks-up-the-customer-beside-a-login,
      empties-later-accounts-of-a-login-beside-a-customer

    Scenario: Another customer beside a login changes none of its later pages
      Given the accounts of the large login
      When its pages of 100 rows are followed <by next_page, beside another customer and without one>
      Then both have the same <rows>

  @ais/accounts/login-resolves @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6
  Rule: The login_id of an account is the id of a login that can be read.
    Source: first document, "What the service does" (line 7), list of terms, point on the account: an account belongs
      to a login
    Needs: plain-provider
    Faults: names-another-login-on-cards

    Scenario: The accounts of a customer belong to its logins
      Given a login, and a login of another customer
      And the ids of <the logins of the customer>
      When the "accounts" of <the customer> are listed
      Then every value at "data[].login_id" is among those codes

  @ais/accounts/balance-of-credit-card @stated @implied-in:ais-v3
  Rule: The balance of a credit_card account is the sum of its negative transactions.
    Source: first document, "Resources and their fields / Account (version 4)" (line 150), row `balance`, second
      sentence
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    In ais-v6: "Version 6 connection and account" (line 253): the version 6 account differs only in what is listed
    Needs: plain-provider
    Observed by: counters: balance-of-card
    Seen by: accounts: balance-of-card
    Shown by: ais/accounts/field-types
    Note: A fetch returns only part of the history. So the balance is never above zero, nor above the sum of what is
      listed; how far it is below is not evaluated.
    Faults: counts-what-comes-in-on-credit-cards, keeps-the-balance-of-a-credit-card-of-the-first-fetch,
      sums-up-cards-before-their-transactions

    @ais-v3 @ais-v4 @ais-v5 @partners-v1
    Scenario: The balance of a credit card is what its listed transactions spend, or less
      When the "accounts" of <the logins at hand> are listed
      And beside them the "transactions" of <the logins at hand> are listed
      Then every credit card has <what its listed transactions spend>

  @ais/accounts/balance-of-investment @stated @implied-in:ais-v3
  Rule: The balance of an investment account is the sum of its asset amounts, converted to the account's currency.
    Source: first document, "Resources and their fields / Account (version 4)" (line 150), row `balance`, third
      sentence
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    In ais-v6: "Version 6 connection and account" (line 253): the version 6 account differs only in what is listed
    Not checkable: The document does not say which day and source the conversion uses, or whether extra lists every
      asset.
