Feature: Requests with an app key
  Payments are requested by backends with service keys. App keys, which are stored on the devices of users, give no access.

  @payments-v1/connect/service-key-only @stated
  Rule: A payment request with an app key is refused.
    Only service keys are allowed.
    Source: second document, "Authentication" (line 149), first point: `service keys only`
    Needs: app-client
    Faults: takes-access.appKeyMayCall-as-true-at-payment-providers-get-providers,
      takes-access.appKeyMayCall-as-true-at-payment-providers-get-providers-when-repeated,
      lets-app-keys-pay

    Scenario: Every route refuses an app key
      Given all <routes>
      When it is sent as the "app" client
      Then it is refused

  @payments-v1/connect/service-key-only-class @implied
  Rule: A payment request with an app key is refused with AppsRestricted or ActionNotAllowed.
    Source: second document, "Authentication" (line 149), first point: `service keys only`; "Account information /
      Errors" (line 438), classes `AppsRestricted` and `ActionNotAllowed`
    Needs: app-client
    Note: These are the classes with which account information refuses app keys.
    Faults: calls-AppsRestricted-WrongRequestFormat

    Scenario Outline: A request with an app key is refused with its class: <request>
      Given the request to <request>
      When it is sent as the "app" client
      Then it is refused as "AppsRestricted or ActionNotAllowed"

      Examples:
        | request                |
        | list payment providers |
        | list templates         |
        | create a customer      |
