import type { CustomerRef, LoginRef } from '../../actions/scene/refs.ts'
import type { Sending } from '../../actions/scene/interface-behaviour.ts'
import type { Scene } from '../../actions/scene/scene.ts'
import type { Fields } from '../../../core/fields.ts'

export interface Resolved {
  /** What the pact may fill in, by name. */
  values: Record<string, unknown>
  /** Whose secrets go along where the pact names none. */
  customer?: CustomerRef
  login?: LoginRef
}

export interface StateScene {
  scene: Scene
  /** Whether the request that follows only reads, so that what others read too will do. */
  readsOnly: boolean
  /** Given by the pact. */
  params: Fields
  before: Resolved
  /** By what an interface sends that authenticates in a way of its own. */
  by: Sending
}

/**
 * Brings the target into a state and gives the values that a pact may fill in.
 * @throws CheckStopped (untested) where profile or target do not offer what it takes, (inconclusive) where it failed
 */
export type State = (at: StateScene) => Promise<Resolved>
