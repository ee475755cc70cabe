import { explore, type Property } from '../generators/explore.ts'
import type { AssayWorld } from './world.ts'

/** Tries a property as the scenario's check, with the run's seed, number of cases and time, and judges the outcome. */
export async function exploreAndJudge<T>(world: AssayWorld, property: Property<T>): Promise<void> {
  const { seed, cases, propertySeconds, path, shrinks } = world.run
  const exploration = await explore(property, {
    seed,
    cases,
    seconds: propertySeconds,
    shrinks,
    ...(path !== undefined && { path }),
  })
  world.coverage = exploration.coverage
  world.counterexample = exploration.counterexample
  world.judge(exploration.judgement)
}
