@alone:callbacks @ais-v3 @ais-v4 @ais-v5
Feature: Callbacks
  A fetch continues after its request was answered. The target reports its outcome to the addresses that the client has
  registered: success, failure, and that the user must act.

  In partners-v1: "second document / Events" (line 164), last point: callbacks are recommended and their bodies follow
    the first document

  @conventions/callbacks/success-after-fetch @implied @ais-v3 @ais-v4 @ais-v5 @partners-v1
  Rule: After a successful fetch, the server sends a success callback.
    Source: first document, "Events" (line 415), third point: `After a refresh, the usual fetching callbacks follow`
    Needs: callback-address, plain-provider
    Note: The document says this of refreshes. The check uses the fetch of a new login.
    Faults: sends-no-success-callback
    Variants: calls-back-after-refreshes-only

    Scenario: A success callback comes after a fetch
      When the callbacks of <a fetch> are received
      Then a "success" callback comes

  @conventions/callbacks/success-once-fetched @implied @ais-v3 @ais-v4 @ais-v5
  Rule: Unless fetched_accounts_notify is true, a success callback comes only after the fetch is over.
    Source: first document, "Events" (line 415), third point: `success or failure of the fetch`, and one after the accounts
      only when fetched_accounts_notify is true
    Needs: callback-address, plain-provider
    Note: Checked in the login as it is shown once the callback has come. A target that calls back after each step gets a
      warning, as for the number of callbacks.
    Faults: calls-success-back-long-before-the-end
    Variants: sends-a-success-callback-per-step

    Scenario: The fetch is over when its success callback comes
      When the callbacks of <a fetch> are received
      Then its success callback comes after <its fetch>

  @conventions/callbacks/failure-after-fetch @implied @ais-v3 @ais-v4 @ais-v5 @partners-v1
  Rule: After a failed fetch, the server sends a failure callback.
    Source: first document, "Events" (line 415), third point: `success or failure of the fetch`
    Needs: callback-address, plain-provider
    Note: The document says this of refreshes. The failure that a check can cause is a connect or reconnect with
      credentials that the provider does not accept.
    Faults: sends-no-fail-callback
    Variants: calls-back-after-refreshes-only

    Scenario: A fail callback comes after a fetch with wrong credentials
      When the callbacks of <a fetch with wrong credentials> are received
      Then a "fail" callback comes

    @ais-v4 @ais-v5
    Scenario: A fail callback comes after an interactive step that was answered wrongly
      When the callbacks of <a fetch whose user answers wrongly> are received
      Then a "fail" callback comes

  @conventions/callbacks/success-after-refresh @stated
  Rule: After a refresh whose fetch succeeds, the server sends a success callback.
    Source: first document, "Events" (line 415), third point: `After a refresh, the usual fetching callbacks follow`
    Needs: callback-address, plain-provider
    Faults: sends-no-success-callback-after-a-refresh, sends-no-success-callback-after-a-second-refresh,
      names-another-login-in-callbacks

    Scenario: A success callback comes after a refresh
      When the callbacks of <a refresh> are received
      Then a "success" callback comes

  @conventions/callbacks/failure-after-refresh @stated
  Rule: After a refresh whose fetch fails, the server sends a failure callback.
    Source: first document, "Events" (line 415), third point: `success or failure of the fetch`
    Needs: callback-address, plain-provider
    Note: Checked with a login that was last reconnected with credentials that the provider does not accept. It stays
      untested if the target does not refresh such a login.
    Faults: sends-no-fail-callback-after-a-refresh, names-another-login-in-callbacks

    Scenario: A fail callback comes after a refresh that fails
      When the callbacks of <a refresh that fails> are received
      Then a "fail" callback comes

  @conventions/callbacks/outcome-after-reconnect @implied @ais-v3 @ais-v4 @ais-v5
  Rule: After a reconnect, the server sends a success or a failure callback, as its fetch ends.
    Source: first document, "Events" (line 415), third point: the `usual fetching callbacks`
    Needs: callback-address, plain-provider
    Note: The document says this of refreshes.
    Faults: sends-no-success-callback-after-a-reconnect, sends-no-fail-callback-after-a-reconnect

    Scenario: A fail callback comes after a reconnect that fails
      When the callbacks of <a reconnect that fails> are received
      Then a "fail" callback comes

  @conventions/callbacks/interactive-when-input-needed @stated
  Rule: When a fetch needs interactive credentials, the server sends the interactive callback.
    Source: first document, "Events" (line 411), second point: the interactive callback
    Needs: callback-address, interactive-provider
    Faults: sends-no-interactive-callback, names-another-login-in-callbacks,
      sends-no-interactive-callback-after-a-reconnect

    Scenario: An interactive callback comes at the interactive step
      When the callbacks of <a fetch that waits for its user> are received
      Then an "interactive" callback comes

    Scenario: An interactive callback comes again at the interactive step of a reconnect
      When the callbacks of <a reconnect that waits for its user> are received
      Then an "interactive" callback comes

  @conventions/callbacks/accounts-notified-when-asked @implied
  Rule: With fetched_accounts_notify true, the server also sends a success callback after it has fetched the accounts.
    Source: first document, "Events" (line 415), third point: `only when fetched_accounts_notify is true`; "Version 4"
      (line 350), create body, row `fetched_accounts_notify`
    Needs: callback-address, plain-provider
    Note: Checked by the number of success callbacks. The document does not say how many success callbacks a fetch
      has. Their number is arguable, so it gets a warning and does not fail.
    Faults: takes-callbacks.notifiesOfAccounts-as-false
    Variants: sends-one-success-callback-per-fetch

    Scenario: With fetched_accounts_notify true one more success callback comes
      When the callbacks are received of logins with the settings:
        | fetched_accounts_notify |
        | true                    |
      Then a success callback comes after the accounts and another at the end

  @conventions/callbacks/accounts-not-notified-by-default @implied
  Rule: With fetched_accounts_notify false or absent, the server sends no success callback after it has fetched the accounts.
    Source: first document, "Events" (line 415), third point: `only when fetched_accounts_notify is true`; "Version 4"
      (line 350), create body, row `fetched_accounts_notify`
    Needs: callback-address, plain-provider
    Note: Checked by the number of success callbacks. The document does not say how many success callbacks a fetch
      has. Their number is arguable, so it gets a warning and does not fail.
    Faults: takes-callbacks.notifiesOfAccounts-as-true
    Variants: sends-a-success-callback-per-step

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

  @conventions/callbacks/accounts-notified-on-reconnect @implied
  Rule: With fetched_accounts_notify true on reconnect, the server also sends a success callback after it has fetched the accounts.
    Source: first document, "Events" (line 415), third point: `only when fetched_accounts_notify is true`; "Version 4"
      (line 363), `Reconnect body`: the field as in create
    Needs: callback-address, plain-provider
    Note: Checked by the number of success callbacks. The document does not say how many success callbacks a fetch
      has. Their number is arguable, so it gets a warning and does not fail.
    Faults: reads-fetched_accounts_notify-as-false-of-reconnect
    Variants: sends-one-success-callback-per-fetch

    @conventions/callbacks/outcome-after-reconnect
    Scenario: After a reconnect with fetched_accounts_notify true one more success callback comes
      When the callbacks are received of reconnects with the settings:
        | fetched_accounts_notify |
        | true                    |
      Then a "success" callback comes [outcome-after-reconnect]
      And a success callback comes after the accounts and another at the end [accounts-notified-on-reconnect]

  @conventions/callbacks/accounts-not-notified-on-reconnect @implied
  Rule: With fetched_accounts_notify false or absent on reconnect, the server sends no success callback after it has fetched the accounts.
    Source: first document, "Events" (line 415), third point: `only when fetched_accounts_notify is true`; "Version 4"
      (line 363), `Reconnect body`: the field as in create
    Needs: callback-address, plain-provider
    Note: Checked by the number of success callbacks. The document does not say how many success callbacks a fetch
      has. Their number is arguable, so it gets a warning and does not fail.
    Faults: reads-fetched_accounts_notify-as-true-of-reconnect, notifies-of-accounts-ever-after
    Variants: sends-a-success-callback-per-step

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

  @conventions/callbacks/about-own-logins @implied @ais-v4 @ais-v5
  Rule: The callbacks of a client are about its own logins alone.
    Source: first document, "Events" (line 413), first point: the client registers addresses in its settings; that they get
      nothing of other clients follows
    Needs: callback-address, control-port, plain-provider, second-client
    Faults: calls-the-first-client-back-for-others

    Scenario: No callback comes about a login of another client
      When the callbacks of <fetches of two clients> are received
      Then its callbacks have <no login of the other client>

  @conventions/callbacks/ids-are-strings @stated @ais-v4 @ais-v5 @partners-v1
  Rule: Every id in a callback is a string.
    Source: first document, "Events" (line 411), fourth point: callbacks carry all ids as strings
    Needs: callback-address, plain-provider
    Observed by: callbacks: ids-are-strings
    Shown by: conventions/callbacks/success-after-fetch, conventions/callbacks/failure-after-fetch
    Faults: numbers-customers-in-callbacks-of-wrong-input, writes-numbers-as-ids-in-callbacks

  @conventions/callbacks/signed @implied @ais-v4 @ais-v5 @partners-v1
  Rule: A callback has a Signature header with a base64 value.
    Source: first document, "Events" (line 411), fourth point: callbacks are signed; the header is not named
    Needs: callback-address, plain-provider
    Observed by: callbacks: signed
    Shown by: conventions/callbacks/success-after-fetch
    Note: The document states that callbacks are signed. It does not name the header.
    Faults: sends-a-digest-for-a-signature

  @conventions/callbacks/signed-with-sha-256 @stated @ais-v4 @ais-v5 @ais-v6 @partners-v1 @implied-in:partners-v1
  Rule: The digest of a callback signature is SHA-256.
    Source: first document, "Events" (line 416), fourth point: `signed with sha256`
    Needs: callback-address, callback-key, plain-provider
    Observed by: callbacks: signed-with-sha-256
    Shown by: conventions/callbacks/failure-after-fetch
    Note: The document does not say which bytes are signed, so the check tries the likely ones with the target's key.
      If none fits, nothing is concluded. If one fits with a weaker digest, the requirement fails.
    Faults: signs-callbacks-with-sha-1, signs-fail-callbacks-with-sha-1

    @conventions/callbacks/signature-input
    Scenario: The signatures of callbacks fit a likely text
      Given the key with which callbacks are signed
      When the callbacks of <a fetch> are received
      Then its callbacks are signed with "SHA-256" [signed-with-sha-256]
      And it is noted <which text its callbacks sign> [signature-input]

  @conventions/callbacks/signed-alike @implied @ais-v3 @ais-v4 @ais-v5 @partners-v1
  Rule: Every callback of a kind is signed over the same parts.
    Source: first document, "Events" (line 416), fourth point: callbacks are `signed`; that the signature is of the
      callback that has it follows
    Needs: callback-address, callback-key, plain-provider
    Observed by: callbacks: signed-alike
    Shown by: conventions/callbacks/success-after-fetch, conventions/callbacks/signed-with-sha-256
    Note: Once the signature of a callback fits a likely text, that of every later one of its kind must fit one too.
    Faults: signs-later-callbacks-over-the-first

  @conventions/callbacks/signature-input @open @ais-v4 @ais-v5 @ais-v6 @partners-v1
  Rule: The document does not say which text the signature of a callback covers.
    Source: first document, "Events" (line 411), fifth point: the signature input is not shown
    Needs: callback-address, callback-key, plain-provider

  @conventions/callbacks/body @open @ais-v3 @ais-v4 @ais-v5 @ais-v6 @partners-v1
  Rule: The document does not say what the body of a callback contains, apart from ids.
    Source: first document, "Events" (line 411), fifth point: body shapes are not shown
    Needs: callback-address, plain-provider

    Scenario: The fields of callbacks are noted
      When the callbacks of <a fetch> are received
      Then it is noted <which fields its callbacks have>

  @conventions/callbacks/retries @open @ais-v4
  Rule: The document does not say whether the server sends a callback again when the client did not accept it.
    Source: first document, "Events" (line 417), fifth point: `retry rules` are not shown
    Needs: callback-address, plain-provider
    Note: Observed once, in one version, because it takes time.

    Scenario: Whether a success callback comes again is noted
      When the callbacks of <a fetch whose first callback is refused> are received
      Then it is noted <whether the refused callback comes again>

  @conventions/callbacks/registered-addresses @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6 @partners-v1
  Rule: The client registers success_url, fail_url, notify_url, destroy_url and interactive_url in its settings.
    Source: first document, "Events" (line 411), first point: the five addresses
    Not checkable: A client changes its settings outside the interface. Only version 3 shows them, and has a rule of its
      own (`client-info/success-address-is-own`).

  @conventions/callbacks/notify-and-destroy @open @ais-v3 @ais-v4 @ais-v5 @ais-v6 @partners-v1
  Rule: The document does not say when the server sends callbacks to notify_url and destroy_url.
    Source: first document, "Events" (line 413), first point: `notify_url, destroy_url`, of which no other point
      speaks
    Not checkable: The document does not say when these callbacks are sent.
