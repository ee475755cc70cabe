import type { KnownSecrets } from './known-secrets.ts'
import { isBlank, isKey, tokenEnd } from './json-tokens.ts'
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
const comma = 0x2c
const colonSign = 0x3a
const [brace, endOfBrace] = [0x7b, 0x7d]
const [bracket, endOfBracket] = [0x5b, 0x5d]

const fieldName = /^[^"\\]{2,60}$/

/**
 * A JSON text with the values of secret fields replaced, at any depth, and everything else left byte for byte: blanks,
 * order and odd escapes are evidence. A text that is not quite JSON is read as far as its tokens go. Strings and numbers
 * are replaced by strings; true, false, null and the empty string stay, since their kind may be what is evaluated.
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
  const hasEscapes = text.includes('\\')
  const maskValue = (at: number, end: number) => {
    const part = text.slice(at, end)
    if (label !== undefined && isMaskable(part))
      hide(at, end, quoted(known.standIn(valueOf(part), label), known.keepsForm && !part.startsWith('"')))
    else if (part.includes('\\"') && namesSecretField(part))
      hide(at, end, JSON.stringify(maskJsonText(valueOf(part), known)))
  }
  for (let at = 0, end = 0; at < text.length; at = end) {
    const code = text.charCodeAt(at)
    end = tokenEnd(text, at)
    if (code === brace || code === bracket) beneath.push(label)
    else if (code === endOfBrace || code === endOfBracket) {
      beneath.pop()
      label = beneath.at(-1)
    } else if (code === comma) label = beneath.at(-1)
    else if (code === colonSign || isBlank(code)) continue
    else if (isKey(text, end)) label = beneath.at(-1) ?? labelAt(text, at, end, hasEscapes)
    else if (label !== undefined || hasEscapes) maskValue(at, end)
  }
  return masked.join('') + known.replace(text.slice(from))
}

/** The label of the name that stands there: most names are not cut out of the text, since their ends say enough. */
function labelAt(text: string, at: number, end: number, hasEscapes: boolean): string | undefined {
  const nameEnd = text.charCodeAt(at) === quote ? end - 1 : end
  return hasEscapes || mayEndSecretName(text, nameEnd) ? labelOf(valueOf(text.slice(at, end))) : undefined
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
