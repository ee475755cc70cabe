Feature: Fields of version 3
  Some fields came with version 4. A target of version 3 may show them, so they are only noted.

  @ais-v3/shapes/provider-id-is-integer @stated
  Rule: The id of a provider is an integer.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 70), sentence on version 3 below
      the first table: `id is an integer`
    Needs: plain-provider
    Faults: takes-ids.integers-as-false

    Scenario: A provider has an integer id
      Given the request to show a provider
      When it is sent
      Then every id is an integer

  @ais-v3/shapes/later-provider-fields @open
  Rule: The document does not say whether identification_mode, logo_url and max_consent_days, which a provider lacks, may be added to it.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 70), sentence on version 3 below
      the first table: three fields `are absent`; "Versioning" (line 520), third point: new fields at any time
    Needs: plain-provider
    Note: A version may get new fields at any time, so the presence of these fields is only observed.

    Scenario: The fields of version 4 that a provider shows are noted
      Given the request to show a provider
      When it is sent
      Then it is noted whether these fields are shown:
        | identification_mode | logo_url | max_consent_days |

  @ais-v3/shapes/later-login-fields @open
  Rule: The document does not say whether consent_period_days and consent_expires_at, which a login lacks, may be added to it.
    Source: first document, "Resources and their fields / Login (version 4)" (line 104), sentence on version 3 below
      the table: no `consent_expires_at`; "Versioning" (line 520), third point: new fields at any time
    Needs: plain-provider
    Note: A version may get new fields at any time, so the presence of these fields is only observed.

    Scenario: The fields of version 4 that a login shows are noted
      Given the request to show a login
      When it is sent
      Then it is noted whether these fields are shown:
        | consent_period_days | consent_expires_at |
