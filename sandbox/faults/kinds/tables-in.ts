import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { modulesIn } from '../../../core/load-module.ts'
import { parseYaml } from '../../../core/parse-yaml.ts'

/**
 * The faults or variants in these folders, relative to `from`: what their code files export under `name`, and the tables
 * of their YAML files as `read` takes them, a table before the code of its name. A new file needs no entry anywhere.
 */
export function allIn<One>(
  folders: readonly string[],
  { from, name, read }: { from: string; name: string; read: (table: ReturnType<typeof tableOf>) => One[] },
): One[] {
  return folders.flatMap((relative) => {
    const folder = fileURLToPath(new URL(relative, from))
    const tables = readdirSync(folder).filter((file) => file.endsWith('.yaml'))
    const parts = [
      ...tables.map((file) => ({ of: basename(file, '.yaml'), all: read(tableOf(join(folder, file))) })),
      ...modulesIn(folder).map(({ name: of, exported }) => ({ of, all: exported[name] as One[] })),
    ]
    return parts
      .toSorted((one, other) => (one.of === other.of ? 0 : one.of < other.of ? -1 : 1))
      .flatMap(({ all }) => all)
  })
}

/** The entries of a YAML file by name. */
export function tableOf(file: string): Readonly<Record<string, unknown>> {
  return parseYaml(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>
}
