/**
 * A text of at most `most` characters and a note of how much is left out; a text that fits stays as it is.
 * It is the only place where a text of a target may be cut, and only once it is masked: a secret that is cut in two is
 * not recognised any more.
 */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const left = text.length - most
  return `${alone(text.slice(0, most).toWellFormed())}… (${left.toLocaleString('en')} more characters)`
}

/** The text with characters of its own: a part of a long text keeps the whole one in memory. */
function alone(part: string): string {
  return Buffer.from(part).toString()
}
