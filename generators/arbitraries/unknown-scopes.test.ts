import { keepsLaws } from '../test-support/keeps-laws.ts'
import { unknownScopes, unknownScopesEdges } from './unknown-scopes.ts'

const known = ['accounts', 'holder_info', 'transactions']
const unknownIn = (words: string[]) => words.filter((word) => !known.includes(word))

keepsLaws('unknownScopes', unknownScopes(known), {
  member: (words) =>
    unknownIn(words).length === 1 &&
    new Set(words).size === words.length &&
    words.every((word) => /^(?:x_[aemost_]{3,12}|[a-wyz][a-z_\u00e9]{3,})$/.test(word)),
  edges: unknownScopesEdges(known),
  simplest: (words) => words.length === 1,
  reaches: {
    'all known scopes beside it': (words) => words.length === 4,
    'an unknown word at the start': (words) => words.length > 1 && unknownIn([words[0] ?? '']).length === 1,
    'an unknown word at the end': (words) => words.length > 1 && unknownIn([words.at(-1) ?? '']).length === 1,
    'a word near a known one': (words) => words.includes('account'),
    'a made-up word': (words) => words.some((word) => word.startsWith('x_') && word.length > 4),
  },
})
