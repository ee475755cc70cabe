import type { CustomerRef, LoginRef } from '../../actions/scene/refs.ts'

export interface Resolved {
  /** What the pact may fill in, by name. */
  values: Record<string, unknown>
  /** Whose secrets go along where the pact names none. */
  customer?: CustomerRef
  login?: LoginRef
}
