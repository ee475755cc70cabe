import type { RunningSandbox } from '../../../../sandbox/server/start.ts'
import type { Known, Ref } from '../requests/refs.ts'
import type { Login } from '../../../../sandbox/store/entities.ts'
import { victim } from './world.ts'

type Purpose = keyof RunningSandbox['clients']
type Found = Partial<Record<Known, string>>

const latest = 200

/** Who asks, about which of its logins, and whether what belongs to the victim may be named. */
export interface Asking {
  actor: Purpose
  focus: number
  crosses: boolean
}

/** Replaces the references of a plan by what a sandbox holds. */
export interface Lookup {
  /** A copy of a value with every reference replaced; what is not there becomes `none`. */
  resolve(value: unknown, asking: Asking): unknown
  /** Looks again for sessions and for logins that wait for an answer: looking for each request would take too long. */
  refresh(): void
}

export function createLookup(running: RunningSandbox): Lookup {
  const { store, flows } = running.sandbox
  let sessions = new Map<string, ReturnType<typeof sessionsOf>>()
  let waiting = new Map<string, Login[]>()

  /** What belongs together around the login with this number, from the newest. */
  function around(client: string, at: number): Found {
    const all = store.logins.group('clientId', client)
    const login = (at % 4 === 1 ? pick(waiting.get(client) ?? [], at) : undefined) ?? pick(all, at)
    const [first] = all
    const customer =
      login && at % 5 !== 0
        ? store.customers.get(login.customer_id)
        : pick(store.customers.group('clientId', client), at)
    const of = login?.id ?? ''
    const found: Found = {}
    const put = (kind: Known, value: string | undefined) => {
      if (value !== undefined) found[kind] = value
    }
    put('customer', customer?.id)
    put('customer secret', customer?.secret)
    put('login', login?.id)
    put('login secret', login?.secret)
    put('account', pick(store.accounts.group('loginId', of), at)?.id)
    const own = store.transactions.group('loginId', of)
    put('transaction', pick(own.length > 0 ? own : store.transactions.group('loginId', first?.id ?? ''), at)?.id)
    put('attempt', store.attempts.group('loginId', of).at(-1)?.id)
    put('consent', store.consents.group('loginId', of).at(-1)?.id)
    put('oauth code', codeOf(flows.oauthOfLogin.get(of)?.code))
    return found
  }

  function find({ $ref: kind, whose, at }: Ref, { actor, focus, crosses }: Asking): string {
    const client = running.clients[whose === 'victim' && crosses ? victim : actor].client
    if (kind === 'app id') return client.app_id
    if (kind === 'open-finance consent') return pick(store.openFinanceConsents.all(), at)?.id ?? 'none'
    const own = whose === 'focus' ? around(client.id, focus)[kind] : around(client.id, at)[kind]
    const session = sessions.get(client.id)?.[kind]
    const token = kind === 'session address' ? `${running.baseUrl}/connect?token=` : ''
    return own ?? (session ? token + (pick(session, at) ?? 'none') : 'none')
  }

  function resolve(value: unknown, asking: Asking): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((item) => resolve(item, asking))
    if (Object.hasOwn(value, '$ref')) return find(value as Ref, asking)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolve(item, asking)]))
  }

  function refresh(): void {
    const all = Object.values(running.clients).map(({ client }) => client.id)
    sessions = new Map(all.map((client) => [client, sessionsOf(running, client)]))
    waiting = new Map(
      all.map((client) => {
        const newest = store.logins.group('clientId', client).slice(-latest)
        return [client, newest.filter((login) => running.sandbox.fetcher.waitsForAnswer(login))]
      }),
    )
  }

  refresh()
  return { resolve, refresh }
}

/** The latest sessions of a client, by what opens them. */
function sessionsOf({ sandbox: { flows, store } }: RunningSandbox, client: string): Partial<Record<Known, string[]>> {
  const last = <T>(of: Iterable<T>) => [...of].slice(-latest)
  const own = last([...flows.tokens.values()].filter(({ clientId }) => clientId === client))
  const payments = last([...flows.payments.values()].filter(({ clientId }) => clientId === client))
  const unopened = (all: Array<{ token: string; visited: boolean }>) =>
    all.filter(({ visited }) => !visited).map(({ token }) => token)
  return {
    'connect token': unopened(own),
    'session address': [...unopened(own), ...unopened(payments)],
    'connect visit': last([...flows.visits.values()].filter(({ token }) => token.clientId === client)).map(
      ({ id }) => id,
    ),
    'payment token': unopened(payments),
    'payment visit': payments.filter(({ visited }) => visited).map(({ visitId }) => visitId),
    'oauth token': last(flows.oauth.values())
      .filter(({ loginId }) => store.logins.get(loginId)?.clientId === client)
      .map(({ token }) => token),
  }
}

/** One of the newest rows: made-up numbers are low for the most part, so they are spread. */
function pick<T>(rows: readonly T[], at: number): T | undefined {
  return rows.length === 0 ? undefined : rows[rows.length - 1 - ((at * 61) % Math.min(rows.length, latest))]
}

function codeOf(code: string | undefined): string | undefined {
  return code === undefined ? undefined : `code=${code}`
}
