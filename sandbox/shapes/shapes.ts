import type { Customer, Account, Transaction, Consent, Client, Login } from '../store/entities.ts'
import type { Fields } from '../basics/values.ts'
import type { OauthSession, ConnectToken } from '../store/flows.ts'
import { loginShapes } from './login-shapes.ts'
import { type ShapeWorld, providerShapes } from './kit/shape-world.ts'
import { paymentsShapes } from '../payments/shapes/payments-shapes.ts'
import type { CategoryTrees } from '../../requirements/tables/read-table.ts'
import type { Asset, Country, Currency } from '../reference/lists.ts'
import type { Rate } from '../reference/rates.ts'

const statuses: ReadonlyArray<Login['status']> = ['active', 'inactive', 'disabled']

/** How each resource is written out. */
export const createShapes = () => ({
  ...accountShapes(),
  ...clientShapes(),
  ...customerShapes(),
  ...flowShapes(),
  ...loginShapes(),
  ...partnersShapes(),
  ...paymentsShapes(),
  ...providerShapes(),
  ...referenceShapes(),
})

export type Shapes = ReturnType<typeof createShapes>

/** Source: Customer (version 4). */
function customerShapes() {
  return { customer: ({ clientId: _client, ...shown }: Customer): Fields => shown }
}

/** Source: Partners, in Resources and their fields of the second document. */
const partnersShapes = () => ({
  lead: ({ id, identifier }: Customer): Fields => ({ email: identifier, customer_id: id }),

  leadSession: ({ token, expiresAt }: ConnectToken, sandbox: ShapeWorld): Fields => ({
    expires_at: expiresAt.toISOString(),
    redirect_url: sandbox.rules.partners.redirectUrl(sandbox.baseUrl, token),
  }),
})

/** Source: Account (version 4); Transaction (version 4). */
const accountShapes = () => ({
  account: ({ clientId: _client, customerId: _customer, loginId, key: _key, ...shown }: Account): Fields => ({
    ...shown,
    login_id: loginId,
  }),

  transaction: ({ id, clientId: _client, accountId, loginId: _login, key: _key, ...rest }: Transaction): Fields => {
    const { categoryV5: _other, ...shown } = rest
    return { id, ...shown, account_id: accountId }
  },
})

/** Source: Categories; Other resources. */
const referenceShapes = () => ({
  country: (country: Country): Fields => ({ ...country }),
  currency: (currency: Currency): Fields => ({ ...currency }),
  asset: (asset: Asset): Fields => ({ ...asset }),
  rate: (rate: Rate): Fields => ({ ...rate }),
  categoryTrees: ({ business, personal }: CategoryTrees): Fields => ({ business, personal }),
})

/** Source: Version 4 endpoints, tokens/create and oauth_providers/refresh. The fields of a consent are a choice. */
const flowShapes = () => ({
  token: ({ token, expiresAt }: ConnectToken, sandbox: ShapeWorld): Fields => ({
    token,
    expires_at: expiresAt.toISOString(),
    connect_url: sandbox.rules.tokens.connectUrl(sandbox.baseUrl, token),
  }),

  consent: (consent: Consent, sandbox: ShapeWorld): Fields => {
    const { clientId: _client, customerId: customer_id, loginId: login_id, ...shown } = consent
    const status = sandbox.rules.consent.statusOf(consent, sandbox.clock.now())
    return { ...shown, login_id, customer_id, status }
  },

  oauthSession: (session: OauthSession, sandbox: ShapeWorld): Fields => ({
    login_id: session.loginId,
    attempt_id: session.attemptId,
    token: session.token,
    expires_at: session.expiresAt.toISOString(),
    redirect_url: sandbox.rules.oauth.redirectUrl(sandbox.baseUrl, session.token),
  }),
})

/** Source: Other resources, Client (version 3). */
const clientShapes = () => ({
  client: (client: Client, sandbox: ShapeWorld): Fields => {
    const { rules, store } = sandbox
    const { callbacks } = client
    const logins = store.logins.group('clientId', client.id)
    const counts = statuses.map((status) => [status, rules.clientInfo.count(logins, status)] as const)
    return {
      settings: {
        email: client.email,
        success_url: callbacks.success ?? null,
        fail_url: callbacks.fail ?? null,
        notify_url: callbacks.notify ?? null,
        destroy_url: callbacks.destroy ?? null,
        interactive_url: callbacks.interactive ?? null,
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
