import type { Exchange } from '../../core/exchange.ts'
import type { JournalEvent } from '../../core/journal-events.ts'
import { isChange, type LedgerEvent, type Settled } from '../../core/ledger-events.ts'
import type { RequestNotes } from '../client/deliver.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { Profile } from '../profile/profile.ts'
import { enter, entriesIn, type Entry } from './entries-in.ts'
import { fieldsOf, idIn, madeBy, type Intent } from './made-by.ts'
import { parseJson } from '../../core/exact-json.ts'
import type { PreparedRequest } from '../client/prepare.ts'

/** The list of everything that a run created or changed at its target and that still exists. */
export interface Ledger {
  /** Called with every request before it is sent, and then with its answer. */
  readonly notes: RequestNotes
  /** Everything that exists or may exist, in the order of creation. */
  entries(): Entry[]
}

interface LedgerOptions {
  profile: Profile
  /** Every interface that can create something. Called only when something may have been created. */
  dialects: () => ReadonlyArray<Pick<Dialect, 'interface' | 'basePath' | 'routes'>>
  /** Writes an event before anything else happens. */
  record: (event: LedgerEvent) => void
  /** The earlier events of the journal. */
  past?: readonly JournalEvent[]
}

/** Transport errors after which the target cannot have carried out the request. */
const neverArrived = new Set(['TARGET_UNREACHABLE', 'TARGET_UNTRUSTED', 'REQUEST_UNSENDABLE', 'RATE_LIMITED'])

/** A ledger that writes each intention before the request and its outcome after it. */
export function createLedger({ profile, dialects, record, past = [] }: LedgerOptions): Ledger {
  const entries = entriesIn(past)
  const bases = [profile.target.base_url, profile.open_finance?.base_url].flatMap((base) => base ?? [])
  let number = lastNumber(past)

  function write(event: LedgerEvent): void {
    record(event)
    enter(entries, event)
  }

  function settle(exchange: Exchange, entry: string | undefined, { intent, back }: Changes): void {
    const outcome = outcomeOf(exchange)
    if (entry !== undefined && intent && outcome)
      write({ type: 'settled', entry, ...(outcome === 'refused' ? { outcome } : madeIn(intent, exchange)) })
    if (!back || outcome !== 'made') return
    for (const one of [...entries.values()].filter((open) => isBackOf(back, open)))
      write({ type: 'settled', entry: one.entry, outcome: 'put-back' })
  }

  return {
    notes(prepared) {
      const changes = changesOf(prepared)
      if (!changes.intent && !changes.back) return undefined
      const entry = changes.intent && `l${(number += 1)}`
      if (changes.intent && entry) write({ type: 'intended', entry, ...changes.intent })
      return (exchange) => settle(exchange, entry, changes)
    },
    entries: () => [...entries.values()],
  }

  function changesOf(prepared: Parameters<RequestNotes>[0]): Changes {
    if (prepared.method === 'GET') return {}
    const port = profile.control?.base_url
    if (prepared.elsewhere && port !== undefined) {
      const path = below(port, prepared.url)
      return path === undefined ? {} : changedBy(prepared, path, profile)
    }
    for (const base of bases) {
      const path = below(base, prepared.url)
      const intent = path === undefined ? undefined : madeBy(prepared, path, dialects())
      if (intent) return { intent }
    }
    return {}
  }
}

/** The path below a base address, without query and fragment; undefined where the address is not below it. */
function below(base: string, url: string): string | undefined {
  const root = base.replace(/\/+$/, '')
  return url.startsWith(`${root}/`) ? url.slice(root.length).replace(/[?#].*$/s, '') : undefined
}

/** Undefined where no answer shows the outcome. */
function outcomeOf({ answer, trouble }: Exchange): 'made' | 'refused' | undefined {
  if (trouble) return neverArrived.has(trouble.code) ? 'refused' : undefined
  if (!answer || answer.status >= 500) return undefined
  return answer.status >= 200 && answer.status < 300 ? 'made' : 'refused'
}

/** The result of an accepted intention. A hosted page may lead to a login, a payment or nothing. */
function madeIn(intent: Intent, { answer }: Exchange): Pick<Settled, 'outcome' | 'id' | 'what'> {
  const { what } = intent
  if (isChange(what)) return { outcome: 'made' }
  const { login_id: login, payment_id: payment } = fieldsOf(fieldsOf(answer?.json)['data'])
  if (intent.through === undefined && payment !== undefined)
    return payment === null ? { outcome: 'refused' } : { outcome: 'made', id: String(payment), what: 'payment' }
  if (intent.through === undefined && login === null) return { outcome: 'refused' }
  const id = idIn(what, answer?.json)
  return { outcome: 'made', ...(id !== undefined && { id }) }
}

function isBackOf(back: Intent, { what, name, fields = [] }: Entry): boolean {
  return what === back.what && name === back.name && fields.every((field) => back.fields?.includes(field) === true)
}

function lastNumber(past: readonly JournalEvent[]): number {
  let last = 0
  for (const event of past)
    if (event.type === 'intended') last = Math.max(last, Number(/\d+$/.exec(event.entry)?.[0] ?? 0))
  return last
}

/** What a request to the control port changes and what it restores. */
interface Changes {
  intent?: Intent
  back?: Intent
}

/** The changes by a request to the control port; `path` is relative to the port's address. */
function changedBy({ method, body }: PreparedRequest, path: string, profile: Profile): Changes {
  const [, folder, id = ''] = path.split('/')
  const name = decodeURIComponent(id)
  const fields = fieldsOf(parseJson(body.toString()))
  if (folder === 'clock') return moved(method)
  if (method === 'POST' && folder === 'connect-sessions') return { intent: { what: 'login' } }
  if (method !== 'PUT') return {}
  if (folder === 'clients') return ofClient(name, fields, profile)
  if (folder === 'customers') return either(fields['locked'] === true, { what: 'customer-lock', name })
  if (folder === 'rate-limits') return either(fields['enforced'] === false, { what: 'rate-limits' })
  const isStatus = folder === 'logins' && path.split('/').length === 3
  return isStatus ? either(fields['status'] !== 'active', { what: 'login-status', name }) : {}
}

function moved(method: string): Changes {
  if (method === 'DELETE') return { back: { what: 'clock' } }
  return method === 'POST' ? { intent: { what: 'clock' } } : {}
}

function either(changes: boolean, what: Intent): Changes {
  return changes ? { intent: what } : { back: what }
}

/** A client is named by its purpose, because its key is a secret of the profile. */
function ofClient(appId: string, { status, callbacks }: Record<string, unknown>, { clients }: Profile): Changes {
  const client = clients.find(({ app_id: own, registered }) => own === appId || registered?.app_id === appId)
  const name = client?.purpose ?? 'unknown'
  if (status !== undefined) return either(status !== client?.status, { what: 'client-status', name })
  const [given, taken] = [true, false].map((isGiven) =>
    Object.entries(fieldsOf(callbacks)).flatMap(([field, address]) => ((address !== null) === isGiven ? field : [])),
  ) as [string[], string[]]
  const addresses = (fields: string[]): Intent => ({ what: 'callback-addresses', name, fields })
  return { ...(given.length > 0 && { intent: addresses(given) }), ...(taken.length > 0 && { back: addresses(taken) }) }
}
