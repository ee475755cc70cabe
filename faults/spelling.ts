import { isFields } from '../core/fields.ts'

/** The value that a word spells: `true`, `nothing` for undefined, `empty` for a text without content, `7`, `{"id":1}`, or the word. */
export function valueIn(word: string): unknown {
  if (word === 'nothing') return undefined
  if (word === 'empty') return ''
  return /^(?:true|false|null|-?\d+(?:\.\d+)?|[{[]["{].*[\]}])$/.test(word) ? (JSON.parse(word) as unknown) : word
}

/** A value as names spell it: `nothing` for undefined, `empty` for what has no content. */
export function spelt(value: unknown): string {
  if (value === undefined) return 'nothing'
  const isEmpty = Array.isArray(value) || isFields(value) ? Object.keys(value).length === 0 : value === ''
  return isEmpty ? 'empty' : String(value)
}
