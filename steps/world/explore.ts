import { type Exploration, explore, type Property } from '../../generators/explore.ts'
import { scopeNow } from '../../harness/replay/replay-log.ts'
import { helpersOf } from '../../harness/run/helpers.ts'
import { exploration } from './parts.ts'
import type { AssayWorld } from './world.ts'

/** How many times at most a check repeats what it does; as often as it says when undefined. */
export function upToOf({ run, scenario: { check } }: AssayWorld): number | undefined {
  return run.visited.upTo(({ name }) => name === check)
}

/** The path of the case of a check that broke its property in an earlier proof; undefined where none is known. */
export function knownPathOf({ run, scenario: { check } }: AssayWorld): string | undefined {
  const known = run.brokenCases?.get(check)
  return known === undefined ? undefined : String(known - 1)
}

/** Tries a rule on many generated cases, with the run's seed, number of cases and time, and keeps what came of it. */
export async function tryMany<T>(world: AssayWorld, property: Property<T>): Promise<void> {
  const { seed, cases, propertySeconds, path, shrinks } = world.run
  const mostCases = upToOf(world) ?? world.run.mostCases
  world.scenario.properties += 1
  const options = {
    seed,
    cases,
    seconds: propertySeconds,
    shrinks,
    helpers: helpersOf(world.run),
    scope: `${scopeNow()}, property ${world.scenario.properties}`,
    ...(mostCases !== undefined && { mostCases }),
  }
  const tryAll = () => explore(property, { ...options, ...(path !== undefined && { path }) })
  world.keep(exploration, shrinks ? await tryAll() : await brokenBefore(world, property, options, tryAll))
}

/**
 * The case that broke the same property in another version of the target or in an earlier proof, where it does so here too; else
 * all cases. For whoever asks just whether a property is broken: it is no smaller case, and says nothing of the others.
 */
async function brokenBefore<T>(
  world: AssayWorld,
  property: Property<T>,
  options: Parameters<typeof explore>[1],
  tryAll: () => Promise<Exploration>,
): Promise<Exploration> {
  const { run, scenario } = world
  const paths = await run.onceForTarget('paths of broken cases', async () => new Map<string, string>())
  const key = `${scenario.check}, property ${scenario.properties}`
  const path = paths.get(key) ?? knownPathOf(world)
  const again = path === undefined ? undefined : await explore(property, { ...options, path, mostCases: 1 })
  if (again?.counterexample) return again
  const tried = await tryAll()
  if (tried.counterexample) paths.set(key, tried.counterexample.path)
  return tried
}
