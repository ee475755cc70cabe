import type { Exchange } from '../../core/exchange.ts'

/** A callback about a login as evidence: the request is the target's, the answer is Assay's. */
export interface LoginCallback {
  kind: string
  json: unknown
  exchange: Exchange
}

/**
 * Why no callback came for a login. `unsent`: other callbacks of the run came, or the control port says that it sent
 * none to Assay's addresses. `unreached`: the control port says that it sent some. `unregistered`: no callback of the
 * run ever came, and nothing shows that the addresses are registered.
 */
export type Silence = 'unsent' | 'unreached' | 'unregistered'

/** The callbacks for one login of the run. */
export interface ObservedLogin {
  callbacks: LoginCallback[]
  /** Set where no callback came for it. */
  silence?: Silence
  /** The login as shown once its first success callback had come; absent where nobody looked. */
  shown?: Exchange
}
