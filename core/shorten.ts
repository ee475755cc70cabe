/**
 * The first `most` characters of a text and a note of how many are left out. A text that fits is unchanged. Only this
 * function may cut a target's text, and only after masking: a secret that is cut in two is not recognised.
 */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const leftOut = text.length - most
  return `${alone(text.slice(0, most).toWellFormed())}… (${leftOut.toLocaleString('en')} more characters)`
}

/** Copies the text, because a part of a long text keeps the whole one in memory. */
function alone(part: string): string {
  return Buffer.from(part).toString()
}
