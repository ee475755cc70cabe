@alone:callbacks
Feature: Callbacks
  A fetch continues after its request was answered. The target reports its outcome to the addresses that the client has
  registered: success, failure, and that the user must act.

  @conventions/callbacks/success-after-fetch
  Rule: A successful fetch has a success callback

    Scenario: A success callback comes after a fetch
      When the callbacks of a fetch are received
      Then a success callback comes

  @conventions/callbacks/failure-after-fetch
  Rule: A failed fetch has a fail callback

    Scenario: A fail callback comes after a fetch with wrong credentials
      When the callbacks of a fetch with wrong credentials are received
      Then a fail callback comes

  @conventions/callbacks/success-after-refresh
  Rule: A refresh that succeeds has a success callback

    Scenario: A success callback comes after a refresh
      When the callbacks of a refresh are received
      Then a success callback comes

  @conventions/callbacks/failure-after-refresh
  Rule: A refresh that fails has a fail callback

    Scenario: A fail callback comes after a refresh that fails
      When the callbacks of a refresh that fails are received
      Then a fail callback comes

  @conventions/callbacks/interactive-when-input-needed
  Rule: A fetch that needs input from the user has an interactive callback

    Scenario: An interactive callback comes at the interactive step
      When the callbacks of a fetch that waits for its user are received
      Then an interactive callback comes

  @conventions/callbacks/accounts-notified-when-asked
  Rule: With fetched_accounts_notify a success callback comes once the accounts are fetched

    Scenario: With fetched_accounts_notify true one more success callback comes
      When the callbacks are received of logins with the settings:
        | fetched_accounts_notify |
        | true                    |
      Then a success callback comes after the accounts and another at the end

  @conventions/callbacks/accounts-not-notified-by-default
  Rule: Without fetched_accounts_notify a success callback comes only at the end

    Scenario Outline: With fetched_accounts_notify <value> one success callback comes
      When the callbacks are received of logins with the settings:
        | fetched_accounts_notify |
        | <sent>                  |
        | true                    |
      Then only the last login has a success callback after its accounts

      Examples:
        | value    | sent      |
        | left out | <nothing> |
        | false    | false     |

  @conventions/callbacks/accounts-notified-on-reconnect
  Rule: A reconnect with fetched_accounts_notify has a success callback once the accounts are fetched

    Scenario: After a reconnect with fetched_accounts_notify true one more success callback comes
      When the callbacks are received of reconnects with the settings:
        | fetched_accounts_notify |
        | true                    |
      Then a success callback comes after the accounts and another at the end

  @conventions/callbacks/accounts-not-notified-on-reconnect
  Rule: A reconnect without fetched_accounts_notify has a success callback only at the end

    Scenario Outline: After a reconnect with fetched_accounts_notify <value> one success callback comes
      When the callbacks are received of reconnects with the settings:
        | fetched_accounts_notify |
        | <sent>                  |
        | true                    |
      Then only the last login has a success callback after its accounts

      Examples:
        | value    | sent      |
        | left out | <nothing> |
        | false    | false     |

  @conventions/callbacks/ids-are-strings
  Rule: Ids in callbacks are strings

    Scenario: Every id in the callbacks of a fetch is a string
      When the callbacks of a fetch are received
      Then every id in its callbacks is a string

  @conventions/callbacks/signed
  Rule: Callbacks are signed

    Scenario: The callbacks of a fetch have a Signature
      When the callbacks of a fetch are received
      Then its callbacks are signed

  @conventions/callbacks/signed-with-sha-256 @conventions/callbacks/signature-input
  Rule: Callbacks are signed with SHA-256; the documents do not state the signed text

    Scenario: The signatures of callbacks fit a likely text
      Given the key with which callbacks are signed
      When the callbacks of a fetch are received
      Then its callbacks are signed with SHA-256 [signed-with-sha-256]
      And the text that its callbacks sign is noted [signature-input]

  @conventions/callbacks/body
  Rule: The documents do not show the body of a callback

    Scenario: The fields of callbacks are noted
      When the callbacks of a fetch are received
      Then the fields of its callbacks are noted

  @conventions/callbacks/retries
  Rule: The documents do not say whether a refused callback comes again

    @alone
    Scenario: Whether a success callback comes again is noted
      When the callbacks of a fetch are received, and the first is refused
      Then whether the refused callback comes again is noted
