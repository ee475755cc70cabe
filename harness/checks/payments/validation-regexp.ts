import { askRegexp, type RegexpQuestion } from './ask-regexp.ts'
import { longestMade } from './longest-made.ts'

/** A regular expression of the target in the words of this machine. */
export interface ReadRegexp {
  regexp: RegExp
  /** Whether a text passes; undefined where that takes too long to decide. */
  passes: (text: string) => boolean | undefined
  /** Texts that pass, always the same; none where no text can be made, or that takes too long. */
  texts: () => readonly string[]
  /** Whether it took too long once: then it is run no more. */
  isTooSlow: () => boolean
}

/** How long an expression may run, all in all. What takes no longer than changing threads on a busy machine is not counted. */
const mostMs = 250
const unnoticedMs = 20
const longest = 5000
const triedTexts = 20
const longestTried = 10_000
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
 * A `validation_regexp` as Assay can run it, or undefined where it cannot: then nothing that hangs on it is judged. The
 * documents name no dialect. Read are those of JavaScript, and from others: the anchors \A, \z and \Z, flags and slashes
 * around the whole (set after the first anchor too), (?P<name>, the named classes of brackets, and escapes that need none.
 * Possessive and atomic groups, conditions, recursion, \h and flags in the middle are not read: a near translation would
 * give false positives.
 * Source: Payment template.
 */
export function readRegexp(text: string): ReadRegexp | undefined {
  if (known.has(text)) return known.get(text)
  if (known.size === mostKnown) known.clear()
  const read = readAnew(text)
  known.set(text, read)
  return read
}

/** Templates repeat the expressions of their fields, and one that is too slow is to be met once. */
const known = new Map<string, ReadRegexp | undefined>()
const mostKnown = 200
/** A target with more of these than any right one has is not asked to slow down the run. */
const mostTooSlow = 8

function readAnew(text: string): ReadRegexp | undefined {
  if (text.length > longest || [...known.values()].filter((one) => one?.isTooSlow()).length >= mostTooSlow)
    return undefined
  try {
    const { source, flags } = bare(text)
    return runnable(new RegExp(translated(source), `${flags}u`))
  } catch {
    return undefined
  }
}

/** Whether texts may be made for an expression. Too long ones take all memory, and that ends the process, not only the thread. */
function mayBeMade({ source }: RegExp): boolean {
  return longestMade(source) <= longestTried
}

/** Runs an expression until it has taken too long, all in all. */
function runnable(regexp: RegExp): ReadRegexp {
  const tried = new Map<string, boolean | undefined>()
  let leftMs = mostMs
  let made: string[] | undefined
  const ask = (question: Omit<RegexpQuestion, 'regexp'>) => {
    if (leftMs <= 0) return undefined
    const given = askRegexp({ regexp, ...question }, mostMs)
    if (!given) leftMs = 0
    else if (given.tookMs > unnoticedMs) leftMs -= given.tookMs
    return given?.answer
  }
  return {
    regexp,
    isTooSlow: () => leftMs <= 0,
    passes(text) {
      if (tried.has(text)) return tried.get(text)
      const passes = ask({ text }) as boolean | undefined
      if (tried.size < mostKnown) tried.set(text, passes)
      return passes
    },
    texts: () => (made ??= mayBeMade(regexp) ? ((ask({ texts: triedTexts }) as string[] | undefined) ?? []) : []),
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
