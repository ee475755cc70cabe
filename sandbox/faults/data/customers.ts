import { faultsNamed } from '../kinds/faults-named.ts'
import { type Fields, changeAnswers, changeRecords, refusalOf } from '../kit/change-answers.ts'
import type { Rules } from '../../world/rules.ts'

/** Accepts each identifier once across all clients. */
export function takeIdentifiersOnce(rules: Rules): void {
  const known = new Set<unknown>()
  changeAnswers({ route: 'customers/create' }, (_answer, { data }) => {
    const { identifier } = (data ?? {}) as Fields
    if (data === undefined || known.size < known.add(identifier).size) return {}
    return refusalOf(409, 'DuplicatedCustomer', 'the identifier is taken')
  })(rules)
}

export const faults = faultsNamed({
  'writes-identifiers-in-upper-case': 'shows-identifier-as-capitals-at-post-customers',
  'shows-identifiers-decomposed': {
    sentence: 'An identifier with accents is shown with each of them as a sign of its own.',
    patch: 'shows-identifier-as-decomposed-at-post-customers',
  },
  'shows-identifiers-composed': {
    sentence: 'An identifier with accents as signs of their own is shown with letters that have them.',
    patch: 'shows-identifier-as-composed-at-post-customers',
  },
  'cuts-identifiers-at-64': 'shows-identifier-as-first-64-at-post-customers',
  'trims-identifiers': 'shows-identifier-as-trimmed-at-post-customers',
  'escapes-slashes-of-identifiers': 'shows-identifier-as-with-escapes-at-post-customers',
  'cuts-emoji-of-identifiers': 'shows-identifier-as-without-emoji-at-post-customers',
  'takes-an-identifier-once-for-all-clients': takeIdentifiersOnce,
  'takes-identifiers-in-any-letter-case-for-one': 'takes-customers.sameIdentifier-with-each-as-small',
  'takes-identifiers-with-any-accent-for-one': 'takes-customers.sameIdentifier-with-each-as-unaccented',
  'takes-identifiers-with-blanks-at-the-end-for-one': 'takes-customers.sameIdentifier-with-each-as-trimmed',
  'takes-identifiers-with-the-first-191-characters-for-one': 'takes-customers.sameIdentifier-with-each-as-first-191',
  'makes-logins-of-the-newest-customer'(rules) {
    let newest: unknown
    changeRecords('customers/create', (made) => {
      newest = made['id']
      return {}
    })(rules)
    changeRecords('logins/create', () => ({ customer_id: newest }))(rules)
  },
  'takes-an-empty-identifier':
    'takes-customers.identifierValid-as-true-for-empty-and-customers.sameIdentifier-as-false-for-empty',
})
