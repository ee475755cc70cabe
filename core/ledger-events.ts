import type { InterfaceName } from './interfaces.ts'

/** What a run creates at a target. A `lesson` is a batch of learned categories. */
export type MadeKind = 'customer' | 'lead' | 'login' | 'consent' | 'payment' | 'lesson'

/** What a run changes in the target's existing state through its control port. */
export type ChangedKind =
  | 'clock'
  | 'client-status'
  | 'callback-addresses'
  | 'customer-lock'
  | 'login-status'
  | 'rate-limits'

/** Written just before a request that may create or change something at the target. */
export interface Intended {
  type: 'intended'
  /** Unique in a journal. */
  entry: string
  what: MadeKind | ChangedKind
  /** The interface of the request; absent for the control port. */
  through?: InterfaceName
  /**
   * How the thing is known before it has an id: the identifier of a customer, the email of a lead, the purpose of a
   * client, or the id of a changed thing.
   */
  name?: string
  /** For callback addresses: the names of the registered ones. */
  fields?: string[]
}

/** The outcome. Without this event, the thing may exist at the target. */
export interface Settled {
  type: 'settled'
  entry: string
  outcome: 'made' | 'refused' | 'put-back'
  /** The target's id for the thing, where its answer shows one. */
  id?: string
  /** What was created, where it differs from the intention. */
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

export function isChange(what: MadeKind | ChangedKind): what is ChangedKind {
  return changes.has(what)
}
