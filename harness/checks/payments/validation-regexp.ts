import { createContext, runInContext } from 'node:vm'

/** A regular expression of the target in the words of this machine. */
export interface ReadRegexp {
  regexp: RegExp
  /** Whether a text passes; undefined where that takes too long to decide. */
  passes: (text: string) => boolean | undefined
}

const mostMs = 250
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

/** Templates repeat the expressions of their fields, and each look in another context costs a thread that watches the time. */
const known = new Map<string, ReadRegexp | undefined>()
const mostKnown = 200

function readAnew(text: string): ReadRegexp | undefined {
  const { source, flags } = bare(text)
  try {
    const regexp = new RegExp(translated(source), `${flags}u`)
    const decided = new Map<string, boolean | undefined>()
    return {
      regexp,
      passes(tried) {
        if (decided.has(tried)) return decided.get(tried)
        const passes = passesInTime(regexp, tried)
        if (decided.size < mostKnown) decided.set(tried, passes)
        return passes
      },
    }
  } catch {
    return undefined
  }
}

function bare(text: string): { source: string; flags: string } {
  const [, slashed = text, after = ''] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? []
  const [, anchor = '', leading = '', rest = slashed] = /^(\^|\\A)?\(\?([a-z]+)\)(.*)$/s.exec(slashed) ?? []
  const source = anchor + rest
  const flags = after + leading
  if (/[^imsu]/.test(flags)) return { source: '(', flags: '' }
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

let context: object | undefined

/** In a context of its own, since nothing else ends an expression that backtracks without end. */
function passesInTime({ source, flags }: RegExp, text: string): boolean | undefined {
  context ??= createContext(Object.create(null) as object)
  Object.assign(context, { source, flags, text })
  try {
    return runInContext('new RegExp(source, flags).test(text)', context, { timeout: mostMs }) === true
  } catch {
    return undefined
  }
}
