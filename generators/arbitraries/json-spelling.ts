import fc from 'fast-check'
import { isKeptNumeral, jsonText } from '../../core/exact-json.ts'

/** A way to write JSON: it changes the bytes but not the value. */
export interface JsonSpelling {
  /** Blanks between the tokens, used in turn. */
  blanks: string[]
  /** Every n-th character of a text is written as an escape; 0 means none. */
  escapeEvery: number
  upperCaseHex: boolean
  /** Writes the keys of objects in reverse order. */
  keysReversed: boolean
  /** Escapes slashes with a backslash, as PHP does; absent means false. */
  slashesEscaped?: boolean
}

/** Any spelling of a JSON value, the compact one included. Shrinks towards it. */
export function jsonSpelling(): fc.Arbitrary<JsonSpelling> {
  return fc.record({
    blanks: fc.array(fc.constantFrom('', ' ', '  ', '\n', '\t', '\r\n'), { maxLength: 7 }),
    escapeEvery: fc.nat({ max: 3 }),
    upperCaseHex: fc.boolean(),
    keysReversed: fc.boolean(),
    slashesEscaped: fc.boolean(),
  })
}

export const compact: JsonSpelling = { blanks: [], escapeEvery: 0, upperCaseHex: false, keysReversed: false }

/** The compact spelling, each other trait alone, and all traits together. */
export const jsonSpellingEdges: readonly JsonSpelling[] = [
  compact,
  ...[' ', '\n', '\t', '\r\n'].map((blank) => ({ ...compact, blanks: [blank] })),
  { ...compact, escapeEvery: 1 },
  { ...compact, escapeEvery: 2, upperCaseHex: true },
  { ...compact, keysReversed: true },
  { ...compact, slashesEscaped: true },
  { blanks: ['', ' ', '\r\n'], escapeEvery: 3, upperCaseHex: true, keysReversed: true, slashesEscaped: true },
  // Longer than one read of a server.
  { ...compact, blanks: [' '.repeat(200)] },
]

/** A spelling that differs from the compact one for every value that contains text. */
export function oddJsonSpelling(): fc.Arbitrary<JsonSpelling> {
  return jsonSpelling().map((spelling) => ({ ...spelling, escapeEvery: Math.max(1, spelling.escapeEvery) }))
}

export function spellJson(value: unknown, spelling: JsonSpelling): string {
  const { blanks, keysReversed } = spelling
  let count = 0
  const blank = (): string => (blanks.length === 0 ? '' : (blanks[count++ % blanks.length] ?? ''))
  const join = (open: string, parts: string[], close: string) =>
    blank() + open + parts.join(`${blank()},`) + blank() + close + blank()
  const write = (one: unknown): string => {
    if (typeof one === 'string') return blank() + spellText(one, spelling)
    if (Array.isArray(one)) return join('[', one.map(write), ']')
    if (typeof one !== 'object' || one === null || isKeptNumeral(one)) return blank() + jsonText(one)
    const entries = Object.entries(one)
    const ordered = keysReversed ? entries.toReversed() : entries
    return join(
      '{',
      ordered.map(([key, inner]) => `${blank()}${spellText(key, spelling)}${blank()}:${write(inner)}`),
      '}',
    )
  }
  return write(value)
}

function spellText(text: string, { escapeEvery, upperCaseHex, slashesEscaped }: JsonSpelling): string {
  const units = Array.from({ length: text.length }, (_, at) => text.slice(at, at + 1))
  const written = units.map((unit, at) => {
    if (escapeEvery > 0 && at % escapeEvery === 0) return escaped(unit, upperCaseHex)
    if (slashesEscaped && unit === '/') return '\\/'
    return /[\ud800-\udfff]/.test(unit) ? unit : JSON.stringify(unit).slice(1, -1)
  })
  return `"${written.join('')}"`
}

function escaped(unit: string, upperCaseHex: boolean): string {
  const hex = unit.charCodeAt(0).toString(16).padStart(4, '0')
  return `\\u${upperCaseHex ? hex.toUpperCase() : hex}`
}
