/** Words that this project once used in its own way. */
export const avoidedWords = 'accuse, judge, mend, seen to, told, trouble, walk, at once, left open'.split(', ')

/** Words with a private meaning that no name or comment of the code may use, in any form. */
export const avoidedInCode = 'crew fate ground meeting mischief mutant parked standing tape told'.split(' ')

/** The words that a text uses, in any simple form. */
export function wordsUsedIn(text: string, words: readonly string[] = avoidedWords): string[] {
  return words.filter((word) => new RegExp(`\\b${word}(?:s|d|ed)?\\b`, 'i').test(text))
}
