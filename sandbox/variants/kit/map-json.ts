import { changeAnswers, type Fields, type Which, type Patch } from '../../faults/kit/change.ts'
import type { Answer } from '../../rules/wire/wire-rules.ts'

type Json = unknown

export function refuses({ json }: Answer): boolean {
  return typeof json === 'object' && json !== null && 'error_class' in json
}

/** The JSON with `change` applied to every object, the innermost first. */
export function mapObjects(json: Json, change: (fields: Fields) => Fields): Json {
  const map = (value: Json): Json => {
    if (typeof value !== 'object' || value === null) return value
    const inner = mapInner(value, map)
    return Array.isArray(inner) ? inner : change(inner as Fields)
  }
  return map(json)
}

/** Applies `change` to every object in answers, the innermost first. */
export function changeObjects(which: Which, change: (fields: Fields, answer: Answer) => Fields): Patch {
  return changeAnswers(which, (answer) => ({ json: mapObjects(answer.json, (fields) => change(fields, answer)) }))
}

/** The list or object with `change` applied to each value. */
export function mapInner(json: object, change: (value: Json, name: string) => Json): object {
  if (Array.isArray(json)) return json.map((row) => change(row, ''))
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, change(value, name)]))
}
