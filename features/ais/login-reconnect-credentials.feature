Feature: Credentials of a reconnect
  The credentials of a reconnect are those of the attempt before, unless the client sends override_credentials. So another
  person's bank account cannot get into a login by mistake.

  @ais/login-reconnect/wrong-credentials
  Rule: Wrong credentials do not connect

    Scenario: Credentials that the provider refuses give InvalidCredentials
      Given a login that was reconnected
      When it is reconnected with the settings:
        | credentials          | <the credentials that fail> |
        | override_credentials | true                        |
      Then it does not connect, for InvalidCredentials

  @ais/login-reconnect/credentials-is-object
  Rule: credentials are an object

    Scenario: Credentials that are a text do not connect
      Given a login that was reconnected
      When it is reconnected with the settings:
        | credentials          | username |
        | override_credentials | true     |
      Then it does not connect

  @ais/login-reconnect/same-credentials-accepted
  Rule: The credentials of the attempt before are accepted

    Scenario: The same credentials connect without override_credentials
      Given a fetched login
      When it is reconnected
      Then it connects

  @ais/login-reconnect/different-credentials-refused
  Rule: Other credentials do not connect

    Scenario: Credentials that differ from those before are refused
      Given a login that was reconnected
      When it is reconnected with the settings:
        | credentials          | <the other credentials> |
        | override_credentials | false                   |
      Then it does not connect, for CredentialsNotMatch

  @ais/login-reconnect/default-override-credentials
  Rule: The default of override_credentials is false

    Scenario: A reconnect without override_credentials ends as one with false
      Given a fetched login
      When it is reconnected in turn with the settings:
        | credentials             | override_credentials |
        | <the other credentials> | false                |
        | <the other credentials> | <nothing>            |
        | <the other credentials> | true                 |
      Then the one that leaves it out ends like the first, not like the last

  @ais/login-reconnect/override-accepts-different
  Rule: Other credentials connect with override_credentials

    Scenario: Credentials that differ from those before connect with override_credentials
      Given a fetched login
      When it is reconnected with the settings:
        | credentials          | <the other credentials> |
        | override_credentials | true                    |
      Then it connects

  @ais/login-reconnect/override-replaces
  Rule: After an override the new credentials are the ones to match

    Scenario: After overriding, the new credentials connect and the old ones do not match
      Given a login whose credentials were overridden
      When it is reconnected in turn with the settings:
        | credentials                       |
        | <the other credentials>           |
        | <the credentials of its creation> |
      Then the first one connects
      And it does not connect, for CredentialsNotMatch
