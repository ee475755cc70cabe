Feature: A client's own record
  A web client may request its own record: where callbacks go, which status it has, and how many customers and logins.
  A counter of logins in one status is shown only while there are such logins.

  @ais-v3/client-info/answers @ais-v3/client-info/settings-types @ais-v3/client-info/info-types
  @ais-v3/client-info/status-words @ais-v3/client-info/totals-are-integers @ais-v3/client-info/counters-are-integers
  @ais-v3/client-info/counters-only-of-what-exists
  Rule: The record has settings, info and counters of the documented types

    Scenario: A client is shown its own record
      When a client requests its own record
      Then it is accepted [answers]
      And its data fits the schema "client-info"

  @ais-v3/client-info/status-is-own
  Rule: The status is that of the requesting client

    Scenario: A client is shown its own status
      When a client requests its own record
      Then it shows "data.info.status" as <the status of the main client>

  @ais-v3/client-info/refused-for-the-kind-of-client
  Rule: Other clients are refused with AppsRestricted or ActionNotAllowed

    Scenario: A client with an app key is accepted, or refused with one of two classes
      When a client with an app key requests its own record
      Then each is accepted or refused as AppsRestricted or ActionNotAllowed

  @ais-v3/client-info/counter-of-what-exists @ais-v3/client-info/counters-within-total
  @ais-v3/client-info/counts-what-is-made
  Rule: The counters count customers and logins

    Scenario: A new login is counted
      When a client requests its own record before and after a customer with an active login is created
      Then the totals of customers and logins have grown [counts-what-is-made]
      And the counters of logins add up to their total [counters-within-total]
      And active logins are counted [counter-of-what-exists]

  @ais-v3/client-info/counts-own-only
  Rule: A client's record counts its own customers

    Scenario: The total of the second client does not grow with customers of the main client
      When the second client requests its record around new customers of the main client
      Then its total has not grown with them
