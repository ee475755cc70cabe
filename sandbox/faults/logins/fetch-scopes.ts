import type { Rules } from '../../world/rules.ts'
import type { Fault } from '../kit/fault.ts'
import { replaceRule, wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

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

export const fetchScopesFaults: Fault[] = named({
  'refuses-holder-info-alone': {
    sentence: 'A reconnect with holder_info alone is refused.',
    patch: replaceRule('fetchScopes.combinations', (_rule, rules) =>
      rules.fetchScopes.combinations.filter((words) => words !== 'holder_info'),
    ),
  },
  'reconnects-with-transactions-alone': {
    sentence: 'A reconnect with transactions alone is accepted.',
    patch: (rules) => acceptToo(rules, 'transactions'),
  },
  'reconnects-with-holder-info-and-transactions': {
    sentence: 'A reconnect with holder_info and transactions is accepted.',
    patch: (rules) => acceptToo(rules, 'holder_info,transactions'),
  },
  'reconnects-with-no-scopes': {
    sentence: 'A reconnect with an empty list of scopes is accepted.',
    patch: replaceRule('fetchScopes.wellFormed', (rule, rules) => {
      acceptToo(rules, '')
      return (value, words): value is string[] => (Array.isArray(value) && value.length === 0) || rule(value, words)
    }),
  },
  'reconnects-past-unknown-scopes': {
    sentence: 'A reconnect ignores an unknown scope that stands beside three known ones.',
    patch: replaceRule(
      'reconnect.asked',
      (_rule, rules) => (data) =>
        Array.isArray(data.fetch_scopes) && data.fetch_scopes.length > 3 ? withoutUnknownScopes(rules, data) : data,
    ),
  },
  'answers-past-unknown-scopes': {
    sentence: 'An interactive answer ignores unknown scopes.',
    patch: replaceRule('interactive.asked', (_rule, rules) => (data) => withoutUnknownScopes(rules, data)),
  },
  'shows-every-scope': {
    sentence: 'An attempt shows accounts and transactions, whatever was asked for.',
    patch: wrapRule('shape.attempt', (rule, given, sandbox) => ({
      ...rule(given, sandbox),
      fetch_scopes: ['accounts', 'transactions'],
    })),
  },
  'fetches-transactions-unasked': {
    sentence: 'Transactions are fetched whatever the scopes.',
    patch: wrapRule('stages.sequence', (rule, scopes, provider) => rule([...scopes, 'transactions'], provider)),
  },
})
