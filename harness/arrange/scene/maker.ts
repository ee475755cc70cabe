import { because } from '../../reasons/because.ts'
import type { Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { ProviderProfile } from '../../profile/profile.ts'
import type { Run } from '../../run/run.ts'
import { lacking } from '../../reasons/lacking.ts'
import { type CheckStopped, untested } from '../../../core/check-stopped.ts'
import type { CustomerRef, LoginRef } from './refs.ts'
import { Requests } from './requests.ts'

/** What makes customers and logins for a run: its own version, or another where it shows no route for that. */
export interface Maker {
  requests: Requests
  send: Send
}

/** Whether customers and logins can be made: by the version of a run, or by another that the target claims. */
export function canMake({ dialect, ground }: Pick<Run, 'dialect' | 'ground'>): boolean {
  return ground !== undefined || dialect.madeThrough === undefined
}

/** The maker of a run; undefined where nothing can be made. */
export function makerOf(run: Run, own: Maker): Maker | undefined {
  const { ground, loginSecrets } = run
  if (ground)
    return { requests: new Requests(ground.dialect, loginSecrets), send: (draft) => ground.client.send(draft) }
  return canMake(run) ? own : undefined
}

/** Why nothing can be made: a version without the routes, and none beside it that has them. */
export function noMaker({ dialect }: Run): CheckStopped {
  const facts = { version: dialect.interface, others: dialect.madeThrough ?? [] }
  return untested(because('nothing-makes-logins', facts))
}

/** Stands where a version without logins is asked for one: the customer is real, the login is nobody's. */
export function customerAlone(customer: CustomerRef): LoginRef {
  return { id: '0', secret: '', customer, provider: unnamed, credentials: {} }
}

const unnamed: ProviderProfile = { purpose: 'plain', code: '', country_code: '', fake: false }

/** The connection that the profile gives. @throws CheckStopped (untested) when it gives none */
export function readyConnection(run: Run, kind: 'plain' | 'large'): LoginRef {
  const { profile, dialect } = run
  if (!dialect.ready) throw noMaker(run)
  const { data, capability } = dialect.ready[kind]
  const ready = profile.data[data]
  if (!ready) throw lacking(run.offered, capability)
  const customer = { id: ready.customer_id, secret: '', as: 'main' } as const
  const provider = profile.providers.find(({ purpose }) => purpose === 'plain') ?? unnamed
  return { id: ready.connection_id, secret: '', customer, provider, credentials: provider.credentials?.succeed ?? {} }
}

/** The answer with one row of its list as its data, as if that row had been asked for alone. */
export function rowAlone(list: Exchange, id: string): Exchange {
  const { answer } = list
  const rows = (answer?.json as { data?: unknown } | undefined)?.data
  const row = Array.isArray(rows) ? rows.find((one: { id?: unknown } | null) => String(one?.id) === id) : undefined
  return answer && row !== undefined ? { ...list, answer: { ...answer, json: { data: row } } } : list
}
