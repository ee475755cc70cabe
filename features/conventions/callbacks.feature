Feature: Callbacks
  A fetch goes on after its request was answered. What becomes of it is told to the addresses that the client has
  registered: success, failure, and that the user is needed.

  @conventions/callbacks/success-after-fetch
  Rule: A fetch that succeeds is told

    Scenario: After a fetch a success callback comes
      When a login is fetched
      Then a success callback comes

  @conventions/callbacks/failure-after-fetch
  Rule: A fetch that fails is told

    Scenario: After credentials were refused a failure callback comes
      When a login is created with credentials that the provider refuses
      Then a fail callback comes

  @conventions/callbacks/interactive-when-input-needed
  Rule: When the user is needed the client is told

    Scenario: At the interactive step the interactive callback comes
      When a login comes to its interactive step
      Then an interactive callback comes

  @conventions/callbacks/accounts-notified-when-asked
  Rule: Who asks is told once the accounts are fetched

    Scenario: With fetched_accounts_notify one more success callback comes
      When a login is fetched that asks to be told of its accounts
      Then a success callback comes after the accounts and one at the end

  @conventions/callbacks/accounts-not-notified-by-default
  Rule: Who does not ask is told at the end only

    Scenario: Without fetched_accounts_notify one success callback comes
      When a login is fetched that asks nothing, and then one that asks to be told
      Then only the one that asks is told of its accounts

    Scenario: With fetched_accounts_notify false one success callback comes
      When a login is fetched that asks not to be told, and then one that asks
      Then only the one that asks is told of its accounts

  @conventions/callbacks/ids-are-strings
  Rule: Ids in callbacks are strings

    Scenario: Every id in the callbacks of a login is a string
      When a login is fetched
      Then every id in its callbacks is a string

  @conventions/callbacks/signed
  Rule: Callbacks are signed

    Scenario: The callbacks of a login carry a Signature
      When a login is fetched
      Then its callbacks carry a signature

  @conventions/callbacks/signed-with-sha-256 @conventions/callbacks/signature-input
  Rule: Callbacks are signed with SHA-256, whatever text is signed

    Scenario: The signatures of callbacks fit a likely text under the key of the target
      When callbacks of a fetch come in
      Then they are signed with SHA-256, over a text that is noted

  @conventions/callbacks/body
  Rule: The body of a callback is noted

    Scenario: The fields of callbacks are noted
      When callbacks of a fetch come in
      Then their fields are noted

  @conventions/callbacks/retries
  Rule: What is not taken may come again

    Scenario: A success callback that is refused once is waited for
      When a login is fetched, and each first callback of a kind is refused
      Then whether it came again is noted
