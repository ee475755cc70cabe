import { acceptedText } from './accepted-text.ts'
import { mostProblems, type ProfileProblem } from './profile-error.ts'
import { schemaAt, type ProfilePath } from './profile-schema.ts'
import type { ProfileText } from './profile-text.ts'
import { shownKey, shownValue } from './shown-value.ts'

interface ProblemWords {
  given?: string
  accepted?: string
  advice?: string
  /** `key` where the key itself is wrong. */
  at?: 'key' | 'value'
}

/** Collects problems with their places, at most one for each path, because the first one causes the others. */
export class ProblemList {
  readonly #text: ProfileText
  readonly #problems = new Map<string, ProfileProblem>()

  constructor(text: ProfileText) {
    this.#text = text
  }

  /** Adds a problem at a path. Missing words are made from the value and the schema. */
  add(path: ProfilePath, words: ProblemWords = {}): void {
    const key = JSON.stringify(path)
    if (this.#problems.has(key) || this.#problems.size >= mostProblems) return
    const schema = schemaAt(path)
    this.#problems.set(key, {
      path: pathText(path),
      ...this.#text.placeOf(path, words.at),
      given: words.given ?? this.shownAt(path),
      accepted: words.accepted ?? (schema ? acceptedText(schema) : 'no key with this name'),
      advice: words.advice || undefined,
    })
  }

  has(path: ProfilePath): boolean {
    return this.#problems.has(JSON.stringify(path))
  }

  /** The value at a path in a form that an error may show. */
  shownAt(path: ProfilePath): string {
    const value = path.reduce<unknown>(
      (at, part) => (at as Record<string, unknown> | undefined)?.[part],
      this.#text.value,
    )
    return shownValue(value, path, schemaAt(path), this.#text.replacedAt(path)?.names)
  }

  all(): ProfileProblem[] {
    return [...this.#problems.values()].sort((a, b) => a.line - b.line || a.column - b.column)
  }
}

/** `clients[1].key_type`. Names of credentials become numbers, because one could be a misplaced secret. */
export function pathText(path: ProfilePath): string {
  return path.reduce<string>((text, part, index) => {
    if (typeof part === 'number') return `${text}[${part}]`
    const known = Object.keys(schemaAt(path.slice(0, index))?.properties ?? {})
    const shown = known.includes(part) ? part : isFree(path, index) ? '(a field)' : shownKey(part, known)
    return text === '' ? shown : `${text}.${shown}`
  }, '')
}

function isFree(path: ProfilePath, index: number): boolean {
  return typeof schemaAt(path.slice(0, index))?.additionalProperties === 'object'
}
