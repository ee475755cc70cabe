import type { SchemaNode } from '../derive.ts'

type Tree = Record<string, unknown>

/** A copy of a JSON value with another value at the keys; no keys replace the whole. */
export function withKey(value: unknown, keys: readonly string[], put: unknown): unknown {
  if (keys.length === 0) return put
  const copy = structuredClone(value)
  holderOf(copy, keys)[keys.at(-1) as string] = put
  return copy
}

/** A copy of a JSON value without the key that the keys lead to; unchanged where it is not there. */
export function withoutKey(value: unknown, keys: readonly string[]): unknown {
  const copy = structuredClone(value)
  delete holderOf(copy, keys)[keys.at(-1) as string]
  return copy
}

function holderOf(value: unknown, keys: readonly string[]): Tree {
  let holder = value as Tree
  for (const key of keys.slice(0, -1)) holder = (holder[key] ?? {}) as Tree
  return holder
}

/** The kinds that a part of a schema accepts; an integer is distinguished from a number. */
export function kindsOf(part: SchemaNode): string[] {
  return [part.type].flat().map(String)
}

const examples: Array<[kind: string, value: unknown]> = [
  ['boolean', true],
  ['number', 1.5],
  ['integer', 7],
  ['string', '7'],
  ['array', []],
  ['object', {}],
  ['null', null],
]

/** Values of every kind that is not among these; an integer is a number too. */
export function oneOfAnotherKind(kinds: readonly string[]): unknown[] {
  const accepted = new Set([...kinds, ...(kinds.includes('number') ? ['integer'] : [])])
  return examples.filter(([kind]) => !accepted.has(kind)).map(([, value]) => value)
}
