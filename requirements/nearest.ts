const suggestions = 3

/**
 * The known words that a mistyped one most likely means, nearest first, three at most. Words of as many slashes count
 * as nearer, because a person rarely forgets a part of an address.
 */
export function nearest(given: string, known: string[]): string[] {
  const depth = given.split('/').length
  return known
    .map((word) => ({ word, far: edits(given, word) + Math.abs(word.split('/').length - depth) }))
    .sort((one, other) => one.far - other.far || (one.word < other.word ? -1 : 1))
    .slice(0, suggestions)
    .map(({ word }) => word)
}

/** Levenshtein's distance: how many letters must be put in, taken out or changed. */
function edits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_unused, index) => index)
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed))
    }
    row = next
  }
  return row[to.length] ?? 0
}
