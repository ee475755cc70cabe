Feature: Credentials of a reconnect
  The credentials of a reconnect are those of the attempt before, unless the client says that they replace them. Nobody
  else's bank account gets into a login by mistake.

  @ais/login-reconnect/wrong-credentials
  Rule: Wrong credentials do not connect

    Scenario: Credentials that the provider refuses end in InvalidCredentials
      Given a login that was reconnected
      When it is reconnected with failing credentials, override_credentials being true
      Then it does not connect, for InvalidCredentials

  @ais/login-reconnect/same-credentials-accepted
  Rule: The credentials of the attempt before are accepted

    Scenario: The same credentials connect without a word about overriding
      Given a fetched login
      When it is reconnected with its credentials
      Then it connects

  @ais/login-reconnect/different-credentials-refused
  Rule: Other credentials do not connect

    Scenario: Credentials that differ from those before are refused
      Given a login that was reconnected
      When it is reconnected with other credentials, override_credentials being false
      Then it does not connect, for CredentialsNotMatch

  @ais/login-reconnect/default-override-credentials
  Rule: Credentials are not overridden unless asked

    Scenario: Leaving override_credentials out is false
      Given a fetched login
      When it is reconnected with other credentials, override_credentials being false, left out and true
      Then leaving it out is the first of these and differs from the last

  @ais/login-reconnect/override-accepts-different
  Rule: Other credentials connect when they override

    Scenario: Credentials that differ connect with override_credentials
      Given a fetched login
      When it is reconnected with other credentials, override_credentials being true
      Then it connects

  @ais/login-reconnect/override-replaces
  Rule: Credentials that override are the ones to match from then on

    Scenario: After overriding, the new credentials connect and the old ones do not match
      Given a login whose credentials were overridden
      When it is reconnected with the new credentials, then with the old ones
      Then only the new ones connect, the old for CredentialsNotMatch
