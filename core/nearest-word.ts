/** The known word that was most likely meant: at most a third of its letters differ. Undefined when none is near. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const distances = known.map((candidate) => ({ candidate, distance: editDistance(plain(word), plain(candidate)) }))
  const best = distances.sort((a, b) => a.distance - b.distance)[0]
  return best && best.distance <= Math.max(1, Math.floor(best.candidate.length / 3)) ? best.candidate : undefined
}

/**
 * At most three known addresses that a mistyped one most likely means, nearest first. Addresses with the same number of
 * slashes count as nearer, because a person rarely omits a part.
 */
export function nearestAddresses(mistyped: string, known: readonly string[]): string[] {
  const depth = mistyped.split('/').length
  // A whole key may stand here by mistake. Its end says no more about the intended word than its beginning.
  const beginning = mistyped.slice(0, 2 * Math.max(0, ...known.map(({ length }) => length)))
  return known
    .map((word) => ({ word, far: editDistance(beginning, word) + Math.abs(word.split('/').length - depth) }))
    .sort((one, other) => one.far - other.far || (one.word < other.word ? -1 : 1))
    .slice(0, 3)
    .map(({ word }) => word)
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[-_ ]/g, '')
}

/** The number of insertions, deletions, replacements and swaps of neighbours between two words. */
function editDistance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= from.length; row++) {
    const [current, above] = [[row], rows[row - 1]!]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const least = Math.min(above[column - 1]! + (same ? 0 : 1), above[column]! + 1, current[column - 1]! + 1)
      current.push(swapped ? Math.min(least, rows[row - 2]![column - 2]! + 1) : least)
    }
    rows.push(current)
  }
  return rows[from.length]![to.length]!
}
