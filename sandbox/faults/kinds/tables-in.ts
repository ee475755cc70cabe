import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { modulesIn } from '../../../core/load-module.ts'
import { parseYaml } from '../../../core/parse-yaml.ts'

/**
 * The faults or variants in these folders, relative to `from`: what their code files export under `name`, and the tables
 * of their YAML files as `read` takes them. A new file needs no entry anywhere.
 */
export function allIn<One, Table>(
  folders: readonly string[],
  { from, name, read }: { from: string; name: string; read: (table: Table) => One[] },
): One[] {
  return folders.flatMap((relative) => {
    const folder = fileURLToPath(new URL(relative, from))
    const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'))
    const written = modulesIn(folder).flatMap(({ exported }) => exported[name] as One[])
    return [...written, ...files.toSorted().flatMap((file) => read(tableOf(join(folder, file)) as Table))]
  })
}

/** The entries of a YAML file by name. */
export function tableOf(file: string): Readonly<Record<string, unknown>> {
  return parseYaml(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>
}
