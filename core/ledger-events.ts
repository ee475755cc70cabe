import type { InterfaceName } from './interface-name.ts'

/** What a run makes at a target. A `lesson` is a batch of learned categories. */
export type MadeKind = 'customer' | 'lead' | 'login' | 'consent' | 'payment' | 'lesson'

/** What a run changes at a target as it is, through its control port. */
export type ChangedKind =
  | 'clock'
  | 'client-status'
  | 'callback-addresses'
  | 'customer-lock'
  | 'login-status'
  | 'rate-limits'

/** Written just before a request goes out that may make or change something at the target. */
export interface Intended {
  type: 'intended'
  /** Unique in a journal. */
  entry: string
  what: MadeKind | ChangedKind
  /** The interface that makes it; absent for the control port. */
  through?: InterfaceName
  /**
   * By what it is known before it has an id: the identifier of a customer, the email of a lead, the purpose of a client, the
   * id of what is changed.
   */
  name?: string
  /** Of callback addresses, the names of those that are registered. */
  fields?: string[]
}

/** What became of it; where nothing says so, it is perhaps there. */
export interface Settled {
  type: 'settled'
  entry: string
  outcome: 'made' | 'refused' | 'put-back'
  /** Under which the target knows what was made, as far as its answer says it. */
  id?: string
  /** What it came to be, where that is something else than what was intended. */
  what?: MadeKind
}

export type LedgerEvent = Intended | Settled

const changes: ReadonlySet<string> = new Set<ChangedKind>([
  'clock',
  'client-status',
  'callback-addresses',
  'customer-lock',
  'login-status',
  'rate-limits',
])

/** Whether it changes what was there, so that there is a way back. */
export function isChange(what: MadeKind | ChangedKind): what is ChangedKind {
  return changes.has(what)
}
