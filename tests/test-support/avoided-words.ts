/** Words that this project once used in its own way, each with the plain word beside it. */
export const avoidedWords = [
  'accuse', // fails although it is right
  'judge', // check, evaluate
  'mend', // fix
  'seen to', // observed
  'told', // reported
  'trouble', // transport error
  'walk', // follow pages
  'at once', // immediately
  'left open', // the document does not say
]

/** Words with a private meaning that no name and no comment of the code uses, in any of their forms. */
export const avoidedInCode = [
  'crew', // fixture
  'fate', // state
  'ground', // fixtures
  'meeting', // barrier
  'mischief', // fault
  'mutant', // fault
  'parked', // delayed
  'standing', // progress
  'tape', // recording
]

/** The words of `words` that a text uses, in any of their simple forms. */
export function wordsUsedIn(text: string, words: readonly string[] = avoidedWords): string[] {
  return words.filter((word) => new RegExp(`\\b${word}(?:s|d|ed)?\\b`, 'i').test(text))
}
