import { Newest } from '../../../core/newest.ts'
import type { KnownSecrets } from './known-secrets.ts'
import { labelOf } from './secret-fields.ts'

const names = /"([^"\\]{2,60})\\*"\s*:/g
/** A string (even unclosed), a sign, or a number or word. Between them are blanks. */
const tokens = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|[{}[\],:]|[^\s"{}[\],:]+/g
const beforeColon = /\s*:/y
/** Each body is checked as it comes and as evidence, and lists come repeatedly. */
const looked = new Newest<string, boolean>(2_000_000)

/** Whether a text names a secret field, or may do so by an escape. Then it must be read field by field. */
export function namesSecretField(text: string): boolean {
  if (!text.includes('"')) return false
  return looked.of(text, text.length, () => text.includes('\\u00') || holdsSecretField(text))
}

function holdsSecretField(text: string): boolean {
  names.lastIndex = 0
  for (let found = names.exec(text); found; found = names.exec(text))
    if (labelOf(found[1] ?? '') !== undefined) return true
  return false
}

/**
 * A JSON text with the values of secret fields replaced at any depth. Everything else stays byte for byte, because
 * blanks, order and escapes are evidence. A text that is not quite JSON is read as far as its tokens go. Strings and
 * numbers become strings. True, false, null and the empty string stay, because a check may evaluate their type.
 */
export function maskJsonText(text: string, known: KnownSecrets): string {
  const masked: string[] = []
  const above: Array<string | undefined> = []
  let label: string | undefined
  // The text between two hidden values is searched as a whole, because a secret may contain blanks and colons.
  let from = 0
  const hide = (start: number, end: number, stand: string) => {
    masked.push(known.replace(text.slice(from, start)), stand)
    from = end
  }
  for (const { 0: token, index: at } of text.matchAll(tokens)) {
    const end = at + token.length
    if (token === '{' || token === '[') above.push(label)
    else if (token === '}' || token === ']') {
      above.pop()
      label = above.at(-1)
    } else if (token === ',') label = above.at(-1)
    else if (token === ':') continue
    else if (isKey(text, end)) label = above.at(-1) ?? labelOf(valueOf(token))
    else if (label !== undefined && isMaskable(token)) hide(at, end, standFor(token, label))
    else if (token.includes('\\"') && namesSecretField(token))
      hide(at, end, JSON.stringify(maskJsonText(valueOf(token), known)))
  }
  return masked.join('') + known.replace(text.slice(from))

  function standFor(token: string, secret: string): string {
    const stand = known.standIn(valueOf(token), secret)
    return known.keepsForm && !token.startsWith('"') ? stand : JSON.stringify(stand)
  }
}

/** Whether the string that ends here is a field's name. */
function isKey(text: string, end: number): boolean {
  beforeColon.lastIndex = end
  return beforeColon.test(text)
}

function isMaskable(token: string): boolean {
  return /^[-+]?\d/.test(token) || (token.startsWith('"') && token !== '""')
}

function valueOf(token: string): string {
  if (!token.startsWith('"')) return token
  try {
    return JSON.parse(token) as string
  } catch {
    return token.slice(1)
  }
}
