import { Newest } from '../../../core/newest.ts'
import type { KnownSecrets } from './known-secrets.ts'
import { labelOf } from './secret-fields.ts'

const names = /"([^"\\]{2,60})\\*"\s*:/g
/** A string, which may be unclosed, a sign, or what stands in the place of a number or a word. Blanks are between them. */
const tokens = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|[{}[\],:]|[^\s"{}[\],:]+/g
const beforeColon = /\s*:/y
/** A body is looked at as it comes and as evidence, and lists come again and again. */
const looked = new Newest<string, boolean>(2_000_000)

/** Whether a text names a field that hides its value, or may do so by an escape: then it must be read field by field. */
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
 * A JSON text with the values of secret fields replaced, at any depth, and everything else left byte for byte: blanks,
 * order and odd escapes are evidence. A text that is not quite JSON is read as far as its tokens go. Strings and numbers
 * are replaced by strings; true, false, null and the empty string stay, since their kind may be what is evaluated.
 */
export function maskJsonText(text: string, known: KnownSecrets): string {
  const masked: string[] = []
  const above: Array<string | undefined> = []
  let label: string | undefined
  // What stands between two hidden values is searched as a whole: a known secret may hold blanks and colons.
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

/** Whether what ends there is the name of a field. */
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
