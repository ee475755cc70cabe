Feature: Transactions of leads
  Transactions are listed by their connection and their account. The table lists both parameters, so both are sent for
  the transactions of one account.

  @partners-v1/transactions/of-connection @stated
  Rule: With connection_id, the list of transactions contains the transactions of all accounts of that connection, and no others.
    Source: second document, "Endpoints / Partners" (line 136), row `GET /transactions`: query `connection_id`
    Needs: plain-provider
    Observed by: belongs: transactions-of-login
    Faults: leaves-the-last-account-out-by-login, lists-transactions-of-the-first-connection-of-a-lead

    Scenario Outline: The transactions of <a connection> are those of its accounts
      Given a login, and a login of another customer
      When the "transactions" of <<a connection>> are listed
      And beside them the "transactions" of <<its accounts>> are listed
      Then the whole list is the union of its parts by "account_id"

      Examples:
        | a connection    | its accounts                    |
        | the login       | each account of the login       |
        | the later login | each account of the later login |

  @partners-v1/transactions/of-account @stated
  Rule: With connection_id and account_id, the list of transactions contains only transactions of that account.
    Source: second document, "Endpoints / Partners" (line 136), row `GET /transactions`: query `connection_id,
      account_id`
    Needs: plain-provider
    Faults: takes-accounts.transactions-with-second.account_id-as-nothing-where-login_id-is-not-nothing

    Scenario: Each account has transactions of its own
      Given a login, and a login of another customer
      When the "transactions" of <each account> are listed
      Then every row has the requested "account_id"

  @partners-v1/transactions/account-of-another-connection @stated
  Rule: A list of transactions with the id of one connection and an account of another connection shows no transaction.
    Source: second document, "Endpoints / Partners" (line 136), row `GET /transactions`: `query connection_id,
      account_id`: rows of both
    Needs: plain-provider
    Faults: takes-accounts.accountOfLogin-as-true, lists-the-connection-for-an-account-of-another

    Scenario: An account is not shown with the id of another connection
      When <the transactions of an account with the id of another login> are listed
      Then <the other login> has no transactions

  @partners-v1/transactions/account-alone @open
  Rule: The document does not say how a list of transactions with account_id and without connection_id is answered.
    Source: second document, "Endpoints / Partners" (line 136), row `GET /transactions`: query `connection_id,
      account_id`, neither marked as required
    Needs: plain-provider

    Scenario: The answer to a list of transactions by account alone is noted
      Given the request to list transactions of an account
      When it is sent
      Then its outcome is noted

  @partners-v1/lists/parent-missing @open
  Rule: The document does not say how a list of connections, accounts or transactions is answered that names no parent.
    Source: second document, "Endpoints / Partners" (line 134), rows `GET /connections`, `GET /accounts` and `GET
      /transactions`: their queries, not marked as required
    Needs: plain-provider
    Note: In account information, a list of transactions needs one of its two parameters.

    Scenario: The answer to a list without its parent is noted
      Given all <filters>
      When it is sent with <no value>
      Then its outcome is noted

  @partners-v1/transactions/category-in-a-tree @implied
  Rule: The category of every transaction is in one of the trees that the target lists, or is the client's own.
    Source: first document, "Resources and their fields / Categories" (line 188), the trees; "Transaction (version 4)"
      (line 182), row `category`
    Needs: plain-provider
    Note: The documents do not say which tree applies, or from which version the trees of partners are.
    Faults: shows-category-as-sundries-at-get-transactions

    @partners-v1/transactions/category-is-child
    Scenario: The categories of transactions are in the list of categories
      Given the request to list categories
      When it is sent
      And the "transactions" of <the logins at hand> are listed
      Then every category is <a listed one> [category-in-a-tree]
      And every category is <a listed one without children> [category-is-child]

  @partners-v1/transactions/category-is-child @stated
  Rule: The category of a transaction is a child code.
    It is never a parent that has children in the trees that the target lists.
    Source: second document, "Resources and their fields / Partners" (line 70), third point: `transaction have the
      shapes of the first document`; "Account information / Transaction (version 4)" (line 182), row `category`: a
      child category code
    Needs: plain-provider
    Note: A code that is a parent in one tree and a child in the other one, or has no children in one, is accepted.
    Faults: categorizes-by-crowded-parents

  @partners-v1/transactions/of-another-client @stated
  Rule: A client cannot read the transactions of another client's connection.
    Source: first document, "Authentication" (line 395), first point: keys are those of a client; "What the service
      does" (line 7): a customer is an end-user of the client
    Needs: second-client, plain-provider
    Observed by: owners: transaction
    Shown by: conventions/ids/id-of-another-client-finds-nothing
    Faults: takes-access.ownCustomer-as-true-and-access.ownLogin-as-true,
      opens-accounts-of-other-clients-by-their-id-alone
