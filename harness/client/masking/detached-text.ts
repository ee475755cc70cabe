/** A copy of the text: a piece of an answer would keep the whole answer in memory. */
export function detachedText(text: string): string {
  return text.isWellFormed() ? Buffer.from(text).toString() : text
}
