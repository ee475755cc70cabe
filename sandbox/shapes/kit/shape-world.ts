import type { Clock } from '../../basics/clock.ts'
import type { Behaviour } from '../../rules/behaviour.ts'
import type { Attempt, Stage } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'
import type { Fields } from '../../basics/values.ts'

/** The part of a sandbox that shapes read; every sandbox fits. */
export interface ShapeWorld {
  store: Store
  clock: Clock
  /** Scheme, host and port at which the sandbox is reached. */
  baseUrl: string
  rules: Behaviour & {
    shape: { attempt: (attempt: Attempt, sandbox: ShapeWorld) => Fields; stage: (stage: Stage) => Fields }
  }
}
