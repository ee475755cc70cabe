/** A number with its noun: `1 row`, `12 rows`. `nouns` is an irregular plural. */
export function count(number: number, noun: string, nouns = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : nouns}`
}

/** A number with its noun and a verb: `1 row has`, `12 rows have`. */
export function countThat(number: number, noun: string, verb: 'has' | 'is', nouns?: string): string {
  const verbs = { has: 'have', is: 'are' }
  return `${count(number, noun, nouns)} ${number === 1 ? verb : verbs[verb]}`
}

/** Counts of further results beside the deciding verdicts; absent ones are not mentioned. */
export interface Beside {
  warned?: number
  known?: number
  untested?: number
  inconclusive?: number
  interrupted?: number
  /** Failures that the baseline also has. */
  old?: number
}

/** These counts in brackets, without zeros. */
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
