Feature: Renewal of a connection
  A connection is reconnected or refreshed on a page that the user visits, or refreshed in the background. The bodies of
  these requests are not shown, so a target is only held to what it answers once it has taken one.

  @ais-v6/renewal/reconnect-returns-page
  Rule: Reconnect answers with a page to visit

    Scenario: The answer to reconnect names the page
      When a connection is renewed by reconnect
      Then its data fits the schema of a page to visit

  @ais-v6/renewal/refresh-returns-page
  Rule: Refresh answers with a page to visit

    Scenario: The answer to refresh names the page
      When a connection is renewed by refresh
      Then its data fits the schema of a page to visit

  @ais-v6/renewal/background-refresh-returns-connection @ais-v6/renewal/background-refresh-tells-next-moment
  Rule: Refresh in the background answers with the connection

    Scenario: The answer to a refresh in the background is the connection
      When a connection is renewed by background_refresh
      Then the answer is that connection

  @ais-v6/renewal/background-refresh-starts-fetch
  Rule: Refresh in the background fetches

    Scenario: A refresh in the background starts a new attempt
      When a connection is renewed by background_refresh
      Then a new attempt was started

  @ais-v6/renewal/reconnect-while-processed
  Rule: A connection that is being processed is not reconnected

    Scenario: Reconnect of a connection that waits for its user is refused with 409
      Given connections are renewed by reconnect
      When one is renewed that is being processed
      Then it is refused with the status 409

  @ais-v6/renewal/refresh-while-processed
  Rule: A connection that is being processed is not refreshed

    Scenario Outline: The route <route> refuses a connection that waits for its user
      Given connections are renewed by <route>
      When one is renewed that is being processed
      Then it is refused

      Examples:
        | route              |
        | refresh            |
        | background_refresh |

  @ais-v6/renewal/refresh-needs-consent
  Rule: Nothing is refreshed without an active consent

    Scenario Outline: A connection whose consent is <status> is not refreshed
      Given connections are renewed by refresh
      When one is renewed whose consent is <status>
      Then it is refused

      Examples:
        | status  |
        | revoked |
        | expired |

  @ais-v6/renewal/background-refresh-needs-consent
  Rule: Nothing is refreshed in the background without an active consent

    Scenario Outline: A connection whose consent is <status> is not refreshed in the background
      Given connections are renewed by background_refresh
      When one is renewed whose consent is <status>
      Then it is refused

      Examples:
        | status  |
        | revoked |
        | expired |

  @ais-v6/renewal/unknown-connection
  Rule: A connection that does not exist cannot be renewed

    Scenario Outline: The route <route> refuses a connection that does not exist
      Given connections are renewed by <route>
      When one is renewed that does not exist
      Then it is refused

      Examples:
        | route              |
        | reconnect          |
        | refresh            |
        | background_refresh |

  @ais-v6/renewal/of-another-client
  Rule: A connection is renewed by its own client only

    Scenario Outline: The route <route> refuses another client
      Given connections are renewed by <route>
      When one is renewed with the keys of the second client
      Then it is refused

      Examples:
        | route              |
        | reconnect          |
        | refresh            |
        | background_refresh |

  @ais-v6/renewal/refusal-status
  Rule: The routes of renewal have four statuses for refusals

    Scenario Outline: Whatever is wrong with <route>, the status is one of the four
      Given connections are renewed by <route>
      When one is renewed in wrong ways
      Then each refusal has the status 406 or 409 or 404 or 400

      Examples:
        | route              |
        | reconnect          |
        | refresh            |
        | background_refresh |
