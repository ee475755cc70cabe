import fc from 'fast-check'

/** Words that are no scope of version 4, some of them near one. */
const unknownWords = ['everything', 'account', 'transaction', 'holder', 'balances', 'account_information', 'none']

/** Each unknown word alone, and one of them before, behind and among all the known ones. */
export function unknownScopesEdges(known: readonly string[]): string[][] {
  const [word = ''] = unknownWords
  const places = [...new Set([0, 1, known.length])]
  return [
    ...unknownWords.map((unknown) => [unknown]),
    ['cr\u00e9dits'],
    ...places.map((place) => known.toSpliced(place, 0, word)),
  ]
}

/** Arrays of scopes with one word that does not exist among the given ones. Shrinks towards that word alone. */
export function unknownScopes(known: readonly string[]): fc.Arbitrary<string[]> {
  const made = fc.string({ unit: fc.constantFrom('a', 'e', 'm', 'o', 's', 't', '_'), minLength: 3, maxLength: 12 })
  const unknown = fc.oneof(
    fc.constantFrom(...unknownWords),
    made.map((word) => `x_${word}`),
  )
  return fc
    .tuple(fc.shuffledSubarray([...known]), unknown, fc.nat(known.length))
    .map(([words, word, place]) => words.toSpliced(Math.min(place, words.length), 0, word))
}
