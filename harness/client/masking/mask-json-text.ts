import type { KnownSecrets } from './known-secrets.ts'
import { isKey, tokenEnd } from './json-tokens.ts'
import { labelOf, mayEndSecretName } from './secret-fields.ts'

/** Whether a text names a field that hides its value, or may do so by an escape: then it must be read field by field. */
export function namesSecretField(text: string): boolean {
  if (!text.includes('"')) return false
  if (/\\u00/i.test(text)) return true
  for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
    let end = colon
    while (isBlank(text.charCodeAt(end - 1))) end -= 1
    if (text.charCodeAt(end - 1) !== quote) continue
    end -= text.charCodeAt(end - 2) === backslash ? 2 : 1
    if (!mayEndSecretName(text, end)) continue
    const name = text.slice(text.lastIndexOf('"', end - 1) + 1, end)
    if (fieldName.test(name) && labelOf(name) !== undefined) return true
  }
  return false
}

const quote = 0x22
const backslash = 0x5c

function isBlank(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || (code > 0x7f && /\s/.test(String.fromCharCode(code)))
}

const fieldName = /^[^"\\]{2,60}$/

/**
 * A JSON text with the values of secret fields replaced, at any depth, and everything else left byte for byte: blanks,
 * order and odd escapes are evidence. A text that is not quite JSON is read as far as its tokens go. Strings and numbers
 * are replaced by strings; true, false, null and the empty string stay, since their kind may be what is judged.
 */
export function maskJsonText(text: string, known: KnownSecrets): string {
  const masked: string[] = []
  const beneath: Array<string | undefined> = []
  let label: string | undefined
  // What stands between two hidden values is searched as a whole: a known secret may hold blanks and colons.
  let from = 0
  const hide = (start: number, end: number, stand: string) => {
    masked.push(known.replace(text.slice(from, start)), stand)
    from = end
  }
  for (let at = 0, end = 0; at < text.length; at = end) {
    end = tokenEnd(text, at)
    const part = text.slice(at, end)
    if (part === '{' || part === '[') beneath.push(label)
    else if (part === '}' || part === ']') {
      beneath.pop()
      label = beneath.at(-1)
    } else if (part === ',') label = beneath.at(-1)
    else if (part === ':' || isBlank(part.charCodeAt(0))) continue
    else if (isKey(text, end)) label = beneath.at(-1) ?? labelOf(valueOf(part))
    else if (label !== undefined && isMaskable(part))
      hide(at, end, quoted(known.standIn(valueOf(part), label), known.keepsForm && !part.startsWith('"')))
    else if (part.includes('\\"') && namesSecretField(part))
      hide(at, end, JSON.stringify(maskJsonText(valueOf(part), known)))
  }
  return masked.join('') + known.replace(text.slice(from))
}

function quoted(stand: string, isNumber: boolean | undefined): string {
  return isNumber ? stand : JSON.stringify(stand)
}

function isMaskable(part: string): boolean {
  return /^[-+]?\d/.test(part) || (part.startsWith('"') && part !== '""')
}

function valueOf(part: string): string {
  if (!part.startsWith('"')) return part
  if (!part.includes('\\') && part.length > 1 && part.endsWith('"')) return part.slice(1, -1)
  try {
    return JSON.parse(part) as string
  } catch {
    return part.slice(1)
  }
}
