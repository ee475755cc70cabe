/** Between the rows of a list in JSON. No escape has one of these signs, and neither base64 nor hex has. */
export const betweenRows = '},{'

const quote = 0x22
const backslash = 0x5c
const colon = 0x3a
/** The signs that are tokens by themselves, and the quote with which a string begins. */
const signs = Uint8Array.from({ length: 128 }, (_, code) => ('"{}[],:'.includes(String.fromCharCode(code)) ? 1 : 0))

/**
 * Where the token of a JSON text ends that begins at a place. Each blank and each sign is one; a string may be unclosed. A
 * word is a number, true, false, null, and whatever stands in their place in a text that is not quite JSON.
 */
export function tokenEnd(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code === quote) return stringEnd(text, at)
  let end = at + 1
  if (!isOfWord(code)) return end
  while (end < text.length && isOfWord(text.charCodeAt(end))) end += 1
  return end
}

/** Whether what ends before a place is the name of a field. */
export function isKey(text: string, end: number): boolean {
  let at = end
  while (isBlank(text.charCodeAt(at))) at += 1
  return text.charCodeAt(at) === colon
}

/** Whether this is the code of a blank, of any alphabet. */
export function isBlank(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || (code > 0x7f && /\s/.test(String.fromCharCode(code)))
}

function isOfWord(code: number): boolean {
  return signs[code] !== 1 && !isBlank(code)
}

function stringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) return at + 1
    if (code !== backslash) continue
    if (at + 1 === text.length) return at
    at += 1
  }
  return text.length
}
