@ais-v3 @ais-v4 @ais-v5
Feature: Customers
  A customer is an end-user of the client. The client chooses the identifier, the service gives the id and a secret, and
  later requests for the customer carry that secret.

  @ais/customers/create @stated @implied-in:ais-v3
  Rule: The response to the creation of a customer has id, identifier and secret.
    The identifier and the secret are strings, and the id has the id type of the version.
    Source: first document, "Endpoints / Version 4" (line 310), row `POST /api/v4/customers`: its response; "Customer
      (version 4)" (line 39): types
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Faults: omits-secret-at-post-customers

    Scenario: A customer is created
      Given the request to create a customer
      When it is sent
      Then it is accepted
      And its data fits the schema "customer"

  @ais/customers/identifier-kept @stated
  Rule: A new customer has the identifier of the request.
    Source: first document, "Resources and their fields / Customer (version 4)" (line 44), row `identifier`: the label
      that the client chose
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Observed by: kept: customer-identifier
    Seen by: customers: chosen-kept
    Faults: shows-identifiers-decomposed, shows-identifiers-composed, cuts-identifiers-at-64, writes-identifiers-in-upper-case,
      trims-identifiers, escapes-slashes-of-identifiers, cuts-emoji-of-identifiers,
      writes-identifiers-of-digits-as-numbers

    Scenario: The identifier comes back as the client chose it
      Given the request to create a customer
      When it is sent with the field "data.identifier" set to <a new identifier with blanks and signs>
      Then the value at "data.identifier" comes back as it was sent

  @ais/customers/secret-identifies-customer @stated
  Rule: The secret of a new customer is accepted as Customer-secret.
    Logins created with it belong to that customer.
    Source: first document, "Resources and their fields / Customer (version 4)" (line 45), row `secret`: sent later in
      the `Customer-secret` header
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Seen by: customers: asked-for
    Faults: makes-logins-of-the-newest-customer, keeps-a-customer-locked-for-ever, locks-all-customers-with-one

    Scenario: A login that is created with a customer's secret belongs to that customer
      When a login is created for the first of two customers
      Then it is accepted
      And it shows "data.customer_id" as <the id of that customer>

  @ais/customers/ids-and-secrets-differ @stated
  Rule: Two customers have different ids and different secrets.
    Source: first document, "Resources and their fields / Customer (version 4)" (line 44), rows `id` and
      `secret`; "Authentication" (line 400), second point: Customer-secret is sent, `identifying the customer`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Observed by: own-secrets: customer
    Seen by: customers: ids-differ
    Faults: shows-secret-as-first-at-post-customers

  @ais/customers/duplicate @stated
  Rule: Creating a customer with an identifier that already exists is refused with DuplicatedCustomer.
    Source: first document, "Errors" (line 456), class `DuplicatedCustomer`; "Customer (version 4)" (line 44), row
      `identifier`: unique
    Seen by: customers: duplicate
    Faults: forgets-the-identifier-of-a-locked-customer, takes-customers.sameIdentifier-as-false, takes-customers.sameIdentifier-as-false-when-*,
      calls-DuplicatedCustomer-IdentifierInvalid, refuses-a-duplicate-once,
      knows-the-newest-identifier-alone, knows-customers-once-they-are-answered

    Scenario: A second customer with the same identifier is refused
      When a customer is created twice with one identifier
      Then it is refused as "DuplicatedCustomer"

  @ais/customers/identifier-of-another-client @implied
  Rule: Two clients can each have a customer with the same identifier.
    Source: first document, "Resources and their fields / Customer (version 4)" (line 44), row `identifier`:
      `client-chosen unique label`
    Needs: second-client
    Seen by: customers: free-elsewhere
    Note: The document does not say among which customers the label is unique. That clients share no labels follows.
    Faults: takes-an-identifier-once-for-all-clients
    Variants: has-one-set-of-identifiers-for-all-clients

    Scenario: A second client creates a customer with the identifier of the first one's
      Given the request to create a customer
      And its field "data.identifier" is <a new identifier>
      When it is sent as the "second" client
      Then it is accepted

  @ais/customers/identifiers-nearly-alike @implied
  Rule: Two identifiers that differ in a letter's case or accent, a blank at the end or behind 191 characters are two identifiers.
    Source: first document, "Resources and their fields / Customer (version 4)" (line 44), row `identifier`:
      `client-chosen unique label`
    Seen by: customers: free-nearby
    Note: Which identifiers are valid is not shown: nothing follows where one of them is refused as invalid.
    Faults: takes-identifiers-in-any-letter-case-for-one, takes-identifiers-with-any-accent-for-one,
      takes-identifiers-with-blanks-at-the-end-for-one, takes-identifiers-with-the-first-191-characters-for-one,
      takes-identifiers-with-zeros-in-front-for-one

  @ais/customers/identifier-invalid @implied
  Rule: Creating a customer with an empty identifier is refused with IdentifierInvalid or WrongRequestFormat.
    Source: first document, "Errors" (line 466), class `IdentifierInvalid`
    Note: The document does not say what makes an identifier invalid.
    Faults: takes-an-empty-identifier

    Scenario: A customer whose identifier is empty is refused
      Given the request to create a customer
      When it is sent with the field "data.identifier" set to ""
      Then it is refused as "IdentifierInvalid or WrongRequestFormat"

  @ais/customers/refused-makes-none @stated
  Rule: A customer whose creation is refused for its identifier does not exist.
    Source: first document, "Errors" (line 466), class `IdentifierInvalid`; what is done all the same is not refused
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Seen by: customers: refused-makes-none
    Note: Checked by what a store may keep of an identifier that is too long or no text: it must be free for a new
      customer. Where such identifiers are accepted, nothing follows.
    Faults: leaves-a-customer-whose-identifier-was-too-long, leaves-a-customer-whose-identifier-was-no-text

  @ais/customers/locked @stated
  Rule: A request for a locked customer is refused with CustomerLocked.
    Source: first document, "Errors" (line 450), class `CustomerLocked`
    Needs: control-customer-lock
    Seen by: customers: locked
    Faults: unlocks-a-customer-with-the-next-one, takes-access.customerLocked-as-false, forgets-a-lock-once-it-was-met,
      takes-access.customerLocked-as-false-when-*, accepts-a-login-that-is-of-a-locked-customer-*,
      calls-a-login-that-is-of-a-locked-customer-*

    Scenario: A token is refused while its customer is locked
      Given the request to create a token
      When it is sent for a locked customer
      Then it is refused as "CustomerLocked"

    Scenario: No route fetches a login whose customer is locked
      Given all <routes that fetch a login anew>
      When it is sent for <a login of a locked customer>
      Then it is refused as "CustomerLocked"
