import type { Rules } from '../../world/rules.ts'
import type { Fault } from '../kit/fault.ts'

type Fields = Record<string, unknown>

/** Has reconnects accept one combination more, its words sorted and joined by commas. */
function acceptToo(rules: Rules, combination: string): void {
  rules.fetchScopes.combinations = [...rules.fetchScopes.combinations, combination]
}

/** The body without the scopes that do not exist. */
function withoutUnknownScopes(rules: Rules, data: Fields): Fields {
  if (!Array.isArray(data.fetch_scopes)) return data
  const known = data.fetch_scopes.filter((word) => rules.fetchScopes.words.includes(word as string))
  return { ...data, fetch_scopes: known.length > 0 ? known : ['accounts'] }
}

/** The rules of fetch scopes, each broken in one way. */
export const fetchScopesFaults: Fault[] = [
  {
    id: 'refuses-holder-info-alone',
    sentence: 'A reconnect with holder_info alone is refused.',
    patch(rules) {
      rules.fetchScopes.combinations = rules.fetchScopes.combinations.filter((words) => words !== 'holder_info')
    },
  },
  {
    id: 'reconnects-with-transactions-alone',
    sentence: 'A reconnect with transactions alone is accepted.',
    patch: (rules) => acceptToo(rules, 'transactions'),
  },
  {
    id: 'reconnects-with-holder-info-and-transactions',
    sentence: 'A reconnect with holder_info and transactions is accepted.',
    patch: (rules) => acceptToo(rules, 'holder_info,transactions'),
  },
  {
    id: 'reconnects-with-no-scopes',
    sentence: 'A reconnect with an empty list of scopes is accepted.',
    patch(rules) {
      const { wellFormed } = rules.fetchScopes
      acceptToo(rules, '')
      rules.fetchScopes.wellFormed = (value, words): value is string[] =>
        (Array.isArray(value) && value.length === 0) || wellFormed(value, words)
    },
  },
  {
    id: 'reconnects-past-unknown-scopes',
    sentence: 'A reconnect ignores an unknown scope that stands beside three known ones.',
    patch(rules) {
      rules.reconnect.asked = (data) =>
        Array.isArray(data.fetch_scopes) && data.fetch_scopes.length > 3 ? withoutUnknownScopes(rules, data) : data
    },
  },
  {
    id: 'answers-past-unknown-scopes',
    sentence: 'An interactive answer ignores unknown scopes.',
    patch(rules) {
      rules.interactive.asked = (data) => withoutUnknownScopes(rules, data)
    },
  },
  {
    id: 'shows-every-scope',
    sentence: 'An attempt shows accounts and transactions, whatever was asked for.',
    patch(rules) {
      const { attempt } = rules.shape
      rules.shape.attempt = (given, sandbox) => ({
        ...attempt(given, sandbox),
        fetch_scopes: ['accounts', 'transactions'],
      })
    },
  },
  {
    id: 'fetches-transactions-unasked',
    sentence: 'Transactions are fetched whatever the scopes.',
    patch(rules) {
      const { sequence } = rules.stages
      rules.stages.sequence = (scopes, provider) => sequence([...scopes, 'transactions'], provider)
    },
  },
]
