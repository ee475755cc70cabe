Feature: Renewal of a connection
  A connection is reconnected or refreshed on a page that the user visits, or refreshed in the background. The bodies of
  these requests are not shown, so a target is checked only once it has accepted a body.

  @ais-v6/renewal/reconnect-returns-page
  Rule: The answer to reconnect has a page to visit

    Scenario: The answer to reconnect has the address of the page
      When a login is renewed by reconnect
      Then its data fits the whole schema "token"

  @ais-v6/renewal/refresh-returns-page
  Rule: The answer to refresh has a page to visit

    Scenario: The answer to refresh has the address of the page
      When a login is renewed by refresh
      Then its data fits the whole schema "token"

  @ais-v6/renewal/background-refresh-returns-connection @ais-v6/renewal/background-refresh-shows-next-refresh
  Rule: The answer to a refresh in the background is the connection

    Scenario: The answer to a refresh in the background is the connection
      When a login is renewed by background_refresh
      Then the answer is that login [background-refresh-returns-connection]
      And the answer is that login with its next_refresh_possible_at [background-refresh-shows-next-refresh]

  @ais-v6/renewal/background-refresh-shows-attempt @ais-v6/connections/field-types
  @ais-v6/connections/last-attempt-is-attempt
  Rule: The connection in the answer has its fields

    Scenario: The answer to a refresh in the background shows the connection with its last attempt
      When a login is renewed by background_refresh
      Then the answer is that login with its last_attempt [background-refresh-shows-attempt]
      And its data fits the schema "login" [field-types] [last-attempt-is-attempt]

  @ais-v6/renewal/background-refresh-before-possible
  Rule: Before next_refresh_possible_at a refresh in the background is refused

    @alone
    Scenario: A connection is not refreshed in the background before its next_refresh_possible_at
      Given a login is renewed by background_refresh
      And a fetched login
      When it is refreshed before its next_refresh_possible_at
      Then it is refused as LoginCannotBeRefreshed

  @ais-v6/renewal/background-refresh-starts-fetch
  Rule: A refresh in the background fetches

    Scenario: A refresh in the background starts a new attempt
      When a login is renewed by background_refresh
      And it is shown after its renewal
      Then it has a new attempt

  @ais-v6/renewal/reconnect-while-processed @alone
  Rule: A connection that is being processed is not reconnected

    Scenario: Reconnect of a connection that waits for its user is refused with 409
      Given a login is renewed by reconnect
      When another is renewed that is being processed
      Then it is refused with the status 409

  @ais-v6/renewal/refresh-while-processed @alone
  Rule: A connection that is being processed is not refreshed

    Scenario Outline: The route <route> refuses a connection that waits for its user
      Given a login is renewed by <route>
      When another is renewed that is being processed
      Then it is refused

      Examples:
        | route              |
        | refresh            |
        | background_refresh |

  @ais-v6/renewal/while-processed-status @alone
  Rule: The status of that refusal is 409

    Scenario Outline: The route <route> refuses a connection that waits for its user with 409
      Given a login is renewed by <route>
      When another is renewed that is being processed
      Then it is refused with the status 409

      Examples:
        | route              |
        | refresh            |
        | background_refresh |

  @ais-v6/renewal/while-processed-class @alone
  Rule: The class of that refusal says that the connection is being processed

    Scenario Outline: The route <route> names the class of a connection that is being processed
      Given a login is renewed by <route>
      When another is renewed that is being processed
      Then it is refused as LoginAlreadyProcessing or LoginCannotBeRefreshed

      Examples:
        | route              |
        | reconnect          |
        | refresh            |
        | background_refresh |

  @ais-v6/renewal/refresh-needs-consent
  Rule: A refresh needs an active consent

    Scenario Outline: A connection whose consent is <status> is not refreshed
      Given a login is renewed by refresh
      When another is renewed whose consent is <status>
      Then it is refused

      Examples:
        | status  |
        | revoked |
        | expired |

  @ais-v6/renewal/background-refresh-needs-consent
  Rule: A refresh in the background needs an active consent

    Scenario Outline: A connection whose consent is <status> is not refreshed in the background
      Given a login is renewed by background_refresh
      When another is renewed whose consent is <status>
      Then it is refused

      Examples:
        | status  |
        | revoked |
        | expired |
