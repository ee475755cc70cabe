Feature: A client's own record
  A web client may request its own record: where callbacks go, which status it has, and how many customers and logins.
  A counter of logins in one status is shown only while there are such logins.

  @ais-v3/client-info/answers @stated
  Rule: A client can read its own record, which has settings, info, customers and logins.
    Source: first document, "Endpoints / Version 3 differences" (line 373), point on `GET /api/v3/client/info`; "Other
      resources" (line 251), row `Client (version 3)`
    Note: The route is for web clients only. If the server refuses the client because it is no web client, all
      requirements of this topic stay untested.
    Faults: omits-settings-at-get-client-info

    @ais-v3/client-info/settings-types @ais-v3/client-info/info-types @ais-v3/client-info/status-words
    @ais-v3/client-info/totals-are-integers @ais-v3/client-info/counters-are-integers
    @ais-v3/client-info/counters-only-of-what-exists
    Scenario: A client is shown its own record
      When <the main client> requests <its own record>
      Then it is accepted [answers]
      And its data fits the schema "client-info"

  @ais-v3/client-info/settings-types @implied
  Rule: In settings, email, success_url, fail_url, notify_url, destroy_url and interactive_url are strings.
    Source: first document, "Resources and their fields / Other resources" (line 251), row `Client (version 3)`: names
      in `settings`, without types
    Note: Null is accepted for an address that the client did not register.
    Faults: shows-settings.email-as-object-at-get-client-info
    Variants: types-untyped-fields-in-its-own-way

  @ais-v3/client-info/info-types @implied
  Rule: info has a status and the datetimes signed_up_at, activated_at, last_request_sent_at and last_callback_received_at.
    Source: first document, "Resources and their fields / Other resources" (line 251), row `Client (version 3)`: names
      in `info`, without types
    Note: Null is accepted for an event that has not happened yet.
    Faults: shows-info.signed_up_at-as-lately-at-get-client-info
    Variants: types-untyped-fields-in-its-own-way

  @ais-v3/client-info/status-words @implied
  Rule: The status in info is pending, disabled, test, live or restricted.
    Source: first document, "Resources and their fields / Other resources" (line 251), row `Client (version 3)`: the
      five words of `status`
    Note: The document does not say that its list of words is complete. A new word is arguable, so it gets a warning
      and does not fail.
    Faults: shows-info.status-as-sandbox-at-get-client-info

  @ais-v3/client-info/totals-are-integers @stated
  Rule: In the client's record, customers.total and logins.total are integers.
    Source: first document, "Resources and their fields / Other resources" (line 251), row `Client (version 3)`:
      `total integer`, `integers`
    Faults: shows-customers.total-as-many-at-get-client-info

  @ais-v3/client-info/counters-are-integers @stated
  Rule: If logins.active, logins.inactive or logins.disabled is present, it is an integer.
    Source: first document, "Resources and their fields / Other resources" (line 251), row `Client (version 3)`:
      `active, inactive, disabled integers`
    Faults: counts-active-logins-in-words

  @ais-v3/client-info/counters-only-of-what-exists @stated
  Rule: logins.active, logins.inactive and logins.disabled are present only if such logins exist.
    They are never 0.
    Source: first document, "Resources and their fields / Other resources" (line 251), row `Client (version 3)`: `the
      last three present only when such logins exist`
    Faults: takes-clientInfo.shown-as-true

  @ais-v3/client-info/status-is-own @implied
  Rule: The status in info is the status of the client that sent the request.
    Source: first document, "Resources and their fields / Other resources" (line 251), row `Client (version 3)`:
      `status`; whose it is follows from the route
    Faults: shows-info.status-as-live-at-get-client-info

    Scenario: A client is shown its own status
      When <the main client> requests <its own record>
      Then it shows "data.info.status" as <the status of the main client>

  @ais-v3/client-info/success-address-is-own @implied
  Rule: The success_url in settings is the address to which callbacks of success go.
    Source: first document, "Events" (line 413), first point: the client registers callback URLs `in its settings`
    Needs: callback-address
    Faults: shows-settings.success_url-as-another-at-get-client-info

    @alone:callbacks
    Scenario: The record of a client shows where its success callbacks go
      When <the main client> requests <its own record while it listens for callbacks>
      Then the record shows <the address of its success callbacks>

  @ais-v3/client-info/refused-for-the-kind-of-client @implied
  Rule: A client that may not use the route is refused with AppsRestricted or ActionNotAllowed.
    Source: first document, "Errors" (line 438), classes `AppsRestricted` and `ActionNotAllowed`; "Version 3
      differences" (line 373): `web clients only`
    Needs: app-client
    Note: The document does not say which clients are web clients, so an app key may also have access.
    Faults: calls-AppsRestricted-ClientPending-at-get-client-info

    Scenario: A client with an app key is accepted, or refused with one of two classes
      When <the app client> requests <its own record>
      Then each is accepted or refused as "AppsRestricted or ActionNotAllowed"

  @ais-v3/client-info/counter-of-what-exists @implied
  Rule: While at least one login is active, logins.active is present.
    Source: first document, "Resources and their fields / Other resources" (line 251), row `Client (version 3)`: `the
      last three present only when such logins exist`; the other way round follows
    Needs: plain-provider
    Faults: counts-no-active-logins

    @ais-v3/client-info/counters-within-total @ais-v3/client-info/counts-what-is-made
    Scenario: A new login is counted
      When <the main client> requests <its own record before and after a new login>
      Then the record shows <more customers and logins> [counts-what-is-made]
      And the record shows <counters of logins that add up to their total> [counters-within-total]
      And the record shows <an active login> [counter-of-what-exists]

  @ais-v3/client-info/counters-within-total @implied
  Rule: logins.active, logins.inactive and logins.disabled add up to logins.total.
    Source: first document, "Resources and their fields / Other resources" (line 251), row `Client (version 3)`:
      `total, active, inactive, disabled`; that they add up follows from the names
    Needs: plain-provider
    Faults: counts-a-login-too-many

  @ais-v3/client-info/counts-what-is-made @implied
  Rule: When the client creates a customer and a login, customers.total and logins.total increase.
    Source: first document, "Resources and their fields / Other resources" (line 251), row `Client (version 3)`:
      `customers {total integer}`; what is counted follows from the names
    Needs: plain-provider
    Note: Other users may work with the target at the same time, so any increase is accepted.
    Faults: shows-customers.total-as-1-at-get-client-info

  @ais-v3/client-info/total-as-listed @implied
  Rule: The logins.total of a client is the number of logins that the list of its logins shows.
    Source: first document, "Resources and their fields / Other resources" (line 251), row `Client (version 3)`:
      `logins {total`; what is counted follows from the name
    Note: Others may make logins meanwhile: any number from the total before the list to the one after it is right. A
      list of more than 10,000 logins is not counted.
    Faults: counts-the-logins-of-version-3-alone

    Scenario: A client has as many logins as its list shows
      When <the main client> requests <its own record and all its logins>
      Then the record shows <as many logins as the list>

  @ais-v3/client-info/counts-own-only @stated
  Rule: The customers.total of a client does not count the customers of another client.
    Source: first document, "Resources and their fields / Other resources" (line 251), row `Client (version 3)`:
      `customers {total integer}`; "What the service does" (line 12), list of terms: `an end-user of the client`
    Needs: second-client
    Note: Checked with five new customers of the main client, twice. Other users may work with the target at the same
      time, so the total of the second client must grow by as many both times to break the rule. The total of the main
      client must grow by them, otherwise nothing is counted that could be left out.
    Faults: counts-the-customers-of-every-client

    Scenario: The total of the second client does not grow with customers of the main client
      When <the second client> requests <its own record around new customers of the main client>
      Then the record shows <no customers of the main client>
