import fc from 'fast-check'
import { isKeptNumeral, jsonText } from '../../core/exact-json.ts'

/** One way of writing a JSON value: the value stays the same, the bytes do not. */
export interface JsonSpelling {
  /** Blanks put between the tokens, taken in turn. */
  blanks: string[]
  /** Every so many characters of a text are written as an escape; none when 0. */
  escapeEvery: number
  upperCaseHex: boolean
  /** Keys of objects from the last to the first. */
  keysReversed: boolean
  /** Slashes are written with a backslash, as PHP does; not when absent. */
  slashesEscaped?: boolean
}

/** Any spelling of a JSON value, the compact one included; shrinks towards it. */
export function jsonSpelling(): fc.Arbitrary<JsonSpelling> {
  return fc.record({
    blanks: fc.array(fc.constantFrom('', ' ', '  ', '\n', '\t', '\r\n'), { maxLength: 7 }),
    escapeEvery: fc.nat({ max: 3 }),
    upperCaseHex: fc.boolean(),
    keysReversed: fc.boolean(),
    slashesEscaped: fc.boolean(),
  })
}

/** The plainest spelling, as most programs write JSON. */
export const compact: JsonSpelling = { blanks: [], escapeEvery: 0, upperCaseHex: false, keysReversed: false }

/** The compact spelling, each other trait by itself, and all of them together. */
export const jsonSpellingEdges: readonly JsonSpelling[] = [
  compact,
  ...[' ', '\n', '\t', '\r\n'].map((blank) => ({ ...compact, blanks: [blank] })),
  { ...compact, escapeEvery: 1 },
  { ...compact, escapeEvery: 2, upperCaseHex: true },
  { ...compact, keysReversed: true },
  { ...compact, slashesEscaped: true },
  { blanks: ['', ' ', '\r\n'], escapeEvery: 3, upperCaseHex: true, keysReversed: true, slashesEscaped: true },
  // Longer than what a server may read at once.
  { ...compact, blanks: [' '.repeat(200)] },
]

/** A spelling that differs from the compact one for every value with text in it. */
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
