const headChars = 16_384
const tailChars = 2_048
const leftOut = ' characters left out] … '

/** Whether a body of a journal has lost its middle. */
export function isCut(body: string): boolean {
  return body.includes(leftOut)
}

/** A body short enough for a journal: the middle of a long one gives way to a note of what was left out. */
export function cutBody(body: string): string {
  const left = body.length - headChars - tailChars
  if (left <= 0) return body
  return `${body.slice(0, headChars)} … [${left} of ${body.length}${leftOut}${body.slice(-tailChars)}`
}
