Feature: Customers of payments
  A client creates a customer before it requests a payment. It chooses the identifier, and payment requests name the
  customer by the id of the answer.

  @payments-v1/customers/create @stated
  Rule: The response to the creation of a customer has id, identifier and secret.
    Source: second document, "Endpoints / Payment initiation" (line 93), row `POST /customers`: `data {id, identifier,
      secret}`
    Faults: omits-secret-at-post-customers

    @payments-v1/customers/id-is-string @payments-v1/customers/plausible-types
    Scenario: A customer is created
      Given the request to create a customer
      When it is sent
      Then it is accepted
      And its data fits the schema "customer"

  @payments-v1/customers/plausible-types @implied
  Rule: The identifier and the secret of a customer are strings.
    Source: second document, "Endpoints / Payment initiation" (line 93), row `POST /customers`: names in the response,
      without types
    Note: The row gives a type for the identifier of the request only.
    Faults: shows-secret-as-4711-at-post-customers-in-payments-v1

  @payments-v1/customers/id-is-string @implied
  Rule: The id of a customer is a string.
    Source: second document, "Endpoints / Payment initiation" (line 93), row `POST /customers`, without types; connect
      body, row `customer_id`: string
    Note: The row gives no types. In the body of a payment request, customer_id is a string.
    Faults: shows-id-as-number-at-post-customers

  @payments-v1/customers/identifier-kept @stated
  Rule: A new customer has the identifier of the request.
    Source: second document, "Endpoints / Payment initiation" (line 93), row `POST /customers`: `identifier` in the
      request and the response
    Observed by: kept: customer-identifier
    Seen by: payments: chosen-kept
    Faults: shows-identifiers-decomposed, cuts-identifiers-at-64, writes-identifiers-in-upper-case,
      trims-identifiers, escapes-slashes-of-identifiers, cuts-emoji-of-identifiers,
      writes-identifiers-of-digits-as-numbers

    Scenario: The answer has the identifier that was sent
      Given the request to create a customer
      When it is sent with the field "data.identifier" set to <a new identifier with blanks and signs>
      Then the value at "data.identifier" comes back as it was sent

  @payments-v1/customers/ids-and-secrets-differ @implied
  Rule: Two customers have different ids and different secrets.
    Source: second document, "Endpoints / Payment initiation" (line 93), row `POST /customers`: what identifies a
      customer
    Observed by: own-secrets: customer
    Seen by: payments: ids-differ
    Faults: shows-secret-as-first-at-post-customers

  @payments-v1/customers/duplicate @stated
  Rule: Creating a customer with an identifier that already exists is refused with DuplicatedCustomer.
    Source: second document, "Errors / Payment initiation error body" (line 176), common class `DuplicatedCustomer`;
      "Account information / Errors" (line 456), class `DuplicatedCustomer`
    Seen by: payments: duplicate
    Faults: forgets-the-identifier-of-a-locked-customer, takes-customers.sameIdentifier-as-false, takes-customers.sameIdentifier-as-false-when-*,
      calls-DuplicatedCustomer-IdentifierInvalid, refuses-a-duplicate-once,
      knows-the-newest-identifier-alone, knows-customers-once-they-are-answered

    Scenario: A second customer with the same identifier is refused
      When a customer is created twice with one identifier
      Then it is refused as "DuplicatedCustomer"

  @payments-v1/customers/identifier-of-another-client @implied
  Rule: Two clients can each have a customer with the same identifier.
    Source: second document, "Endpoints / Payment initiation" (line 93), row `POST /customers`: `data.identifier`;
      "Account information / Customer (version 4)" (line 44), row `identifier`: `client-chosen unique label`
    Needs: second-client
    Seen by: payments: free-elsewhere
    Note: The document does not say among which customers the label is unique. That clients share no labels follows.
    Faults: takes-an-identifier-once-for-all-clients
    Variants: has-one-set-of-identifiers-for-all-clients

    Scenario: A second client creates a customer with the identifier of the first one's
      Given the request to create a customer
      And its field "data.identifier" is <a new identifier>
      When it is sent as the "second" client
      Then it is accepted

  @payments-v1/customers/identifiers-nearly-alike @implied
  Rule: Two identifiers that differ in a letter's case or accent, a blank at the end or behind 191 characters are two identifiers.
    Source: second document, "Endpoints / Payment initiation" (line 93), row `POST /customers`: `data.identifier`;
      "Account information / Customer (version 4)" (line 44), row `identifier`: `client-chosen unique label`
    Seen by: payments: free-nearby
    Note: Which identifiers are valid is not shown: nothing follows where one of them is refused as invalid.
    Faults: takes-identifiers-in-any-letter-case-for-one, takes-identifiers-with-any-accent-for-one,
      takes-identifiers-with-blanks-at-the-end-for-one, takes-identifiers-with-the-first-191-characters-for-one,
      takes-identifiers-with-zeros-in-front-for-one

  @payments-v1/customers/identifier-invalid @implied
  Rule: Creating a customer with an empty identifier is refused.
    Source: second document, "Endpoints / Payment initiation" (line 93), row `POST /customers`: `data.identifier
      string`
    Note: The document does not say what makes an identifier invalid.
    Faults: takes-an-empty-identifier

    Scenario: A customer with an empty identifier is refused
      Given the request to create a customer
      When it is sent with the field "data.identifier" set to ""
      Then it is refused

  @payments-v1/customers/refused-makes-none @implied
  Rule: A customer whose creation is refused for its identifier does not exist.
    Source: second document, "Errors / Payment initiation error body" (line 174), `error_class`; that a refused request does
      nothing follows
    Seen by: payments: refused-makes-none
    Note: Checked by what a store may keep of an identifier that is too long or no text: it must be free for a new
      customer. Where such identifiers are accepted, nothing follows.
    Faults: leaves-a-customer-whose-identifier-was-too-long, leaves-a-customer-whose-identifier-was-no-text

  @payments-v1/customers/locked @stated
  Rule: A payment request for a locked customer is refused with CustomerLocked.
    Source: second document, "Errors / Payment initiation error body" (line 181), class `CustomerLocked`
    Needs: control-customer-lock
    Seen by: payments: locked
    Faults: unlocks-a-customer-with-the-next-one, takes-access.customerLocked-as-false, forgets-a-lock-once-it-was-met,
      takes-access.customerLocked-as-false-when-*

    Scenario: A payment request is refused while its customer is locked
      Given the request to connect to pay
      When it is sent for a locked customer
      Then it is refused as "CustomerLocked"
