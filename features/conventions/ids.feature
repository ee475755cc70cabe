@ais-v3 @ais-v4 @ais-v5 @ais-v6 @payments-v1 @partners-v1
Feature: Ids
  An id names one thing, and that thing belongs to one client. An id that names nothing there must not show or change
  something else, wherever it stands: in a path, in a query or in a body.

  In payments-v1: "second document / Errors / Payment initiation error body" (line 176), `CustomerNotFound` and
    `PaymentTemplateNotFound`
  In partners-v1: "second document / Endpoints / Partners (/api/partners/v1, headers App-id and Secret)" (line 128):
    ids in queries and bodies

  @conventions/ids/unknown-id-finds-nothing @stated @implied-in:ais-v6 @implied-in:partners-v1
  Rule: Wherever a path, a query or a body takes an id, an id that nothing has is refused.
    A list may be empty instead.
    Source: first document, "Errors" (line 433), classes `AccountNotFound`, `CustomerNotFound`, `LoginNotFound`,
      `AttemptNotFound`, `TransactionNotFound`: none with the id
    Needs: plain-provider
    Note: Other requirements say for each route which class is documented, and for one of version 6 that it is refused.
      Where an id stands beside a path that names
      another thing, or among ids that are left out, it is only implied that it must name something.
    Faults: finds-something-*, finds-the-number-before-a-letter-*, finds-providers-by-a-pattern, accepts-CustomerNotFound-at-post-lead-sessions-create

    Scenario Outline: Every place for an id finds nothing for <an id>
      Given all <ids that name something>
      When it is sent with <<an id>>
      Then nothing is found

      Examples:
        | an id                            |
        | an unknown id                    |
        | an id of 40 digits               |
        | an id with a letter behind it    |
        | an id that ends in an underscore |

  @conventions/ids/unknown-id-class @stated @implied-in:ais-v6 @implied-in:partners-v1
  Rule: Wherever an id that nothing has is refused, the error class says what was not found, such as LoginNotFound for the id of a login.
    Source: first document, "Errors" (line 433), classes `AccountNotFound`, `CustomerNotFound`, `LoginNotFound`,
      `AttemptNotFound`, `TransactionNotFound`: none with the id
    Places: unknown
    Note: WrongClientToken is accepted for everything that belongs to a client. A list that is empty in place of a
      refusal has no class. Version 6 and partners have no list of classes of their own.
    Faults: calls-locked-*, calls-LoginNotFound-InternalServerError-at-get-logins-login-id
    Variants: refuses-unknown-customers-of-accounts-otherwise-in-version-3

    @conventions/ids/unknown-id-status
    Scenario: Every place for an id refuses an unknown one with the class of what it names
      Given all <ids that name something>
      When it is sent with <an unknown id>
      Then its refusal has <the class of what is unknown> [unknown-id-class]
      And its refusal has <a documented status> [unknown-id-status]

  @conventions/ids/unknown-id-status @stated @implied-in:ais-v5 @implied-in:partners-v1
  Rule: Wherever an id that nothing has is refused, the status is 400, 404, 406 or 409.
    Source: first document, "Errors" (line 429), sentence on `HTTP statuses used`
    In payments-v1: "second document / Errors / Payment initiation error body" (line 174), sentence on `Statuses`
    In ais-v5: the sentence follows the error body of versions 3, 4 and 6
    In partners-v1: the sentence follows the error body of versions 3, 4 and 6
    Needs: plain-provider
    Note: Which class has which status is not said.
    Faults: answers-422-*

  @conventions/ids/id-of-another-client-finds-nothing @stated
  Rule: Wherever a path, a query or a body takes an id, the id of something that another client has is refused.
    A list may be empty instead.
    Source: first document, "Authentication" (line 395), first point: keys of the client; "What the service does"
      (line 7): a customer is an end-user of the client
    In payments-v1: "second document / Authentication" (line 147), first point: the same headers
    In partners-v1: "second document / Authentication" (line 147), first point: the same headers
    Needs: second-client, plain-provider
    Faults: finds-something-*, accepts-CustomerNotFound,
      takes-access.ownLogin-as-true-in-partners-v1

    Scenario: Every place for an id finds nothing of another client
      Given all <ids that name something>
      When it is sent with <an id of another client>
      Then nothing is found

    Scenario: For its id alone, nothing is found of another client
      Given all <ids by which a client reads its own>
      When it is sent with <an id of another client, by itself>
      Then nothing is found

  @conventions/ids/huge-id-without-server-error @implied
  Rule: Wherever a path, a query or a body takes an id, an id above the integer limit does not cause a server error.
    Source: first document, "Errors" (line 498), class `ValueOutOfRange`: value above the integer limit
    In payments-v1: "second document / Errors / Payment initiation error body" (line 176): `ValueOutOfRange`
    In partners-v1: "second document" (line 1): the conventions of the first document are shared, error classes among
      them
    Needs: plain-provider
    Note: A refusal with any class is accepted, and an empty list.
    Faults: falls-over-huge-*

    Scenario: Every place for an id takes an id of 40 digits without a server error
      Given all <ids that name something>
      When it is sent with <an id of 40 digits>
      Then the answer is <no server error>
