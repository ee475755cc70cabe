import type { Fault } from '../kit/fault.ts'
import type { Site } from '../kit/sites.ts'

/** Reads a name as that of a kind of fault, on one route or at some times alone where given; undefined where it is of another kind. */
export type Derive = (what: string, site?: Site, time?: string) => Fault['patch'] | undefined

/** A value in a name: `true`, `nothing` for no value, `7`, or a word. */
export function valueIn(word: string): unknown {
  if (word === 'nothing') return undefined
  return /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(word) ? (JSON.parse(word) as unknown) : word
}
