import { AsyncLocalStorage } from 'node:async_hooks'
import { explore, type Property } from '../../generators/explore.ts'
import { asRun, currentLane, type Run } from '../../harness/run/run.ts'
import { scopeNow } from '../../harness/tape/tape.ts'
import type { Helpers } from '../../generators/try-ahead.ts'
import { exploration } from './parts.ts'
import type { AssayWorld } from './world.ts'

/** Tries a rule on many generated cases, with the run's seed, number of cases and time, and keeps what came of it. */
export async function tryMany<T>(world: AssayWorld, property: Property<T>): Promise<void> {
  const { seed, cases, propertySeconds, path, shrinks } = world.run
  const tried = await explore(property, {
    seed,
    cases,
    seconds: propertySeconds,
    shrinks,
    helpers: helpersOf(world.run),
    scope: `${scopeNow()}, property ${(world.scenario.properties += 1)}`,
    ...(path !== undefined && { path }),
  })
  world.keep(exploration, tried)
}

/** The other workers of a run, as far as they have nothing else to do. */
export function helpersOf(run: Run): Helpers {
  const lane = currentLane()
  // A turn comes while another check goes on.
  const here = AsyncLocalStorage.snapshot()
  return {
    turns: lane.turns,
    help: (act) => lane.help((own) => here(() => asRun(run, act, own))),
    waitFor: (done) => lane.waitFor(done),
  }
}
