import { namesSecretField } from './mask-json-text.ts'
import { labelOf } from './secret-fields.ts'

const quote = 0x22
const backslash = 0x5c
const opensHolder = /"((?:[^"\\]|\\.)*)"\s*:\s*[{[]/g

/**
 * Whether in a row of a list in JSON the same is hidden as in the whole list: it does not end within a string, and has no
 * secret field that holds other fields, which may go on in the next row.
 */
export function standsForItself(row: string): boolean {
  if (endsInString(row)) return false
  if (!namesSecretField(row)) return true
  for (const [, name = ''] of row.matchAll(opensHolder))
    if (name.includes('\\') || labelOf(name) !== undefined) return false
  return true
}

function endsInString(text: string): boolean {
  let inside = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) inside = !inside
    else if (code === backslash) at += 1
  }
  return inside
}
