import { changeAnswers, type Fields, type Which } from '../../faults/kit/change-answers.ts'
import type { Answer } from '../../rules/wire/wire-rules.ts'
import type { Patch } from '../../faults/kit/change-rule.ts'

type Json = unknown

export function refuses({ json }: Answer): boolean {
  return typeof json === 'object' && json !== null && 'error_class' in json
}

/** The same JSON with every object within it changed, the innermost first. */
export function mapObjects(json: Json, change: (fields: Fields) => Fields): Json {
  if (typeof json !== 'object' || json === null) return json
  const inner = mapInner(json, (value) => mapObjects(value, change))
  return Array.isArray(inner) ? inner : change(inner as Fields)
}

export function mapTexts(json: Json, change: (text: string) => string): Json {
  if (typeof json === 'string') return change(json)
  return typeof json === 'object' && json !== null ? mapInner(json, (value) => mapTexts(value, change)) : json
}

/** Changes every object within answers, the innermost first. */
export function changeObjects(which: Which, change: (fields: Fields, answer: Answer) => Fields): Patch {
  return changeAnswers(which, (answer) => ({ json: mapObjects(answer.json, (fields) => change(fields, answer)) }))
}

/** The same list or object with each of its values changed. One in which nothing changes, as most, is not copied. */
export function mapInner(json: object, change: (value: Json, name: string) => Json): object {
  if (Array.isArray(json)) {
    const rows = json.map((row: Json) => change(row, ''))
    return rows.some((row, at) => row !== json[at]) ? rows : json
  }
  const before = json as Fields
  let after = before
  for (const name in before) {
    const value = change(before[name], name)
    if (value === before[name]) continue
    if (after === before) after = { ...before }
    after[name] = value
  }
  return after
}
