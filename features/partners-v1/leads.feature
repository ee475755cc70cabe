Feature: Leads
  A lead is an email that was verified, and becomes a customer. Whoever has the customer's id can open sessions for it.

  @partners-v1/leads/create
  Rule: A lead is answered with its email and its customer

    Scenario: The answer to a new lead is as documented
      Given the request to create a lead
      When it is sent
      Then its data fits the schema "customer"

  @partners-v1/leads/email-kept
  Rule: The email comes back

    Scenario: A lead shows the email that was sent
      When a lead is created with an email of its own
      Then the lead has that email

  @partners-v1/leads/customers-differ
  Rule: Two emails are two customers

    Scenario: Leads with two emails have two customers
      When two customers are created
      Then they are different customers

  @partners-v1/leads/email-missing
  Rule: A lead is an email

    Scenario: Without an email no lead is created
      Given the request to create a lead
      When it is sent without the field "data.email"
      Then it is refused

  @partners-v1/leads/email-invalid
  Rule: What is no email makes no lead

    Scenario Outline: <email> is no email
      Given the request to create a lead
      When it is sent with the field "data.email" set to <email>
      Then it is refused as EmailInvalid

      Examples:
        | email            |
        | "nobody"         |
        | "@example.com"   |
        | "two words@example.com" |

  @partners-v1/leads/email-again
  Rule: A second lead with one email is answered in some way

    Scenario: The same email is sent again
      When a lead is created twice
      Then its outcome is noted
