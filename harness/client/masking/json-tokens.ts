const quote = 0x22
const backslash = 0x5c
/** Numbers, true, false, null, and whatever stands in their place in a text that is not quite JSON. */
const word = /[^\s"{}[\],:]+/y
const toColon = /\s*:/y

/** Where the token of a JSON text ends that begins at a place. Each blank and each sign is one; a string may be unclosed. */
export function tokenEnd(text: string, at: number): number {
  if (text.charCodeAt(at) === quote) return stringEnd(text, at)
  word.lastIndex = at
  return word.test(text) ? word.lastIndex : at + 1
}

/** Whether what ends before a place is the name of a field. */
export function isKey(text: string, end: number): boolean {
  toColon.lastIndex = end
  return toColon.test(text)
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
