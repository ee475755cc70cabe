import { hash } from 'node:crypto'

/** The kinds of characters in which a stand-in keeps the form of a secret. */
export const letterKinds = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'] as const
/** The same for secrets in hexadecimal. */
export const hexKinds = ['abcdef', 'ABCDEF', '0123456789'] as const

/** The kind of each character of ASCII that has one. */
const kinds = Array.from({ length: 128 }, (_, code) =>
  letterKinds.findIndex((kind) => kind.includes(String.fromCharCode(code))),
)

/** The kind of a character, by its code; -1 for what is neither a letter nor a digit. */
export function letterKind(code: number): number {
  return kinds[code] ?? -1
}

type Kinds = typeof letterKinds | typeof hexKinds

/** The last letters and digits of a stand-in: so many are drawn, and the others follow from them. */
const drawn = 8
const following = 4

/**
 * Makes the last letters and digits of a text follow from those before them, so that anybody who reads it knows it for a
 * stand-in. A text with few of them stays as it is: it has none to spare.
 */
export function withCheck(text: string, within: Kinds): string {
  const places = lastPlaces(text)
  if (places.length < drawn + following) return text
  const check = checkOf(places.map((at) => text.charAt(at)).join(''), within)
  const parts: string[] = []
  let done = 0
  for (const [number, at] of places.slice(drawn).entries()) {
    parts.push(text.slice(done, at), check.charAt(number))
    done = at + 1
  }
  return parts.join('') + text.slice(done)
}

/**
 * Whether a text is a stand-in, or ends with one or holds one. A text that is too short to be known is taken for one; of
 * other texts about one in 10,000 is.
 */
export function isStandIn(text: string): boolean {
  const letters = text.replaceAll(/[^A-Za-z\d]/g, '')
  if (letters.length < drawn + following) return true
  for (let end = letters.length; end >= drawn + following; end -= 1) {
    const part = letters.slice(end - drawn - following, end)
    const said = part.slice(drawn)
    if (said === checkOf(part, letterKinds) || said === checkOf(part, hexKinds)) return true
  }
  return false
}

/** Where the last letters and digits of a text stand; fewer where it has fewer. */
function lastPlaces(text: string): number[] {
  const places: number[] = []
  for (let at = text.length - 1; at >= 0 && places.length < drawn + following; at -= 1)
    if (letterKind(text.charCodeAt(at)) >= 0) places.push(at)
  return places.reverse()
}

/** What the last of these letters and digits must be. */
function checkOf(part: string, within: Kinds): string {
  const bytes = hash('sha256', part.slice(0, drawn), 'buffer')
  let check = ''
  for (let at = 0; at + drawn < part.length; at += 1) {
    const letters = within[letterKind(part.charCodeAt(drawn + at))] ?? part.charAt(drawn + at)
    check += letters.charAt((bytes[at] ?? 0) % letters.length)
  }
  return check
}
