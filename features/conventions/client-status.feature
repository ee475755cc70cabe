Feature: Status of the client
  A client is pending, test, live, restricted or disabled. Its status decides what it may do, and a refusal because of the
  status names it by its class.

  @conventions/client-status/disabled-client-refused
  Rule: A disabled client is refused

    Scenario Outline: A disabled client's request that <does> is refused
      Given the request to <request>
      When it is sent as the disabled client
      Then it is refused as ClientDisabled

      Examples:
        | does               | request           |
        | reads a list       | list countries    |
        | reads another list | list categories   |
        | writes             | create a customer |

    Scenario: Every route refuses a disabled client
      Given every route
      When it is sent with the keys of the disabled client, then with its own keys
      Then it is stopped as ClientDisabled

  @conventions/client-status/restricted-client-refused
  Rule: A restricted client is stopped before it has a login

    @alone
    Scenario: A restricted client is refused as restricted
      When the restricted client takes each step to a login
      Then one step is refused as ClientRestricted

  @conventions/client-status/pending-client-class
  Rule: A refusal because of pending status names that status

    Scenario: What a pending client may not do is refused as pending
      When the pending client sends the requests to list countries and to create a customer
      Then any refusal is ClientPending

  @conventions/client-status/pending-client-creates-logins
  Rule: A pending client can create a login

    Scenario: A pending client's login is accepted
      When the main client and the pending client each create a login
      Then the login of the pending client is accepted, unless its limit is reached

  @conventions/client-status/login-limit
  Rule: The number of logins of a pending client is limited

    @alone
    Scenario: A pending client's login beyond the limit is refused
      When the pending client creates logins until it has one more than its limit
      Then the limit stops the client
