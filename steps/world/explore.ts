import { explore, type Property } from '../../generators/explore.ts'
import { scopeNow } from '../../harness/replay/replay-log.ts'
import { helpersOf } from '../../harness/run/helpers.ts'
import { exploration } from './parts.ts'
import type { AssayWorld } from './world.ts'

/** Tries a rule on many generated cases, with the run's seed, number of cases and time, and keeps what came of it. */
export async function tryMany<T>(world: AssayWorld, property: Property<T>): Promise<void> {
  const { seed, cases, propertySeconds, mostCases, path, shrinks } = world.run
  const tried = await explore(property, {
    seed,
    cases,
    seconds: propertySeconds,
    shrinks,
    helpers: helpersOf(world.run),
    scope: `${scopeNow()}, property ${(world.scenario.properties += 1)}`,
    ...(mostCases !== undefined && { mostCases }),
    ...(path !== undefined && { path }),
  })
  world.keep(exploration, tried)
}
