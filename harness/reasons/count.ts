/** A number with its noun, which agrees: `1 row`, `12 rows`. `nouns` is the plural where adding `s` does not make it. */
export function count(number: number, noun: string, nouns = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : nouns}`
}

/** A number with its noun and a verb, which agree: `1 row has`, `12 rows have`. */
export function countThat(number: number, noun: string, verb: 'has' | 'is', nouns?: string): string {
  const verbs = { has: 'have', is: 'are' }
  return `${count(number, noun, nouns)} ${number === 1 ? verb : verbs[verb]}`
}
