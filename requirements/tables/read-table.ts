import { readFileSync } from 'node:fs'
import { parseYaml } from '../../core/parse-yaml.ts'
import type { TableName, TableShapes, WordTable } from './table-shapes.ts'

const loaded = new Map<TableName, unknown>()

/**
 * One table of words from the documents, read once and deeply frozen. `name` is the file name in `requirements/tables/`
 * without its ending, such as `locales`.
 * @throws TABLE_UNKNOWN when there is no such table.
 */
export function readTable<Name extends TableName>(name: Name): TableShapes[Name] {
  if (!loaded.has(name)) loaded.set(name, frozen(parseYaml(textOf(name))))
  return loaded.get(name) as TableShapes[Name]
}

/** The table of a parameter's words, by the name that the table of its route has. @throws TABLE_UNKNOWN */
export function wordTable(name: string): WordTable {
  return readTable(name as 'locales')
}

function textOf(name: string): string {
  try {
    return readFileSync(new URL(`./${name}.yaml`, import.meta.url), 'utf8')
  } catch (cause) {
    throw new Error(
      `TABLE_UNKNOWN: "${name}" is an unknown table; accepted: the name of a file in requirements/tables/, without .yaml`,
      {
        cause,
      },
    )
  }
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) frozen(inner)
    Object.freeze(value)
  }
  return value
}
