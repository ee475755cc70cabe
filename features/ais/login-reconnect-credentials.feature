@ais-v3 @ais-v4 @ais-v5
Feature: Credentials of a reconnect
  The credentials of a reconnect are those of the attempt before, unless the client sends override_credentials. So another
  person's bank account cannot get into a login by mistake.

  @ais/login-reconnect/wrong-credentials @stated
  Rule: On reconnect, credentials that the provider does not accept fail with InvalidCredentials, immediately or as the outcome of the attempt.
    Source: first document, "Errors" (line 469), class `InvalidCredentials`: wrong credentials on connect or reconnect
    Needs: plain-provider
    Note: The request sets override_credentials, so that the server does not refuse the credentials for being
      different.
    Faults: reconnects-with-stored-credentials-whatever-is-sent, calls-wrong-credentials-of-a-reconnect-different,
      ignores-override-credentials

    Scenario: Credentials that the provider refuses give InvalidCredentials
      Given a login that was reconnected
      When it is reconnected with the settings:
        | credentials          | <the credentials that fail> |
        | override_credentials | true                        |
      Then it does not connect, for "InvalidCredentials"

  @ais/login-reconnect/credentials-is-object @stated @implied-in:ais-v3
  Rule: On reconnect, credentials that are not an object do not connect.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`: `credentials (object, required)`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: The server may refuse the request, or the attempt may fail.
    Faults: reconnects-with-credentials-as-text

    Scenario: Credentials that are a text do not connect
      Given a login that was reconnected
      When it is reconnected with the settings:
        | credentials          | username |
        | override_credentials | true     |
      Then it does not connect

  @ais/login-reconnect/default-override-credentials @stated
  Rule: On reconnect, the default of override_credentials is false.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`: `override_credentials (boolean,
      default false)`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: takes-reconnect.defaultOverrideCredentials-as-true

    Scenario: A reconnect without override_credentials ends as one with false
      Given a fetched login
      When it is reconnected in turn with the settings:
        | credentials             | override_credentials |
        | <the other credentials> | false                |
        | <the other credentials> | <nothing>            |
        | <the other credentials> | true                 |
      Then the one that leaves it out ends like the first, not like the last
