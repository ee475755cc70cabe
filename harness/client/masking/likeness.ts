import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'

/** The kinds of characters that a stand-in keeps. */
const letterKinds = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'] as const
/** The kinds for secrets in hexadecimal. */
const hexKinds = ['abcdef', 'ABCDEF', '0123456789'] as const

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** The positions of a UUID that show its version and variant. */
const kindPlaces = new Set([14, 19])

/**
 * Returns a function that gives each secret a text of the same length and character kinds, so that checks of its form
 * have the same result. The same secret always gives the same text. The key exists only in this process, so that nobody
 * can search for the secret.
 */
export function createLikeness(): (value: string) => string {
  const key = createSecretKey(randomBytes(32))
  return (value) => {
    const isUuid = uuid.test(value)
    const within = /^[\da-f-]+$/i.test(value) ? hexKinds : letterKinds
    const draws = createDraws(key, value)
    const drawn = Array.from(value, (character, at) => {
      const kind = letterKinds.findIndex((letters) => letters.includes(character))
      const letters = within[kind]
      if (letters === undefined) return character > '~' ? 'x' : character
      if (isUuid && kindPlaces.has(at)) return character
      // A number does not begin with zero.
      if (kind === 2 && at === 0 && character !== '0') return String(1 + (draws(at) % 9))
      return letters[draws(at) % letters.length] ?? character
    })
    return drawn.join('')
  }
}

/** A number for each position; the same value gives the same numbers. */
function createDraws(key: KeyObject, value: string): (at: number) => number {
  const bytes: Buffer[] = []
  return (at) => {
    const block = Math.floor(at / 64)
    bytes[block] ??= createHmac('sha512', key).update(`${block} ${value}`).digest()
    return bytes[block][at % 64] ?? 0
  }
}
