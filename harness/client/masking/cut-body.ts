/** The first rows of a list show what the others are. */
const headChars = 16_384
/** The end shows meta, which follows the rows. */
const tailChars = 2_048
const leftOut = ' characters left out] … '

/** Whether the middle of a journal's body was cut out. */
export function isCut(body: string): boolean {
  return body.includes(leftOut)
}

/** A body for a journal: a note replaces the middle of a long one. */
export function cutBody(body: string): string {
  const omittedChars = body.length - headChars - tailChars
  if (omittedChars <= 0) return body
  return `${body.slice(0, headChars)} … [${omittedChars} of ${body.length}${leftOut}${body.slice(-tailChars)}`
}
