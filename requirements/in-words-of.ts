import type { InterfaceName } from '../harness/interfaces.ts'

type Words = ReadonlyArray<readonly [version4: string, own: string]>

/** Source: Account information / Endpoints / Version 6, last paragraph; Versioning. */
const connections: Words = [
  ['login', 'connection'],
  ['logins', 'connections'],
  ['login_id', 'connection_id'],
]
/** Source: Account information / Version 3 differences; Errors. */
const version3: Words = [
  ['App-id', 'Client-id'],
  ['app id', 'client id'],
  ['AppIdNotProvided', 'ClientIdNotProvided'],
  ['data.fetch_scopes', 'data.fetch_type'],
]
/** Source: Data enrichment error body. */
const enrichment: Words = [
  ['error_class', 'error.class'],
  ['error_message', 'error.message'],
]
const renamed: Partial<Record<InterfaceName, Words>> = {
  'ais-v3': version3,
  'ais-v5': [...connections, ['token', 'connect session'], ['tokens', 'connect sessions']],
  'ais-v6': connections,
  'enrichment-v5': enrichment,
  'partners-v1': [...connections, ['token', 'lead session'], ['tokens', 'lead sessions']],
}
const patterns = new Map<InterfaceName, { pattern: RegExp; own: Map<string, string> } | undefined>()

/**
 * A text of ours in the words of an interface: what version 4 calls a login, version 5 calls a connection. Texts are
 * written once, in the words of version 4. Fields (`login_url`), classes (`LoginNotFound`) and routes stay as they are.
 */
export function inWordsOf(name: InterfaceName, text: string): string {
  const known = patternOf(name)
  return known ? text.replace(known.pattern, (word) => cased(word, known.own.get(word.toLowerCase()) ?? word)) : text
}

/** One part of an address, whose words are joined by hyphens, in the words of an interface. */
export function segmentInWordsOf(name: InterfaceName, segment: string): string {
  return inWordsOf(name, segment.replaceAll('-', ' ')).replaceAll(/[ _]/g, '-')
}

function patternOf(name: InterfaceName): { pattern: RegExp; own: Map<string, string> } | undefined {
  if (!patterns.has(name)) {
    const words = renamed[name]
    const any = words?.map(([word]) => word).join('|')
    // A word within a longer name, a path, a query or a class is another word.
    patterns.set(
      name,
      words && {
        pattern: new RegExp(`(?<![\\w/.?&])(?:${any})(?!\\w)`, 'gi'),
        own: new Map(words.map(([word, own]) => [word.toLowerCase(), own])),
      },
    )
  }
  return patterns.get(name)
}

function cased(word: string, own: string): string {
  return /^[A-Z]/.test(word) ? own.charAt(0).toUpperCase() + own.slice(1) : own
}
