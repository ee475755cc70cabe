@alone:callbacks
Feature: Callbacks of a renewal
  A refresh in the background continues after its request was answered. The target reports its result to the addresses
  that the client has registered.

  @ais-v6/renewal/background-refresh-sends-callback @stated
  Rule: After a successful background refresh, the server sends a success callback.
    Source: first document, "Events" (line 415), third point: `After a refresh, the usual fetching callbacks follow`;
      "Version 6" (line 389): a background refresh is a `refresh without the hosted widget`
    Needs: plain-provider, callback-address
    Faults: sends-no-success-callback

    Scenario: A success callback comes after a refresh in the background
      When the callbacks of <a fetch> are received
      Then a "success" callback comes

  @ais-v6/renewal/success-once-fetched @implied
  Rule: The success callback of a background refresh comes only after its fetch is over.
    Source: first document, "Events" (line 415), third point: `success or failure of the fetch`, and one after the accounts
      only when fetched_accounts_notify is true
    Needs: plain-provider, callback-address
    Note: Checked in the connection as it is shown once the callback has come. A target that calls back after each step
      gets a warning.
    Faults: calls-success-back-long-before-the-end
    Variants: sends-a-success-callback-per-step

    Scenario: The background fetch is over when its success callback comes
      When the callbacks of <a fetch> are received
      Then its success callback comes after <its fetch>

  @ais-v6/renewal/failure-sends-callback @implied
  Rule: After a reconnect whose fetch fails, the server sends a failure callback.
    Source: first document, "Events" (line 415), third point: `success or failure of the fetch`, which says this of refreshes
    Needs: plain-provider, callback-address
    Note: The user gives credentials on the page of the reconnect that the provider does not accept.
    Faults: sends-no-fail-callback
    Variants: calls-back-after-refreshes-only

    Scenario: A fail callback comes after a reconnect that fails on its page
      When the callbacks of <a fetch with wrong credentials> are received
      Then a "fail" callback comes

  @ais-v6/renewal/callback-ids-are-strings @stated
  Rule: Every id in the callbacks after a refresh is a string.
    Source: first document, "Events" (line 411), fourth point: callbacks carry all ids as strings
    Needs: plain-provider, callback-address
    Faults: writes-numbers-as-ids-in-callbacks

    Scenario: Every id in the callbacks after a refresh in the background is a string
      When the callbacks of <a fetch> are received
      Then its callbacks have <ids that are strings>
