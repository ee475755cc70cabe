import type { Rules } from '../../world/rules.ts'
import type { Site } from '../kit/sites.ts'

/** What a name says of a fault. */
export interface Said {
  /** What the sandbox, or one of its routes, does: the rest of a sentence. */
  does: string
  patch: (rules: Rules) => void
}

/** Reads a name as that of a kind of fault, on one route alone where one is given; undefined where it is of another kind. */
export type Derive = (what: string, site: Site | undefined) => Said | undefined

/** A value in a name: `true`, `nothing` for no value, `7`, or a word. */
export function valueIn(word: string): unknown {
  if (word === 'nothing') return undefined
  return /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(word) ? (JSON.parse(word) as unknown) : word
}
