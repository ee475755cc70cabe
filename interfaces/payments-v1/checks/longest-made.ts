/**
 * The most characters of a text that fast-check makes for an expression. What must be repeated `n` times, and may be more
 * often, it repeats at most `2n + 10` times. `source` is that of a RegExp, and so well formed.
 */
export function longestMade(source: string): number {
  let at = 0
  const take = (part: RegExp): RegExpExecArray | null => {
    const found = part.exec(source.slice(at))
    at += found?.[0].length ?? 0
    return found
  }

  function alternatives(): number {
    let longest = sequence()
    while (take(/^\|/)) longest = Math.max(longest, sequence())
    return longest
  }

  function sequence(): number {
    let length = 0
    while (at < source.length && !/^[|)]/.test(source.slice(at, at + 1))) length += term() * times()
    return length
  }

  function term(): number {
    if (take(/^\((\?(:|=|!|<=|<!|<[^>]*>|[-\w]*:))?/)) {
      const inner = alternatives()
      take(/^\)/)
      return inner
    }
    if (take(/^[\^$]/)) return 0
    take(/^(\[(\\.|[^\]])*\]|\\[pPu]\{[^}]*\}|\\k<[^>]*>|\\.|.)/su)
    return 1
  }

  function times(): number {
    const found = take(/^([*+?]|\{(\d+)(,?)(\d*)\})\??/)
    if (!found) return 1
    const [, sign, from, comma, to] = found
    if (sign === '?') return 1
    const least = from === undefined ? Number(sign === '+') : Number(from)
    const most = comma === '' ? least : to ? Number(to) : Number.POSITIVE_INFINITY
    return Math.min(most, 2 * least + 10)
  }

  return alternatives()
}
