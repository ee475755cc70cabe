Feature: Leads
  A lead is a verified email, and becomes a customer. Whoever has the customer's id can create sessions for it.

  @partners-v1/leads/create @stated
  Rule: The response to the creation of a lead has the strings email and customer_id.
    Source: second document, "Endpoints / Partners" (line 132), row `POST /leads`: `data {email, customer_id}`;
      "Resources and their fields / Partners" (line 66): both are strings
    Faults: omits-customer_id-at-post-leads

    Scenario: The answer to a new lead is as documented
      Given the request to create a lead
      When it is sent
      Then its data fits the schema "customer"

  @partners-v1/leads/email-kept @stated
  Rule: A new lead has the email of the request.
    Source: second document, "Endpoints / Partners" (line 132), row `POST /leads`: `email` in the request and the
      response
    Observed by: kept: lead-email
    Seen by: leads: chosen-kept
    Note: A target may convert the address to lower case.
    Faults: shows-email-as-another-at-post-leads, shows-email-as-another-at-post-leads-when-*,
      shows-the-email-of-the-lead-before

  @partners-v1/leads/customers-differ @implied
  Rule: Leads with different emails have different customers.
    Source: second document, "Endpoints / Partners" (line 132), row `POST /leads`: `customer_id`; "What the service
      does" (line 7), point on partners: a lead is one end-user
    Seen by: leads: ids-differ
    Faults: takes-leads-of-one-host-for-one, takes-a-new-email-for-the-one-that-was-repeated

    Scenario: Leads with two emails have two customers
      Given the request to create a lead
      When it is sent twice
      Then the answers have different values at "data.customer_id"

  @partners-v1/leads/email-invalid @implied
  Rule: An email that is not an email address is refused with EmailInvalid.
    Source: first document, "Errors" (line 457), class `EmailInvalid`
    Note: EmailInvalid is one of the shared classes. The document has no own list of classes for partners.
    Faults: accepts-EmailInvalid, accepts-EmailInvalid-when-repeated, calls-EmailInvalid-WrongRequestFormat

    Scenario Outline: <email> is not an email
      Given the request to create a lead
      When it is sent with the field "data.email" set to <email>
      Then it is refused as "EmailInvalid"

      Examples:
        | email                   |
        | "nobody"                |
        | "@example.com"          |
        | "two words@example.com" |

  @partners-v1/leads/email-forms @implied
  Rule: An email address of any usual form is accepted.
    Source: first document, "Errors" (line 457), class `EmailInvalid`: `invalid email`; that a valid one is accepted
      follows
    Faults: takes-no-plus-in-emails, takes-no-dots-before-the-host, takes-no-host-with-a-long-ending

    Scenario Outline: An email <of this form> is accepted
      Given the request to create a lead
      When it is sent with the field "data.email" set to <a new email of this form>
      Then it is accepted

      Examples:
        | of this form            | a new email of this form           |
        | with a plus sign        | <a new email with a plus sign>     |
        | with dots and hyphens   | <a new email with dots>            |
        | of a host of four names | <a new email of a host of a host>  |

  @partners-v1/leads/email-again @open
  Rule: The document does not say how the creation of a second lead with the same email is answered.
    Source: second document, "Endpoints / Partners" (line 132), row `POST /leads`, which does not speak of it
    Seen by: leads: created-again

    Scenario: The answer to the same email again is noted
      When a customer is created twice with one identifier
      Then its outcome is noted

  @partners-v1/leads/locked @implied
  Rule: A session for a lead whose customer is locked is refused with CustomerLocked.
    Source: first document, "Errors" (line 450), class `CustomerLocked`
    Needs: control-customer-lock
    Seen by: leads: locked
    Note: CustomerLocked is one of the shared classes. The document has no own list of classes for partners.
    Faults: takes-access.customerLocked-as-false, forgets-a-lock-once-it-was-met

  @partners-v1/leads/email-verified @stated
  Rule: The email of a lead is verified.
    Source: second document, "What the service does" (line 11), point on partners: `a lead (verified end-user email)`
    Not checkable: The document does not say who verifies it, or how.

  @partners-v1/leads/removal @open
  Rule: The document does not say how a lead is removed.
    Source: second document, "Endpoints / Partners" (line 128), last sentence: other routes are not shown
    Not checkable: The document shows no route that removes a lead.
