import type { Rules } from '../../world/rules.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { readBodies } from '../kinds/requests.ts'
import type { Fields } from '../kit/change-answers.ts'

/** The body without the scopes that do not exist. */
function withoutUnknownScopes(data: Fields, _url: string, rules: Rules): Fields {
  if (!Array.isArray(data.fetch_scopes)) return data
  const known = data.fetch_scopes.filter((word) => rules.fetchScopes.words.includes(word as string))
  return { ...data, fetch_scopes: known.length > 0 ? known : ['accounts'] }
}

export const faults = faultsNamed({
  'refuses-holder-info-alone': 'takes-fetchScopes.combinations-as-without-holder_info',
  'reconnects-with-transactions-alone': 'takes-fetchScopes.combinations-as-with-transactions',
  'reconnects-with-holder-info-and-transactions': 'takes-fetchScopes.combinations-as-with-holder_info,transactions',
  'reconnects-with-no-scopes':
    'takes-fetchScopes.wellFormed-as-true-for-empty-and-fetchScopes.combinations-as-with-empty',
  'reconnects-past-unknown-scopes': {
    interfaces: ['ais-v4', 'ais-v5'],
    sentence: 'A reconnect ignores an unknown scope that stands beside a known one.',
    patch: readBodies('reconnect', (data, url, rules) =>
      Array.isArray(data.fetch_scopes) && data.fetch_scopes.length > 1 ? withoutUnknownScopes(data, url, rules) : data,
    ),
  },
  'shows-every-scope': 'shows-fetch_scopes-as-only-accounts+transactions-of-attempt',
  'fetches-transactions-unasked': 'takes-stages.sequence-with-first-as-with-transactions',
})
