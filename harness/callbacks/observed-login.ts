import type { Exchange } from '../../core/exchange.ts'

/** A callback about a login, as evidence: its request is what the target sent, its answer what it got. */
export interface LoginCallback {
  kind: string
  json: unknown
  exchange: Exchange
}

/**
 * Why a login that nothing came in for may be silent. `unsent`: other callbacks of the run came, or the control port says
 * that it sent none to addresses that Assay registered. `unreached`: the control port says that it sent some.
 * `unregistered`: nothing of the run ever came, and nothing shows that the addresses are registered.
 */
export type Silence = 'unsent' | 'unreached' | 'unregistered'

/** What came in for one login of the run; callbacks for logins of others are left out. */
export interface ObservedLogin {
  callbacks: LoginCallback[]
  /** Where nothing came in for it. */
  silence?: Silence
}
