Feature: Status of the client
  A client is pending, test, live, restricted or disabled. Its status decides what it may do, and a refusal for it says
  so by its class.

  @conventions/client-status/disabled-client-refused
  Rule: A disabled client is refused

    Scenario Outline: A disabled client may not <request>
      Given the request to <request>
      When it is sent as the disabled client
      Then it is refused as ClientDisabled

      Examples:
        | request           |
        | list countries    |
        | list categories   |
        | create a customer |

  @conventions/client-status/restricted-client-refused
  Rule: A restricted client is stopped on its way to a login

    Scenario: A restricted client is told that it is restricted
      When the restricted client goes toward a login
      Then it is stopped as ClientRestricted

  @conventions/client-status/pending-client-class
  Rule: A pending client that is refused for its status is told that it is pending

    Scenario: What a pending client may not do is refused as pending
      When the pending client sends the requests to list countries and to create a customer
      Then any refusal is ClientPending

  @conventions/client-status/pending-client-creates-logins
  Rule: A pending client can create a login

    Scenario: A login of a pending client is accepted
      When the main client creates a login, and the pending client too
      Then it is accepted unless its logins are used up

  @conventions/client-status/login-limit
  Rule: The number of logins of a pending client is limited

    Scenario: One login too many is refused
      When the pending client creates one login more than it may have
      Then it is stopped by its limit
