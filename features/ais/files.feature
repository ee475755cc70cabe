Feature: Files in place of credentials
  Some providers take a file in place of credentials. The client sends the file in a form, or the target fetches it from an
  address. Without a file, or with a file that cannot be read, nothing is connected.

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
      When another login is created by a form without the part "<part>"
      Then it is refused

      Examples:
        | part                |
        | data[provider_code] |
        | data[country_code]  |

  @ais/files/file-missing
  Rule: A file provider without a file gives FileNotProvided

    Scenario: JSON without file and file_url does not connect
      Given a login that was created by a form with a file
      When another login is connected with the settings:
        | credentials | <nothing> |
      Then it does not connect, for FileNotProvided or FileError or FileNotSaved

  @ais/files/file-unreadable
  Rule: A file that cannot be imported gives FileError

    Scenario: A file that cannot be read does not connect
      Given a login that was created by a form with a file
      When another login is created by a form with a file that cannot be read
      Then it does not connect, for FileError or FileNotSaved

  @ais/files/store-credentials-refused
  Rule: A file provider stores no credentials

    Scenario: store_credentials true is refused or has no effect
      Given a login that was created by a form with store_credentials false
      When a login is created by a form with store_credentials true
      Then it stores no credentials

  @ais/files/store-credentials-may-be-left-out
  Rule: store_credentials is optional

    Scenario: A form without store_credentials is accepted as one with store_credentials false
      Given a login that was created by a form with store_credentials false
      When a login is created by a form with a file
      Then it is accepted

  @ais/files/reconnect-with-file
  Rule: A login of a file provider is reconnected by a form with a file

    Scenario: A form with a file reconnects the login
      Given a login that was created by a form with a file
      When a login is reconnected by a form with a file
      Then it connects

  @ais/files/reconnect-with-file-url
  Rule: A login of a file provider is reconnected by JSON with file_url

    Scenario: The address of a file reconnects the login
      Given a login that was created by a form with a file
      When a login is reconnected by JSON with a file_url
      Then it connects

  @ais/files/file-for-another-mode
  Rule: A provider of another mode accepts no file

    Scenario: A form with a file does not connect a provider that takes credentials
      Given a login that connects at the plain provider
      When a login at the plain provider is created by a form with a file
      Then it does not connect, and a class other than WrongProviderMode is noted
