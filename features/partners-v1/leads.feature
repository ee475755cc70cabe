Feature: Leads
  A lead is a verified email, and becomes a customer. Whoever has the customer's id can create sessions for it.

  @partners-v1/leads/create
  Rule: The answer to a new lead has its email and its customer

    Scenario: The answer to a new lead is as documented
      Given the request to create a lead
      When it is sent
      Then its data fits the schema "customer"

  @partners-v1/leads/email-kept
  Rule: The answer has the email that was sent

    Scenario: A lead shows the email that was sent
      Given the request to create a lead
      When it is sent
      Then the lead has the email that was sent

  @partners-v1/leads/customers-differ
  Rule: Leads with different emails have different customers

    Scenario: Leads with two emails have two customers
      When two customers are created
      Then the answers have different values at "data.customer_id"

  @partners-v1/leads/email-missing
  Rule: A lead has an email

    Scenario: A lead without an email is refused
      Given the request to create a lead
      When it is sent without the field "data.email"
      Then it is refused

  @partners-v1/leads/email-invalid
  Rule: The email of a lead is valid

    Scenario Outline: <email> is not an email
      Given the request to create a lead
      When it is sent with the field "data.email" set to <email>
      Then it is refused as EmailInvalid

      Examples:
        | email                   |
        | "nobody"                |
        | "@example.com"          |
        | "two words@example.com" |

  @partners-v1/leads/email-again
  Rule: The answer to a second lead with one email is not stated

    Scenario: The answer to the same email again is noted
      When a customer is created twice with one identifier
      Then its outcome is noted
