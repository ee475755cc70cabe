import { detachedText } from './detached-text.ts'

/**
 * A function of a text, with the last answers remembered: at most `most` of them, of texts of up to `longest` characters.
 * Names of fields and most words of a target come again and again.
 */
export function remembering<Answer extends object>(
  most: number,
  longest: number,
  answerTo: (text: string) => Answer,
): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => {
    const known = answers.get(text)
    if (known) return known
    const answer = answerTo(text)
    if (text.length > longest) return answer
    if (answers.size === most) answers.clear()
    answers.set(detachedText(text), answer)
    return answer
  }
}
