Feature: Files in place of credentials
  Some providers are fed with a file instead of credentials. The file comes in a form, or the target fetches it from an
  address; without one, or with one that holds nothing readable, nothing must be connected.

  @ais/files/multipart-accepted
  Rule: A login is created by a form with a file

    Scenario: A form with a file connects
      When a login is created by a form with a file
      Then it connects

  @ais/files/file-url-accepted
  Rule: A login is created by JSON with file_url

    Scenario: The address of a file connects
      When a login is created by JSON with a file_url
      Then it connects

  @ais/files/multipart-country-and-provider-required
  Rule: The parts for provider and country are required

    Scenario Outline: A form without the part <part> is refused
      Given a login that was created by a form with a file
      When another is created by a form without the part "<part>"
      Then it is refused

      Examples:
        | part                |
        | data[provider_code] |
        | data[country_code]  |

  @ais/files/file-missing
  Rule: A file provider without a file gives FileNotProvided

    Scenario: JSON with neither file nor file_url does not connect
      Given a login that was created by a form with a file
      When another is created by JSON with neither file nor file_url
      Then it does not connect, for FileNotProvided or FileError or FileNotSaved

  @ais/files/file-unreadable
  Rule: A file that cannot be imported gives FileError

    Scenario: A file of noise does not connect
      Given a login that was created by a form with a file
      When another is created by a form with a file of noise
      Then it does not connect, for FileError or FileNotSaved

  @ais/files/store-credentials-refused
  Rule: A file provider stores no credentials

    Scenario: An explicit store_credentials true is refused or without effect
      When logins are created by a form with store_credentials false and true
      Then the second stores nothing

  @ais/files/store-credentials-may-be-left-out
  Rule: store_credentials may be left out

    Scenario: A form that leaves store_credentials out is accepted like one that says false
      When logins are created by a form with store_credentials false and absent
      Then the second is accepted like the first

  @ais/files/reconnect-with-file
  Rule: A login of a file provider is reconnected by a form with a file

    Scenario: A form with a file reconnects the login
      Given a login that was created by a form with a file
      When it is reconnected by a form with a file
      Then it connects

  @ais/files/file-for-another-mode
  Rule: A file is of no use at a provider of another mode

    Scenario: A form with a file does not connect a provider that takes credentials
      When a login at the plain provider is created by a form with a file
      Then it does not connect, mostly for WrongProviderMode
