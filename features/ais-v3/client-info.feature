Feature: A client's own record
  A web client may ask what the service holds of it: where callbacks go, how it stands, and how many customers and
  logins it has. A counter of logins in some status is there only while there are such logins.

  @ais-v3/client-info/answers @ais-v3/client-info/settings-types @ais-v3/client-info/info-types
  @ais-v3/client-info/status-words @ais-v3/client-info/totals-are-integers @ais-v3/client-info/counters-are-integers
  @ais-v3/client-info/counters-only-of-what-exists
  Rule: The record has settings, info and counters of the stated types

    Scenario: A client asks for its own record
      When the client asks for its record
      Then the record fits the schema "client-info"

  @ais-v3/client-info/status-is-own
  Rule: The status is that of the client that asks

    Scenario: A client is shown its own status
      When the client asks for its record
      Then the record shows the client's own status

  @ais-v3/client-info/refused-for-the-kind-of-client
  Rule: A client that may not ask is told so

    Scenario: An app key is let in or refused for its kind
      When the client with an app key asks for its record
      Then each is accepted or refused as AppsRestricted or ActionNotAllowed

  @ais-v3/client-info/counter-of-what-exists @ais-v3/client-info/counters-within-total
  @ais-v3/client-info/counts-what-is-made
  Rule: The counters tell of what there is

    Scenario: The record is asked for before and after a login is made
      When the client asks for its record before and after a customer with an active login is made
      Then the counters have followed
