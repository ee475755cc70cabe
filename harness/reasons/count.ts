/** A number with its noun, which agrees: `1 row`, `12 rows`. `nouns` is the plural where adding `s` does not make it. */
export function count(number: number, noun: string, nouns = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : nouns}`
}

/** A number with its noun and a verb, which agree: `1 row has`, `12 rows have`. */
export function countThat(number: number, noun: string, verb: 'has' | 'is', nouns?: string): string {
  const verbs = { has: 'have', is: 'are' }
  return `${count(number, noun, nouns)} ${number === 1 ? verb : verbs[verb]}`
}

/** What stands beside the verdicts that decide, by how many there are; nothing of what is absent. */
export interface Beside {
  warned?: number
  known?: number
  untested?: number
  inconclusive?: number
  interrupted?: number
  /** Failures that the baseline has too. */
  old?: number
}

/** The same in brackets, each that is not 0. */
export function besides({
  warned = 0,
  known = 0,
  untested = 0,
  inconclusive = 0,
  interrupted = 0,
  old = 0,
}: Beside): string {
  const parts = [
    old > 0 && `${old} failed already in the baseline`,
    warned > 0 && `${warned} warned`,
    known > 0 && count(known, 'known failure'),
    untested > 0 && `${untested} untested`,
    inconclusive > 0 && `${inconclusive} inconclusive`,
    interrupted > 0 && `${count(interrupted, 'property', 'properties')} interrupted`,
  ].filter(Boolean)
  return parts.length > 0 ? ` (${parts.join(', ')})` : ''
}
