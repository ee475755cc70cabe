import type { KnownSecrets } from './known-secrets.ts'
import { secretFields } from './secret-fields.ts'

const token = /"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s"{}[\],:]+|\s+/gs
const secretField = new RegExp(`"(?:${[...secretFields.keys()].join('|')})"\\s*:`)

/** Whether a text names a field that hides its value, so that it must be read field by field. */
export function namesSecretField(text: string): boolean {
  return text.includes('"') && secretField.test(text)
}

/**
 * A JSON text with the values of secret fields replaced, at any depth, and everything else left byte for byte: blanks,
 * order and odd escapes are evidence. A text that is not quite JSON is read as far as its tokens go. Strings and numbers
 * are replaced by strings; true, false, null and the empty string stay, since their kind may be what is judged.
 */
export function maskJsonText(text: string, known: KnownSecrets): string {
  const masked: string[] = []
  const beneath: Array<string | undefined> = []
  let label: string | undefined
  for (const match of text.matchAll(token)) {
    const [part] = match
    if (part === '{' || part === '[') beneath.push(label)
    else if (part === '}' || part === ']') {
      beneath.pop()
      label = beneath.at(-1)
    } else if (part === ',') label = beneath.at(-1)
    else if (part.startsWith('"') && isKey(text, match.index + part.length)) {
      label = beneath.at(-1) ?? secretFields.get(valueOf(part).toLowerCase())
    } else if (label !== undefined && isMaskable(part)) {
      masked.push(JSON.stringify(known.standIn(valueOf(part), label)))
      continue
    }
    masked.push(known.replace(part))
  }
  return masked.join('')
}

function isKey(text: string, end: number): boolean {
  for (let place = end; place < text.length; place += 1)
    if (!/\s/.test(text.charAt(place))) return text.charAt(place) === ':'
  return false
}

function isMaskable(part: string): boolean {
  return /^[-+]?\d/.test(part) || (part.startsWith('"') && part !== '""')
}

function valueOf(part: string): string {
  if (!part.startsWith('"')) return part
  try {
    return JSON.parse(part) as string
  } catch {
    return part.slice(1)
  }
}
