import type { CustomerRef, LoginRef } from '../../actions/scene/refs.ts'
import type { Sending } from '../../actions/scene/interface-behaviour.ts'
import type { Scene } from '../../actions/scene/scene.ts'
import type { Fields } from '../../../core/fields.ts'

export interface Resolved {
  /** Values by name that the pact may fill in. */
  values: Record<string, unknown>
  /** The customer whose secrets are sent where the pact names none. */
  customer?: CustomerRef
  login?: LoginRef
}

export interface StateScene {
  scene: Scene
  /** Whether the interaction only reads, so that shared resources suffice. */
  readsOnly: boolean
  /** Parameters from the pact. */
  params: Fields
  before: Resolved
  /** How requests are sent in an interface with its own authentication. */
  by: Sending
}

/**
 * Sets up a state at the target and returns the values for the pact.
 * @throws CheckStopped (untested) where profile or target do not offer what it takes, (inconclusive) where it failed
 */
export type State = (at: StateScene) => Promise<Resolved>
