@ais-v3 @ais-v4 @ais-v5
Feature: Files in place of credentials
  Some providers take a file in place of credentials. The client sends the file in a form, or the target fetches it from an
  address. Without a file, or with a file that cannot be read, nothing is connected.

  @ais/files/multipart-accepted @stated @implied-in:ais-v3
  Rule: A login of a file provider can be created with multipart form data that has a file part and the data parts.
    Source: first document, "Endpoints / Version 4" (line 359), paragraph `File providers`: multipart with a `file`
      part
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: file-provider
    Note: The document does not list fetch_scopes among the parts, but the table of fields requires it. A target may
      require it as a part.
    Faults: reads-no-uploaded-file

    Scenario: A form with a file connects
      When a login is connected with <a form with a file>
      Then it connects

  @ais/files/file-url-accepted @stated @implied-in:ais-v3
  Rule: A login of a file provider can be created with JSON that has file_url.
    Source: first document, "Endpoints / Version 4" (line 359), paragraph `File providers`: or JSON with `file_url`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: file-provider
    Note: Checked only if the profile gives an address from which the target can download the file.
    Faults: takes-files.addressAllowed-as-false

    Scenario: The address of a file connects
      When a login is connected with <a file_url>
      Then it connects

  @ais/files/multipart-country-and-provider-required @stated @implied-in:ais-v3
  Rule: A multipart request that creates a login must have the parts for provider_code and country_code.
    Source: first document, "Endpoints / Version 4" (line 359), paragraph `File providers`: its two data parts; create
      body, rows `country_code` and `provider_code`: required
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: file-provider
    Faults: guesses-the-country-of-a-file-provider

    Scenario Outline: A form without the part <part> is refused
      Given a login connected with <the form that the target takes>
      When another login is connected with <form>
      Then it is refused

      Examples:
        | part                | form                                          |
        | data[provider_code] | <a form without the part data[provider_code]> |
        | data[country_code]  | <a form without the part data[country_code]>  |

  @ais/files/file-missing @stated
  Rule: Creating a login of a file provider without a file and without file_url is refused with FileNotProvided.
    Source: first document, "Errors" (line 464), classes `FileError, FileNotProvided, FileNotSaved`: file provider
      chosen without a file
    Needs: file-provider
    Note: The document explains the three file classes in one line, so FileError and FileNotSaved are accepted too.
    Faults: takes-files.required-as-false

    Scenario: JSON without file and file_url does not connect
      Given a login connected with <the form that the target takes>
      When another login is connected with the settings:
        | credentials | <nothing> |
      Then it does not connect, for "FileNotProvided or FileError or FileNotSaved"

  @ais/files/file-unreadable @implied
  Rule: A file that cannot be imported fails with FileError, immediately or as the outcome of the attempt.
    Source: first document, "Errors" (line 464), classes `FileError, FileNotProvided, FileNotSaved`: file upload
      problems
    Needs: file-provider
    Faults: imports-unreadable-files-as-empty

    Scenario: A file that cannot be read does not connect
      Given a login connected with <the form that the target takes>
      When another login is connected with <a form with a file that cannot be read>
      Then it does not connect, for "FileError or FileNotSaved"

  @ais/files/store-credentials-refused @stated @implied-in:ais-v3
  Rule: For a file provider, store_credentials true is refused or has no effect.
    Source: first document, "Endpoints / Version 4" (line 356), create body, row `store_credentials`: `not usable with
      file providers`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: file-provider
    Note: The default is true, so a request without the field must work. Only the explicit value is not allowed. Any
      error class is accepted.
    Faults: takes-loginCreate.storeCredentialsUsable-as-true

    Scenario: store_credentials true is refused or has no effect
      Given a login connected with <the form that the target takes>
      When another login is connected with <a form with store_credentials true>
      Then the login shows <no stored credentials>

  @ais/files/store-credentials-may-be-left-out @stated @implied-in:ais-v3
  Rule: For a file provider, a request without store_credentials is accepted.
    Source: first document, "Endpoints / Version 4" (line 356), create body, row `store_credentials`: not required
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: file-provider
    Faults: wants-store-credentials-said

    Scenario: A form without store_credentials is accepted as one with store_credentials false
      Given a login connected with <a form with store_credentials false>
      When a login is connected with <a form with a file>
      Then it is accepted

  @ais/files/reconnect-with-file @stated @implied-in:ais-v3
  Rule: A login of a file provider can be reconnected with multipart form data that has a file part.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`, last sentence: `File reconnect`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: file-provider
    Faults: demands-credentials-of-reconnect

    Scenario: A form with a file reconnects the login
      Given a login connected with <the form that the target takes>
      When a login is reconnected with <a form with a file>
      Then it connects

  @ais/files/reconnect-imports-its-file @implied
  Rule: A reconnect with another file imports that file.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`, last sentence: `File reconnect`; that
      the file of the reconnect is imported follows
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: file-provider
    Note: Checked only if the profile gives another file. Its transactions are those of a login that is created with it.
    Faults: imports-nothing-of-the-file-of-a-reconnect

    Scenario: After a reconnect with another file the login has the transactions of that file
      When another file is sent to <reconnect a login>
      Then it has the transactions of <that file>

  @ais/files/reconnect-with-file-url @implied
  Rule: A login of a file provider can be reconnected with JSON that has file_url.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`: `file_url as in create`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: file-provider
    Note: Checked only if the profile gives an address from which the target can download the file. The request has no
      credentials. The document calls them required on reconnect and does not say that file_url takes their place.
    Faults: ignores-file_url-of-reconnect
    Variants: reconnects-by-addresses-of-files-with-credentials-only

    Scenario: The address of a file reconnects the login
      Given a login connected with <the form that the target takes>
      When a login is reconnected with <a file_url>
      Then it connects

  @ais/files/file-for-another-mode @implied
  Rule: A file in place of credentials does not connect a login of a provider whose mode is not file.
    The class WrongProviderMode fits.
    Source: first document, "Errors" (line 500), class `WrongProviderMode`; "Version 4" (line 357), create body, row
      `file_url`: for providers with mode file
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider, file-provider
    Note: Another class is reported and does not fail, because the credentials are missing too.
    Faults: imports-files-at-any-provider

    Scenario: A form with a file does not connect a provider that takes credentials
      Given a login connected at the "plain" provider
      When another login is connected with <a form with a file at the plain provider>
      Then it does not connect, and a class other than WrongProviderMode is noted

  @ais/files/file-not-saved @stated @implied-in:ais-v3
  Rule: A file that the server could not save is refused with FileNotSaved.
    Source: first document, "Errors" (line 464), class `FileNotSaved`
    Not checkable: Nobody outside can make the target fail to save a file.

  @ais/files/file-digest @stated @ais-v4 @ais-v5
  Rule: The digest of an imported file is SHA-256.
    Source: first document, "Versioning" (line 525), fourth point: the digest of `imported files` became sha256
    Not checkable: No response shows the digest of a file.

  @ais/files/categorization-test-file-size @stated @implied-in:ais-v3
  Rule: A file for the categorization test provider may have up to 5 MB.
    Source: first document, "Limits" (line 517), row `Uploaded file size for the categorization test provider`
    Needs: file-provider
    Note: The document does not say which provider that is: the one of the profile is, if the profile says how its file is
      filled up. How a larger file is refused is not said either, so none is sent. The file has 5,000,000 bytes.
    Faults: takes-files.maxBytes-as-4999999

    Scenario: A form with a file of 5 MB connects
      Given a login connected with <the form that the target takes>
      When a login is connected with <a form with a file of 5 MB>
      Then it connects
