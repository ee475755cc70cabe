import { readTable, type CategoryTrees } from '../../requirements/tables/read-table.ts'
import type { Clock } from '../basics/clock.ts'
import { type Fields, picked } from '../basics/values.ts'
import type { Field, FieldOption, SandboxProvider } from '../providers/provider.ts'
import type { Asset, Country, Currency } from '../reference/lists.ts'
import type { Rate } from '../reference/rates.ts'
import type { Behaviour } from '../rules/behaviour.ts'
import { providerNamed } from '../rules/logins/create-rules.ts'
import {
  callbackKinds,
  type Account,
  type Attempt,
  type Client,
  type Consent,
  type Customer,
  type Login,
  type Stage,
  type Transaction,
} from '../store/entities.ts'
import type { ConnectToken, OauthSession } from '../store/flows.ts'
import { lastAttempt, type Store } from '../store/store.ts'

/** The part of a sandbox that shapes read; every sandbox fits. */
export interface ShapeWorld {
  store: Store
  clock: Clock
  /** Scheme, host and port at which the sandbox is reached. */
  baseUrl: string
  rules: Behaviour & { shape: Shapes }
}

const statuses: ReadonlyArray<Login['status']> = ['active', 'inactive', 'disabled']

/** The consent that a login and its attempts show. */
const ofConsents = [
  'show_consent_confirmation',
  'consent_types',
  'consent_period_days',
  'consent_given_at',
  'consent_expires_at',
]

/** How each resource is written out. `payments/shapes` has those of payments. */
export const createShapes = () => ({
  ...accountShapes(),
  ...flowShapes(),
  ...loginShapes(),
  ...providerShapes(),
  ...referenceShapes(),
})

export interface Shapes extends ReturnType<typeof createShapes> {}

/** Source: Customer, Account and Transaction (version 4). */
const accountShapes = () => ({
  customer: ({ clientId: _client, ...shown }: Customer): Fields => shown,

  account: ({ clientId: _client, customerId: _customer, loginId, key: _key, ...shown }: Account): Fields => ({
    ...shown,
    login_id: loginId,
  }),

  transaction: ({ id, clientId: _client, accountId, loginId: _login, key: _key, ...rest }: Transaction): Fields => {
    const { categoryV5: _other, ...shown } = rest
    return { id, ...shown, account_id: accountId }
  },
})

/** Source: Login, Attempt and stage object (version 4). */
const loginShapes = () => ({
  login: (login: Login, sandbox: ShapeWorld): Fields => {
    const provider = providerNamed(sandbox, login.providerCode)
    const attempt = lastAttempt(sandbox, login)
    const shown = {
      ...login,
      provider_id: provider?.id ?? null,
      provider_code: login.providerCode,
      provider_name: provider?.name ?? null,
      country_code: provider?.country_code ?? null,
      last_attempt: attempt ? sandbox.rules.shape.attempt(attempt, sandbox) : null,
      holder_info: login.holderInfo ?? {},
    }
    return picked(shown, readTable('resource-fields').login)
  },

  attempt: (attempt: Attempt, { rules: { shape }, store }: ShapeWorld): Fields => {
    const login = store.logins.get(attempt.loginId)
    const { id, loginId: _login, consentId: _consent, userAgent: _agent, fetchType: _type, ...shown } = attempt
    const { fetched_accounts_notify: _notify, stages, ...rest } = shown
    const last = stages.at(-1)
    return { id, ...rest, ...(login && picked(login, ofConsents)), last_stage: last ? shape.stage(last) : null }
  },

  attemptDetail: (attempt: Attempt, sandbox: ShapeWorld): Fields => {
    const { shape } = sandbox.rules
    return { ...shape.attempt(attempt, sandbox), stages: attempt.stages.map((stage) => shape.stage(stage)) }
  },

  stage: (stage: Stage): Fields => ({ ...stage }),
})

/** Source: Provider (version 4). */
const providerShapes = () => ({
  provider: (provider: SandboxProvider): Fields => picked(provider, readTable('resource-fields').provider),

  providerDetail: (rules: { shape: Shapes }, provider: SandboxProvider): Fields => ({
    ...rules.shape.provider(provider),
    required_fields: provider.required_fields.map((field) => rules.shape.field(rules, field)),
    interactive_fields: provider.interactive_fields.map((field) => rules.shape.field(rules, field)),
  }),

  field: ({ shape }: { shape: Shapes }, field: Field): Fields => ({
    ...field,
    ...(field.field_options && { field_options: field.field_options.map((option) => shape.fieldOption(option)) }),
  }),

  fieldOption: (option: FieldOption): Fields => ({ ...option }),
})

/** Source: Categories; Other resources. */
const referenceShapes = () => ({
  country: (country: Country): Fields => ({ ...country }),
  currency: (currency: Currency): Fields => ({ ...currency }),
  asset: (asset: Asset): Fields => ({ ...asset }),
  rate: (rate: Rate): Fields => ({ ...rate }),
  categoryTrees: ({ business, personal }: CategoryTrees): Fields => ({ business, personal }),

  /** Source: Other resources, Client (version 3). */
  client: (client: Client, { rules, store }: ShapeWorld): Fields => {
    const logins = store.logins.group('clientId', client.id)
    const counts = statuses.map((status) => [status, rules.clientInfo.count(logins, status)] as const)
    return {
      settings: {
        email: client.email,
        ...Object.fromEntries(callbackKinds.map((kind) => [`${kind}_url`, client.callbacks[kind] ?? null])),
      },
      info: {
        status: client.status,
        signed_up_at: client.signed_up_at,
        activated_at: client.activated_at,
        last_request_sent_at: client.last_request_sent_at,
        last_callback_received_at: client.last_callback_received_at,
      },
      customers: { total: store.customers.group('clientId', client.id).length },
      logins: {
        total: rules.clientInfo.total(logins),
        ...Object.fromEntries(counts.filter(([, count]) => rules.clientInfo.shown(count))),
      },
    }
  },
})

/**
 * Source: Version 4 endpoints, tokens/create and oauth_providers/refresh; Partners, in Resources and their fields of the
 * second document. The fields of a consent are a choice.
 */
const flowShapes = () => ({
  token: ({ token, expiresAt }: ConnectToken, { rules, baseUrl }: ShapeWorld): Fields => ({
    token,
    expires_at: expiresAt.toISOString(),
    connect_url: rules.tokens.connectUrl(baseUrl, token),
  }),

  consent: (consent: Consent, { rules, clock }: ShapeWorld): Fields => {
    const { clientId: _client, customerId: customer_id, loginId: login_id, ...shown } = consent
    return { ...shown, login_id, customer_id, status: rules.consent.statusOf(consent, clock.now()) }
  },

  oauthSession: (session: OauthSession, { rules, baseUrl }: ShapeWorld): Fields => ({
    login_id: session.loginId,
    attempt_id: session.attemptId,
    token: session.token,
    expires_at: session.expiresAt.toISOString(),
    redirect_url: rules.oauth.redirectUrl(baseUrl, session.token),
  }),

  lead: ({ id, identifier }: Customer): Fields => ({ email: identifier, customer_id: id }),

  leadSession: ({ token, expiresAt }: ConnectToken, { rules, baseUrl }: ShapeWorld): Fields => ({
    expires_at: expiresAt.toISOString(),
    redirect_url: rules.partners.redirectUrl(baseUrl, token),
  }),
})
