import type { DataTable } from '../../harness/evaluation/runner.ts'
import { together } from '../../harness/actions/scene/together.ts'
import { part } from '../world/parts.ts'
import { resolveValue } from './values.ts'
import type { AssayWorld } from '../world/world.ts'

/** Fields of a body by their names; undefined leaves a field out. */
export type Settings = Record<string, unknown>

/** The settings that a login was created with. */
export const sentSettings = part<Settings>('the settings that were sent', 'When')

/** The settings that a table writes, a name and a value in each line. */
export function settingsIn(world: AssayWorld, table: DataTable): Promise<Settings> {
  return resolved(
    world,
    table.raw().map(([name = '', value = '']) => [name, value]),
  )
}

/** Several settings, one in each line of a table, under a first line of names. */
export function eachSettingsIn(world: AssayWorld, table: DataTable): Promise<Settings[]> {
  return together(table.hashes().map((line) => resolved(world, Object.entries(line))))
}

async function resolved(world: AssayWorld, written: ReadonlyArray<readonly [string, string]>): Promise<Settings> {
  const values = written.map(async ([name, value]) => [name, await resolveValue(world, value)] as const)
  return Object.fromEntries(await together(values))
}
