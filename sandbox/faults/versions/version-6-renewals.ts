import type { Rules } from '../../world/rules.ts'
import { changeDataOf } from '../kit/change-login.ts'
import type { Fault } from '../kit/fault.ts'
import { inVersion6, statusInVersion6 } from './version-6.ts'

type Row = Record<string, unknown>

const connect = 'connections/connect'
const reconnect = 'connections/reconnect'
const refresh = 'connections/refresh'
const background = 'connections/background_refresh'
const renewals = [reconnect, refresh, background]

/** Changes the data of what is accepted on routes of version 6. */
export function dataInVersion6(rules: Rules, routes: readonly string[], change: (data: Row) => Row): void {
  inVersion6(rules, routes, (_answer, body) =>
    body.data === undefined ? {} : { json: { ...body, data: change(body.data as Row) } },
  )
}

/** Connect, reconnect and both refreshes, each rule broken in one way. */
export const version6RenewalFaults: Fault[] = [
  {
    id: 'shows-no-expiry-of-a-page',
    sentence: 'The answer to connect has no expires_at.',
    patch: (rules) => dataInVersion6(rules, [connect], ({ expires_at: _gone, ...data }) => data),
  },
  {
    id: 'opens-connect-pages-that-are-over',
    sentence: 'expires_at of the answer to connect is years ago.',
    patch: (rules) => dataInVersion6(rules, [connect], (data) => ({ ...data, expires_at: '2020-01-01T00:00:00Z' })),
  },
  {
    id: 'connects-somebody-else',
    sentence: 'customer_id of the answer to connect is that of another customer.',
    patch: (rules) => dataInVersion6(rules, [connect], (data) => ({ ...data, customer_id: '1' })),
  },
  {
    id: 'leads-to-a-path',
    sentence: 'connect_url is a path without a host.',
    patch: (rules) => dataInVersion6(rules, [connect], (data) => ({ ...data, connect_url: '/connect' })),
  },
  {
    id: 'refuses-missing-app-ids-of-connect-with-400',
    sentence: 'Connect without an App-id is refused with 400.',
    patch: (rules) => statusInVersion6(rules, [connect], 'AppIdNotProvided', 400),
  },
  {
    id: 'refuses-unknown-app-ids-of-connect-with-404',
    sentence: 'Connect with an unknown App-id is refused with 404.',
    patch: (rules) => statusInVersion6(rules, [connect], 'ApiKeyNotFound', 404),
  },
  {
    id: 'refuses-missing-provider-keys-with-406',
    sentence: 'Connect to a provider without keys is refused with 406.',
    patch: (rules) => statusInVersion6(rules, [connect], 'ProviderKeyFound', 406),
  },
  {
    id: 'calls-a-provider-without-keys-unknown',
    sentence: 'Connect to a provider without keys is refused with ProviderNotFound.',
    patch: (rules) =>
      inVersion6(rules, [connect], (_answer, body) =>
        body.error_class === 'ProviderKeyFound' ? { json: { ...body, error_class: 'ProviderNotFound' } } : {},
      ),
  },
  {
    id: 'refuses-broken-bodies-of-connect-with-409',
    sentence: 'Connect refuses a body that is not JSON with 409.',
    patch: (rules) => statusInVersion6(rules, [connect], 'JsonParseError', 409),
  },
  {
    id: 'reconnects-without-a-page',
    sentence: 'Reconnect answers without connect_url.',
    patch: (rules) => dataInVersion6(rules, [reconnect], ({ connect_url: _gone, ...data }) => data),
  },
  {
    id: 'refreshes-for-nobody',
    sentence: 'Refresh answers without customer_id.',
    patch: (rules) => dataInVersion6(rules, [refresh], ({ customer_id: _gone, ...data }) => data),
  },
  {
    id: 'answers-a-background-refresh-with-the-attempt',
    sentence: 'A refresh in the background answers with the attempt that it started.',
    patch: (rules) => dataInVersion6(rules, [background], ({ last_attempt: attempt }) => attempt as Row),
  },
  {
    id: 'hides-the-next-moment-after-a-background-refresh',
    sentence: 'The answer to a refresh in the background has no next_refresh_possible_at.',
    patch: (rules) => dataInVersion6(rules, [background], ({ next_refresh_possible_at: _gone, ...data }) => data),
  },
  {
    id: 'shows-one-attempt-for-ever',
    sentence: 'last_attempt of a login always has the id 1.',
    patch: (rules) =>
      changeDataOf(rules, ['logins/show'], (data) => ({
        ...data,
        last_attempt: { ...(data.last_attempt as Row), id: '1' },
      })),
  },
  {
    id: 'sends-no-callback-after-background-refreshes',
    sentence: 'No success callback is sent after a refresh in the background.',
    patch(rules) {
      rules.callbacks.sends = (kind) => kind !== 'success'
    },
  },
  {
    id: 'numbers-customers-in-callbacks',
    sentence: 'customer_id in a callback is a number.',
    patch(rules) {
      const { body } = rules.callbacks
      rules.callbacks.body = (facts, time, version) => {
        const made = body(facts, time, version) as { data: object }
        return { ...made, data: { ...made.data, customer_id: Number(facts.customer_id) } }
      }
    },
  },
  {
    id: 'refuses-processed-connections-with-400',
    sentence: 'Reconnect of a connection that is being processed is refused with 400.',
    patch: (rules) => statusInVersion6(rules, [reconnect], 'LoginAlreadyProcessing', 400),
  },
  {
    id: 'renews-processed-connections',
    sentence: 'A connection that is being processed can be reconnected and refreshed.',
    patch(rules) {
      rules.reconnect.busy = () => false
      rules.refresh.possible = () => true
    },
  },
  {
    id: 'refreshes-without-a-consent',
    sentence: 'Connections can be refreshed without an active consent.',
    patch(rules) {
      rules.consent.neededToRefresh = () => false
    },
  },
  {
    id: 'overlooks-the-end-of-a-consent',
    sentence: 'An expired consent counts as active.',
    patch(rules) {
      rules.consent.statusOf = (consent) => (consent.revoked_at === null ? 'active' : 'revoked')
    },
  },
  {
    id: 'renews-connections-of-other-clients',
    sentence: 'Every client can renew the connections of other clients.',
    patch(rules) {
      rules.access.ownCustomer = () => true
      rules.access.ownLogin = () => true
    },
  },
  {
    id: 'refuses-broken-bodies-of-renewals-with-422',
    sentence: 'Reconnect and both refreshes refuse a body that is not JSON with 422.',
    patch: (rules) => statusInVersion6(rules, renewals, 'JsonParseError', 422),
  },
]
