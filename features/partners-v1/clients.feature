Feature: Partners as clients
  A partner has service keys. It begins in pending status, and is then shown fake and sandbox providers.

  @partners-v1/clients/app-key-refused @stated
  Rule: Every route refuses an app key.
    Only service keys are supported.
    Source: second document, "What the service does" (line 11), point on partners: `Only service keys are supported`
    Needs: app-client
    Note: The document names no error class for this case.
    Faults: takes-access.appKeyMayCall-as-true, takes-access.appKeyMayCall-as-true-at-post-leads

    Scenario: Every route refuses an app key
      Given all <routes>
      When it is sent as the "app" client
      Then it is refused

  @partners-v1/clients/unfiltered-lists-show-own @stated
  Rule: A list of connections, accounts or transactions without a filter shows nothing of another client.
    Source: second document, "Endpoints / Partners" (line 134), rows `GET /connections`, `GET /accounts` and `GET
      /transactions`; "Account information / What the service does" (line 7): a customer is an end-user of the client
    Needs: second-client
    Note: The document does not say how a list without a filter is answered. A refusal is accepted.
    Faults: lists-accounts-of-every-client-without-a-filter

    Scenario: Another client that lists whatever there is, from a row of a lead on, is not shown it
      Given all <first rows of a list of what clients own>
      When it is sent with <an id of another client, by itself>
      Then the second client is shown nothing of it

  @partners-v1/clients/pending-sees-fake-and-sandbox @implied
  Rule: The list of providers shows a pending client only fake and sandbox providers.
    Source: second document, "What the service does" (line 11), point on partners: `pending status with access only to
      fake and sandbox providers`
    Needs: pending-client
    Note: The document limits access to such providers. That the list hides other providers is only implied. No field
      marks a sandbox provider, so a provider counts as one if its country, code or name says so.
    Faults: takes-partners.providerOpen-as-true

    Scenario: A pending client is shown fake and sandbox providers only
      When the main client and the pending client request <the providers>
      Then the pending client is shown <fake and sandbox providers only>

  @partners-v1/clients/pending-is-refused-others @implied
  Rule: A pending client that asks for one provider gets none but fake and sandbox providers.
    Source: second document, "What the service does" (line 11), point on partners: `pending status with access only to
      fake and sandbox providers`
    Needs: pending-client
    Note: The document limits access to such providers. That other ones cannot be read is only implied.
    Faults: accepts-ProviderNotFound-at-get-providers-provider-code-in-partners-v1

    Scenario: A pending client is refused providers that others are shown
      When the main client and the pending client request <some other providers>
      Then the pending client is shown <none of them>

  @partners-v1/clients/pending-reaches-fake @implied
  Rule: The list of providers shows a pending client at least one fake or sandbox provider.
    Source: second document, "What the service does" (line 11), point on partners: `pending status with access only to
      fake and sandbox providers`
    Needs: pending-client
    Faults: shows-no-provider-to-pending-partners

    Scenario: A pending client is shown a provider that it may use
      When the main client and the pending client request <the providers>
      Then the pending client is shown <a provider>

  @partners-v1/clients/pending-connects-nothing-else @stated
  Rule: A pending client can connect only to fake and sandbox providers.
    Source: second document, "What the service does" (line 11), point on partners: `pending status with access only to
      fake and sandbox providers`
    Needs: pending-client, real-provider, hosted-pages
    Note: The profile gives another provider, with credentials with which the main client connects there.
    Faults: takes-partners.pageOffers-as-true

    Scenario: A pending client gets no connection at a provider to which the main client connects
      When the main client and the pending client request <a login at a real provider>
      Then the pending client is shown <no login there>

  @partners-v1/clients/transitions @open
  Rule: The document does not say how a partner gets from pending to test and live status.
    Source: second document, "What the service does" (line 11), point on partners: `on going live`; "States and
      transitions" (line 81), last point: transitions are not shown
    Not checkable: The status is agreed outside the interface.

  @partners-v1/clients/direct-bank-login @stated
  Rule: The user authenticates at the bank.
    Source: second document, "What the service does" (line 11), point on partners: `the user authenticates at the
      bank`
    Not checkable: This needs a person and a bank.
