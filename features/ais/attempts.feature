Feature: The attempts of a login
  Each connect, reconnect or refresh of a login makes one attempt, which shows how the fetch went and with which settings.
  Clients list the attempts of a login and show one with its stages. The documents demand few fields of an attempt; what a
  target shows must be right.

  @ais/attempts/field-types @ais/attempts/plausible-types @ais/attempts/show-has-stages
  Rule: An attempt is as documented

    Scenario: Attempts fit their schemas, in the list and alone
      When attempts that succeeded and attempts that failed are listed and shown
      Then the resources are as documented

  @ais/attempts/include-natures-words
  Rule: include_natures lists natures of accounts

    Scenario: The natures of attempts are words of the list
      When attempts that succeeded and attempts that failed are listed and shown
      Then every include_natures lists natures of accounts

  @ais/attempts/consent-types-words
  Rule: consent_types lists types of consent

    Scenario: The consent types of attempts are words of the list
      When attempts that succeeded and attempts that failed are listed and shown
      Then every consent_types lists types of consent

  @ais/attempts/same-alone-and-in-list
  Rule: An attempt is the same alone and in the list

    Scenario: Finished attempts have the same values alone and in the list
      Given a login with two attempts, and another with one
      When the attempts of each login are listed, and each is shown
      Then each has the values of the list

  @ais/attempts/list-of-login
  Rule: The list holds every attempt of a login and no others

    Scenario: Two logins of one customer list only their own attempts
      Given a login with two attempts, and another with one
      When the attempts of each login are listed
      Then each list holds the attempts of its login and no others

  @ais/attempts/show
  Rule: An attempt is shown by its id

    Scenario: Older and newer attempts are shown
      Given a login with two attempts, and another with one
      When each attempt is shown
      Then every answer is the requested attempt

  @ais/attempts/unknown-attempt
  Rule: An attempt that does not exist is not found

    Scenario: An unknown attempt id is refused
      Given the request to show an attempt
      When it is sent for an unknown attempt
      Then it is refused as AttemptNotFound

  @ais/attempts/attempt-of-another-login
  Rule: An attempt belongs to one login

    Scenario: An attempt is not found by another login of the same customer
      Given a login with two attempts, and another with one
      When an attempt is shown by its own login, and then by the other
      Then it is refused as AttemptNotFound or WrongClientToken or LoginNotFound

  @ais/attempts/list-of-unknown-login
  Rule: A login that does not exist has no attempts

    Scenario: The attempts of an unknown login are refused or empty
      Given the request to list attempts
      When it is sent with the query parameter "login_id" set to <an unknown login id>
      Then no attempts are listed

  @ais/attempts/one-per-creation
  Rule: Creating a login makes one attempt

    Scenario: A login that was fetched once has one attempt
      Given a fetched login
      When its attempts are listed
      Then it has one attempt

  @ais/attempts/one-per-reconnect
  Rule: An accepted reconnect makes one attempt

    Scenario: A reconnect adds one attempt
      Given a fetched login
      When its attempts are listed before and after a reconnect
      Then one attempt was added if the request was accepted

  @ais/attempts/one-per-refresh
  Rule: An accepted refresh makes one attempt

    Scenario: A refresh adds one attempt
      Given a login that may be refreshed
      When its attempts are listed before and after a refresh
      Then one attempt was added if the request was accepted

  @ais/attempts/none-for-refused
  Rule: A refused request makes no attempt

    Scenario Outline: A <request> with an unknown fetch scope adds no attempt
      Given a fetched login
      When its attempts are listed before and after a <request> with the settings:
        | fetch_scopes | ["no_such_scope"] |
      Then no attempt was added if the request was refused

      Examples:
        | request   |
        | reconnect |
        | refresh   |

  @ais/attempts/one-unfinished-at-most
  Rule: A login has at most one unfinished attempt

    Scenario: A reconnect of a login that waits for its user leaves no second attempt unfinished
      Given a login that waits for interactive input
      When its attempts are listed before and after a reconnect while it waits
      Then at most one attempt is unfinished
