import { readFileSync } from 'node:fs'
import { parseYaml } from '../../core/parse-yaml.ts'

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
