import { type Exploration, explore, type Property } from '../../generators/explore.ts'
import { scopeNow } from '../../harness/replay/replay-log.ts'
import { helpersOf } from '../../harness/run/helpers.ts'
import { exploration } from './parts.ts'
import type { AssayWorld } from './world.ts'

/** The maximum of a check's repetitions; undefined for its own number. */
export function upToOf({ run, scenario: { check } }: AssayWorld): number | undefined {
  return run.visited.upTo(({ name }) => name === check)
}

/** The path of the case that broke a check's property in an earlier proof, if known. */
export function knownPathOf({ run, scenario: { check } }: AssayWorld): string | undefined {
  const known = run.brokenCases?.get(check)
  return known === undefined ? undefined : String(known - 1)
}

/** Tries a rule on many generated cases, with the run's seed, number of cases and time, and stores the result. */
export async function tryMany<T>(world: AssayWorld, property: Property<T>): Promise<void> {
  const { seed, cases, propertySeconds, path, shrinks, isShown, dialect } = world.run
  const mostCases = upToOf(world) ?? world.run.mostCases
  world.scenario.properties += 1
  const options = {
    seed,
    cases,
    seconds: propertySeconds,
    shrinks,
    isEnough: () => isShown?.(dialect.interface) === true,
    helpers: helpersOf(world.run),
    scope: `${scopeNow()}, property ${world.scenario.properties}`,
    ...(mostCases !== undefined && { mostCases }),
  }
  const tryAll = () => explore(property, { ...options, ...(path !== undefined && { path }) })
  world.keep(exploration, shrinks ? await tryAll() : await brokenBefore(world, property, options, tryAll))
}

/**
 * The case that broke the property in another version or in an earlier proof, if it does so here; else tries all cases.
 * Only for runs that ask whether a property is broken: the case is not shrunk, and other cases are not tried.
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
