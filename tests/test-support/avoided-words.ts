/** Words that this project once used in its own way, each with the plain word beside it. */
export const avoidedWords = 'accuse, judge, mend, seen to, told, trouble, walk, at once, left open'.split(', ')

/** Words with a private meaning that no name and no comment of the code uses, in any of their forms. */
export const avoidedInCode = 'crew fate ground meeting mischief mutant parked standing tape'.split(' ')

/** The words of `words` that a text uses, in any of their simple forms. */
export function wordsUsedIn(text: string, words: readonly string[] = avoidedWords): string[] {
  return words.filter((word) => new RegExp(`\\b${word}(?:s|d|ed)?\\b`, 'i').test(text))
}
