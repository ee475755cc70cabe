import { isBlank } from './json-tokens.ts'
import { labelOf } from './secret-fields.ts'

const quote = 0x22
const backslash = 0x5c
const colon = 0x3a
const [brace, bracket] = [0x7b, 0x5b]

/**
 * Whether in a row of a list in JSON the same is hidden as in the whole list: it does not end within a string, and has no
 * secret field that holds other fields, which may go on in the next row.
 */
export function standsForItself(row: string): boolean {
  let inside = false
  for (let at = 0; at < row.length; at += 1) {
    const code = row.charCodeAt(at)
    if (code === quote) inside = !inside
    else if (code === backslash) at += 1
    else if (!inside && (code === brace || code === bracket) && isOfSecret(row, at)) return false
  }
  return !inside
}

/** Whether what begins there is the value of a secret field. A name with escapes may be that of one. */
function isOfSecret(row: string, at: number): boolean {
  const end = beforeBlanks(row, at)
  if (row.charCodeAt(end - 1) !== colon) return false
  const nameEnd = beforeBlanks(row, end - 1) - 1
  const name = row.slice(row.lastIndexOf('"', nameEnd - 1) + 1, nameEnd)
  return name.includes('\\') || labelOf(name) !== undefined
}

function beforeBlanks(text: string, end: number): number {
  let at = end
  while (isBlank(text.charCodeAt(at - 1))) at -= 1
  return at
}
