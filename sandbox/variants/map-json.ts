import type { Answer } from '../rules/wire/wire-rules.ts'

type Json = unknown
type Fields = Record<string, Json>

/** Whether an answer refuses. */
export function refuses({ json }: Answer): boolean {
  return typeof json === 'object' && json !== null && 'error_class' in json
}

/** The same JSON with every object within it changed, the innermost first. */
export function mapObjects(json: Json, change: (fields: Fields) => Fields): Json {
  if (Array.isArray(json)) return json.map((item) => mapObjects(item, change))
  if (typeof json !== 'object' || json === null) return json
  const inner = Object.entries(json).map(([name, value]) => [name, mapObjects(value, change)])
  return change(Object.fromEntries(inner) as Fields)
}

/** The same JSON with every text within it changed. */
export function mapTexts(json: Json, change: (text: string) => string): Json {
  if (typeof json === 'string') return change(json)
  if (Array.isArray(json)) return json.map((item) => mapTexts(item, change))
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, mapTexts(value, change)]))
}

/** The same fields without some of them. */
export function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}
