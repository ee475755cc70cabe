import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'

/** The kinds of characters in which a stand-in keeps the form of a secret. */
const letterKinds = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'] as const
/** The same for secrets in hexadecimal. */
const hexKinds = ['abcdef', 'ABCDEF', '0123456789'] as const

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Where a UUID says of which kind it is. */
const kindPlaces = new Set([14, 19])

/**
 * Gives for each secret a text of the same length, with a letter for each letter and a digit for each digit, and all else
 * as it is: what is asked of the form of a secret is answered alike. The same secret has the same one; the key is thrown
 * away with the process, so that nobody can try out which secret it was.
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

/** A number for each place, the same for the same value. */
function createDraws(key: KeyObject, value: string): (at: number) => number {
  const bytes: Buffer[] = []
  return (at) => {
    const block = Math.floor(at / 64)
    bytes[block] ??= createHmac('sha512', key).update(`${block} ${value}`).digest()
    return bytes[block][at % 64] ?? 0
  }
}
