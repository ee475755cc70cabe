/** The same text as a string of its own: a piece cut out of an answer would keep the whole answer in memory. */
export function detachedText(text: string): string {
  return text.isWellFormed() ? Buffer.from(text).toString() : text
}
