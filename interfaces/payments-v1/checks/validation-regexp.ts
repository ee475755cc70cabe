import fc from 'fast-check'
import { RE2JS } from 're2js'
import { demandSome } from '../../../harness/checks/answers/demands.ts'
import type { PaymentTemplate } from './payment-field.ts'

/** A regular expression of the target in the words of this machine. */
export interface ReadRegexp {
  /** With the whole of a text for it: without anchors, whether a part is enough is not said. */
  regexp: RegExp
  /** Whether any part of a text fits, which takes time in proportion to its length, whatever the expression. */
  passes: (text: string) => boolean
  /** Whether the whole of a text fits. */
  fits: (text: string) => boolean
  /** Texts that fit, always the same; none where no text can be made. */
  texts: () => readonly string[]
}

/** No right target has longer ones, and each is compiled. */
const longest = 5000

/** Each is matched against the whole expression. */
const triedTexts = 20

/** Longer texts are of no use as a value, and those of endless length would take all memory. */
const longestRepeated = 600

const posix: Readonly<Record<string, string>> = {
  alpha: 'A-Za-z',
  digit: '0-9',
  alnum: 'A-Za-z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  xdigit: '0-9A-Fa-f',
  space: ' \\t\\n\\r\\f\\v',
}

/**
 * A `validation_regexp` as Assay can run it, or undefined where it cannot: then nothing that hangs on it is evaluated. The
 * documents name no dialect. Read are those of JavaScript, and from others: the anchors \A, \z and \Z, flags and slashes
 * around the whole (set after the first anchor too), (?P<name>, the named classes of brackets, and escapes that need none.
 * What only backtracking can decide (looking around, references back, possessive and atomic groups), conditions, recursion,
 * \h and flags in the middle are not read: a near translation would give false positives.
 * Source: Payment template.
 */
export function readRegexp(text: string): ReadRegexp | undefined {
  if (!known.has(text)) known.set(text, readAnew(text))
  return known.get(text)
}

/** Templates repeat the expressions of their fields. */
const known = new Map<string, ReadRegexp | undefined>()

function readAnew(text: string): ReadRegexp | undefined {
  if (text.length > longest) return undefined
  try {
    const { source, flags } = bare(text)
    const part = new RegExp(translated(source), `${flags}u`)
    const compiled = RE2JS.compile(RE2JS.translateRegExp(part.source), flagsOf(flags))
    const regexp = new RegExp(`^(?:${part.source})$`, part.flags)
    const fits = (one: string) => compiled.matches(one)
    let made: string[] | undefined
    return {
      regexp,
      passes: (one) => compiled.matcher(one).find(),
      fits,
      texts: () => (made ??= textsFor(regexp).filter(fits)),
    }
  } catch {
    return undefined
  }
}

function flagsOf(flags: string): number {
  const bits = { i: RE2JS.CASE_INSENSITIVE, m: RE2JS.MULTILINE, s: RE2JS.DOTALL }
  return Object.entries(bits).reduce((sum, [flag, bit]) => (flags.includes(flag) ? sum | bit : sum), 0)
}

function textsFor(regexp: RegExp): string[] {
  if (isLong(regexp.source)) return []
  try {
    return fc.sample(fc.stringMatching(regexp), { seed: 1, numRuns: triedTexts })
  } catch {
    return []
  }
}

function bare(text: string): { source: string; flags: string } {
  const [, slashed = text, after = ''] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? []
  const [, anchor = '', leading = '', rest = slashed] = /^(\^|\\A)?\(\?([a-z]+)\)(.*)/s.exec(slashed) ?? []
  const source = anchor + rest
  const flags = after + leading
  if (/[^imsu]/.test(flags)) throw new SyntaxError(flags)
  return { source, flags: [...new Set(flags.replaceAll('u', ''))].join('') }
}

function translated(source: string): string {
  let inClass = false
  return source.replaceAll(/\\.|\[:(\^?)(\w+):\]|\(\?P<|\(\?-mix:|\[\^?\]?|\]/gs, (part, not: string, name: string) => {
    if (name !== undefined) {
      if (!inClass || not !== '' || posix[name] === undefined) throw new SyntaxError(part)
      return posix[name]
    }
    if (part === '(?P<') return '(?<'
    if (part === '(?-mix:') return '(?:'
    if (part.startsWith('[')) return opened(part)
    if (part === ']') {
      inClass = false
      return part
    }
    return escaped(part, inClass)
  })

  /** A bracket within a class is a plain one in most dialects, and a class of its own in some. */
  function opened(part: string): string {
    if (inClass || part.endsWith(']')) throw new SyntaxError(part)
    inClass = true
    return part
  }
}

function escaped(part: string, inClass: boolean): string {
  const letter = part.slice(1)
  if (!inClass && letter === 'A') return '^'
  if (!inClass && (letter === 'z' || letter === 'Z')) return '$'
  if (/[A-Za-z\d^$\\.*+?()[\]{}|/-]/.test(letter)) return letter === '-' && !inClass ? '-' : part
  return letter
}

/** Whether texts for an expression are of no use: what must be repeated is long, or stands in groups that must be. */
function isLong(source: string): boolean {
  const least = (times: RegExp) => [...source.matchAll(times)].map(([, most]) => Number(most))
  const inAll = least(/\{(\d+)/g).reduce((sum, number) => sum + number, 0)
  const ofGroups = least(/\)\{(\d+)/g).reduce((product, number) => product * Math.max(number, 1), 1)
  return inAll * ofGroups > longestRepeated
}

/**
 * Where text fields have regular expressions, Assay can run one of them. Source: Payment template: no dialect is given.
 * @throws CheckStopped (inconclusive)
 */
export function demandReadableRegexps(templates: readonly PaymentTemplate[]): void {
  const all = templates
    .flatMap(({ fields }) => fields)
    .flatMap(({ nature, validationRegexp: text }) => (nature === 'text' && text !== undefined ? [text] : []))
  const isReadable = all.length === 0 || all.some((text) => readRegexp(text) !== undefined)
  demandSome(isReadable, 'regular expression that Assay can run')
}
