Feature: The attempts of a login
  Each time a user connects or refreshes a login there is one attempt, which tells how that went and with which
  settings. Clients list them by login and open one to see its stages. What an attempt shows is up to the target; what
  it does show must be true.

  @ais/attempts/field-types @ais/attempts/plausible-types @ais/attempts/show-has-stages
  Rule: An attempt is written as documented

    Scenario: Attempts that ended well or badly fit their schemas, in the list and alone
      When attempts that ended in every way are listed and shown
      Then the resources are as documented

  @ais/attempts/include-natures-words
  Rule: include_natures holds natures of accounts

    Scenario: The natures that attempts include are words of the list
      When attempts that ended in every way are listed and shown
      Then the natures that they include are natures of accounts

  @ais/attempts/list-of-login
  Rule: The list of a login's attempts is complete and holds no other

    Scenario: Two logins of one customer list their own attempts alone
      Given a login with two attempts, and one with one
      When the attempts of both are listed
      Then each list holds the attempts of its login alone

  @ais/attempts/show
  Rule: An attempt is shown by its id

    Scenario: The older attempt of a login opens as well as the newer
      Given a login with two attempts, and one with one
      When each of their attempts is shown
      Then each answer is the attempt asked for

  @ais/attempts/unknown-attempt
  Rule: An attempt that does not exist is not found

    Scenario: An id of the right form that no attempt has
      Given the request to show an attempt
      When it is sent for an attempt that does not exist
      Then it is refused as AttemptNotFound

  @ais/attempts/attempt-of-another-login
  Rule: An attempt belongs to one login

    Scenario: An attempt of one login is not found by another login of the same customer
      Given a login with two attempts, and one with one
      When the attempt of one is shown by its own login, then by the other
      Then it is refused as AttemptNotFound or WrongClientToken or LoginNotFound

  @ais/attempts/list-of-unknown-login
  Rule: A login that does not exist has no attempts

    Scenario: The attempts of an unknown login are refused or none
      Given the request to list attempts
      When it is sent for the attempts of a login that does not exist
      Then nobody's attempts are listed

  @ais/attempts/one-per-creation
  Rule: Creating a login makes one attempt

    Scenario: A login just fetched has one attempt
      Given a fetched login
      When its attempts are listed
      Then it has one attempt

  @ais/attempts/one-per-reconnect
  Rule: A reconnect makes one attempt

    Scenario: After a reconnect there is one attempt more
      Given a fetched login
      When its attempts are listed around a reconnect
      Then there is one attempt more

  @ais/attempts/one-per-refresh
  Rule: A refresh makes one attempt

    Scenario: After a refresh there is one attempt more
      Given a fetched login
      When its attempts are listed around a refresh, once that is possible
      Then there is one attempt more

  @ais/attempts/none-for-refused
  Rule: A refused request makes no attempt

    Scenario Outline: After a refused <request> there is no attempt more
      Given a fetched login
      When its attempts are listed around a <request> with fetch scopes that do not exist
      Then there is no attempt more

      Examples:
        | request   |
        | reconnect |
        | refresh   |

  @ais/attempts/one-unfinished-at-most
  Rule: A login has one unfinished attempt at most

    Scenario: Reconnecting a login that waits for its user does not leave two attempts open
      Given a login that waits for interactive input
      When its attempts are listed around a reconnect that comes too early
      Then one of them at most is unfinished
