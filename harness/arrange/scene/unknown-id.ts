import { randomInt, randomUUID } from 'node:crypto'
import { reading } from '../../tape/tape.ts'

/**
 * An id of the same form as a known one, that the target did not give out: digits stay digits and become much larger,
 * a UUID becomes another UUID, other text keeps its length and kinds of characters.
 */
export function unknownIdLike(id: string): string {
  return reading('unknown id', () => drawn(id))
}

function drawn(id: string): string {
  if (/^\d+$/.test(id)) return `9${String(randomInt(2 ** 40)).padStart(Math.max(id.length + 2, 12), '0')}`.slice(0, 18)
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return randomUUID()
  // A word has too few characters to change: it would at times stay what it is, or become another that is known.
  if (!/\d/.test(id)) return `${id}_${randomInt(2 ** 40)}`
  return id.replace(/[\da-f]/gi, (character) => {
    if (/\d/.test(character)) return String(randomInt(10))
    const letter = 'abcdef'[randomInt(6)] ?? 'a'
    return character === character.toUpperCase() ? letter.toUpperCase() : letter
  })
}
