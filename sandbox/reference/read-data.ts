import { readFileSync } from 'node:fs'
import { parseYaml } from '../../core/parse-yaml.ts'
import { readTable, type CategoryTree, type CategoryTrees } from '../../requirements/tables/read-table.ts'

interface DataFiles {
  countries: Record<string, [name: string, refreshStartHour: number]>
  currencies: {
    current: Record<string, [name: string, dollars: number]>
    retired: Record<string, [name: string, successor: string, oldUnits: number]>
  }
  assets: Record<string, [name: string, dollars: number]>
}

const loaded = new Map<keyof DataFiles, unknown>()

/** A YAML file of this folder by its name without the ending; read once. */
export function readData<Name extends keyof DataFiles>(name: Name): DataFiles[Name] {
  if (!loaded.has(name)) loaded.set(name, parseYaml(readFileSync(new URL(`./${name}.yaml`, import.meta.url), 'utf8')))
  return loaded.get(name) as DataFiles[Name]
}

/** The category trees of a version, as its list shows them. Source: Categories. */
export function categoryTrees(version: 4 | 5 = 4): CategoryTrees {
  return readTable(version === 4 ? 'categories-v4' : 'categories-v5')
}

/** The codes a transaction may carry: every child, and every parent without children. */
export function assignableCodes(tree: CategoryTree): string[] {
  return Object.entries(tree).flatMap(([parent, children]) => (children.length === 0 ? [parent] : children))
}
