@ais-v3 @ais-v4 @ais-v5 @ais-v6 @payments-v1 @partners-v1
Feature: One thing, one view
  A client may read a thing wherever it is shown, alone, in a list or inside another thing, and sees the same.

  @conventions/views/one-thing-one-view @implied
  Rule: A login, an account, a transaction, a provider or a customer has the same values wherever it is shown, as long as nothing changed it.
    Source: first document, "Endpoints / Version 4" (line 316), rows `GET /api/v4/logins`, `GET
      /api/v4/logins/{login_id}`, `GET /api/v4/attempts`, `GET /api/v4/attempts/{attempt_id}`, `GET /api/v4/accounts` and
      `GET /api/v4/transactions`: one resource each; that its views agree follows
    In payments-v1: "second document / Endpoints / Payment initiation" (line 94), row `GET /providers`: pages of one list
    In partners-v1: "second document / Endpoints / Partners" (line 134), rows `GET /connections`, `GET /accounts` and
      `GET /transactions`: the resources of the first document
    Observed by: callbacks: names-its-customer, one-view: record
    Shown by: ais/attempts/show, conventions/types/booleans, conventions/paging/each-row-once,
      partners-v1/clients/pending-is-refused-others
    Note: Only documented fields that both views show are compared. Null says that there is none, but for a record within
      another one. The attempts of a login are compared too. Left out are categories, which may be learned in the
      background, and secrets.
    Faults: lists-later-payment-providers-without-templates, shows-a-provider-alone-as-inactive, shows-otherwise-*

  @conventions/views/status-of-refused-provider @implied @ais-v3 @ais-v4 @ais-v5 @payments-v1
  Rule: A provider that is refused with ProviderDisabled or ProviderInactive is not shown as active.
    Source: first document, "Errors" (line 484), classes `ProviderDisabled, ProviderInactive`: `provider status`; "Provider
      (version 4)" (line 57), row `status`; that both say the same follows
    In payments-v1: "second document / Resources and their fields / Payment provider" (line 25), row `status`; "Errors /
      Payment initiation error body" (line 176): `provider errors`
    Observed by: status-of-refused
    Shown by: ais/login-create/provider-inactive, ais/login-create/provider-disabled, payments-v1/connect/provider-inactive,
      payments-v1/connect/provider-disabled
    Note: Looked at where the request itself is refused, and the provider was shown before.
    Faults: shows-status-as-active-of-provider-in-ais-v3, shows-status-as-active-of-provider-in-ais-v4,
      shows-status-as-active-of-provider-in-ais-v5, shows-status-as-active-of-paymentProvider-in-payments-v1

  @conventions/views/row-alike-on-every-page @implied
  Rule: A row of a list has the same values on whatever page it stands, as long as nothing changed it.
    Source: first document, "Endpoints / Conventions: pagination" (line 301), second point: `per_page`; that the size of a
      page changes no row follows
    In ais-v6: "Version 6" (line 384), rows `GET /accounts` and `GET /connections`: meta, `from_id` and `per_page`
    In payments-v1: "second document / Endpoints / Payment initiation" (line 94), row `GET /providers`: paginated
    In partners-v1: "second document / Endpoints / Partners" (line 134), rows `GET /connections`, `GET /accounts` and
      `GET /transactions`: paginated
    Needs: large-login
    Note: Only a value that comes back without an update breaks it: one that changes once may have been changed.
    Faults: lists-later-transactions-as-fees, shows-otherwise-*

    Scenario: A row is shown alike on whatever page it stands
      Given a list with more than 250 rows
      When its pages of 250 rows are followed <twice, in turn with pages of 1000>
      Then both have the same <values in each row>
