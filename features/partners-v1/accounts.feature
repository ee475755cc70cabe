Feature: Accounts of leads
  Accounts are listed by their connection, and each of them names it.

  @partners-v1/accounts/carries-connection-id @stated
  Rule: An account has a connection_id.
    Source: second document, "Resources and their fields / Partners" (line 70), last point: `account carries
      connection_id`
    Needs: plain-provider
    Faults: names-logins-in-leads-accounts

    Scenario: Every account has a connection_id
      When the "accounts" of <the logins at hand> are listed
      Then every row fits the schema "account"

  @partners-v1/accounts/nature-seen @open
  Rule: The document does not say of which version the nature of an account is.
    The documents do not say which version partners use.
    Source: second document, "Resources and their fields / Partners" (line 70), last point: `the shapes of the first
      document`, which has two
    Needs: plain-provider

    Scenario: The natures of the accounts at hand are noted
      When the "accounts" of <the logins at hand> are listed
      Then the "words" at "data[].nature" are noted

  @partners-v1/accounts/of-another-client @stated
  Rule: A client cannot read the accounts of another client's connection.
    Source: first document, "Authentication" (line 395), first point: keys are those of a client; "What the service
      does" (line 7): a customer is an end-user of the client
    Needs: second-client, plain-provider
    Observed by: owners: account
    Shown by: conventions/ids/id-of-another-client-finds-nothing
    Faults: takes-access.ownCustomer-as-true-and-access.ownLogin-as-true

  @partners-v1/accounts/transactions-counted @implied
  Rule: The transactions_count of an account is the number of its posted and pending transactions in the list.
    Source: second document, "Resources and their fields / Partners" (line 70), last point: `the shapes of the first
      document`, whose extra counts posted and pending transactions
    Needs: plain-provider
    Observed by: counters: transactions
    Note: A target that counts older transactions than it lists gets a warning and does not fail.
    Faults: counts-the-transactions-of-one-page, lists-no-pending-transactions
    Variants: counts-older-transactions-too

    Scenario: As many transactions are listed as the accounts of leads count
      When the "accounts" of <the logins at hand> are listed
      And beside them the "transactions" of <the logins at hand> are listed
      Then every row has <the number of its listed transactions>
