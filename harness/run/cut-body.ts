const headChars = 16_384
const tailChars = 2_048

/** Whether a body of a journal has lost its middle. */
export function isCut(body: string): boolean {
  return body.length > headChars + tailChars
}

/** A body short enough for a journal: the middle of a long one gives way to a note of what was left out. */
export function cutBody(body: string): string {
  if (body.length <= headChars + tailChars) return body
  const left = body.length - headChars - tailChars
  return `${body.slice(0, headChars)} … [${left} of ${body.length} characters left out] … ${body.slice(-tailChars)}`
}
