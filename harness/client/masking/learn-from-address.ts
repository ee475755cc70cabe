import type { KnownSecrets } from './known-secrets.ts'
import { labelOf } from './secret-fields.ts'
import { remembering } from './remembering.ts'
import { decodedText } from './text-view.ts'
import { urlOf } from '../../../core/web-address.ts'

const shortest = 11
const longestWord = 15
/** Names of parameters that hold a secret in an address. */
const namedCode = /^(?:code|state|nonce|key|sid|sig|session|signature|auth|ticket)$/i

/** Whether a text looks made by a machine: long, with a digit, or letters in an order that no word has. */
export function looksMade(text: string): boolean {
  if (text.length < shortest || /\s|:\/\//.test(text)) return false
  return /\d/.test(text) || text.split(/[-_.]/).some(isScrambled)
}

/** Whether letters are no words: in an order of capitals that no name has, very long, or nearly without vowels. */
function isScrambled(text: string): boolean {
  // ReturnURLTooLong is a documented class.
  const words = text.replace('URL', 'Url').split(/(?=[A-Z])/)
  const isName = words.every((word) => /^[A-Z]?[a-z]+$/.test(word)) && words.length * 3 <= text.length
  // A class of errors, as at the end of a documentation_url, may be a long name.
  if (isName && words.length > 1 && words.every((word) => word.length <= longestWord && /[aeiouy]/i.test(word)))
    return false
  if (text.length > 5 && !isName && /[a-z]/.test(text) && /[A-Z]/.test(text)) return true
  const vowels = text.match(/[aeiouy]/gi)?.length ?? 0
  return text.length > 20 || (text.length >= shortest && vowels * 5 < text.length)
}

/**
 * Learns the tokens within an address, relative or whole: those of parameters whose name says so, the names and
 * passwords before its host, and with `made` whatever looks made by a machine in its parameters, path and host.
 */
export function learnFromAddress(address: string, known: KnownSecrets, made: boolean): void {
  for (const token of made ? allTokensIn(address) : tokensIn(address)) known.learn(token, 'token', true)
}

// Most addresses of a target come again and again: those of logos, and of pages about errors.
const tokensIn = remembering(2000, 300, (address) => tokensOf(address, false))
const allTokensIn = remembering(2000, 300, (address) => tokensOf(address, true))

function tokensOf(address: string, made: boolean): string[] {
  const url = urlOf(address, 'http://relative.invalid/')
  if (!url) return []
  const tokens: string[] = []
  for (const [name, value] of [...url.searchParams, ...new URLSearchParams(url.hash.slice(1))]) {
    if (/https?:\/\//.test(value)) tokens.push(...tokensOf(value, made))
    else if (labelOf(name) !== undefined || (namedCode.test(name) && isLong(name, value))) tokens.push(value)
    else if (made && looksMade(value)) tokens.push(value)
  }
  tokens.push(...[url.username, url.password].map(decodedText))
  if (!made) return tokens
  const parts = [...url.pathname.split('/'), ...url.hostname.split('.')].map(decodedText)
  return [...tokens, ...parts.filter(looksMade)]
}

/** A short state or session is a word, which would be hidden in every sentence. */
function isLong(name: string, value: string): boolean {
  return value.length >= (/code|key/i.test(name) ? 4 : 8)
}
