import { faultsNamed } from '../kinds/faults-named.ts'
import { type Fields, changeAnswers, changeRecords, refusalOf } from '../kit/change-answers.ts'
import type { Rules } from '../../world/rules.ts'
import { type Patch, narrowRule, together, widenRule } from '../kit/change-rule.ts'

/** Changes the identifier of a new customer. */
function writeIdentifier(change: (identifier: string) => string): Patch {
  return changeRecords('customers/create', ({ identifier }) => ({ identifier: change(String(identifier)) }))
}

/** Compares identifiers after a normalisation, as a database may. */
function takeAsOne(left: (identifier: string) => string): Patch {
  return widenRule('customers.sameIdentifier', (known, asked) => left(known) === left(asked))
}

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
  'writes-identifiers-in-upper-case': { kind: 'encoding', patch: writeIdentifier((one) => one.toUpperCase()) },
  'shows-identifiers-decomposed': {
    kind: 'encoding',
    sentence: 'An identifier with accents is shown with each of them as a sign of its own.',
    patch: writeIdentifier((one) => one.normalize('NFD')),
  },
  'cuts-identifiers-at-64': { kind: 'edge', patch: writeIdentifier((one) => one.slice(0, 64)) },
  'trims-identifiers': { kind: 'encoding', patch: writeIdentifier((one) => one.trim()) },
  'escapes-slashes-of-identifiers': { kind: 'encoding', patch: writeIdentifier((one) => one.replaceAll('/', '\\/')) },
  'cuts-emoji-of-identifiers': {
    kind: 'encoding',
    patch: writeIdentifier((one) => one.replaceAll(/\p{Extended_Pictographic}/gu, '?')),
  },
  'takes-an-identifier-once-for-all-clients': {
    kind: 'second owner',
    patch: takeIdentifiersOnce,
  },
  'takes-identifiers-in-any-letter-case-for-one': {
    kind: 'encoding',
    patch: takeAsOne((identifier) => identifier.toLowerCase()),
  },
  'takes-identifiers-with-any-accent-for-one': {
    kind: 'encoding',
    patch: takeAsOne((identifier) => identifier.normalize('NFD').replaceAll(/\p{Mark}/gu, '')),
  },
  'takes-identifiers-with-blanks-at-the-end-for-one': {
    kind: 'encoding',
    patch: takeAsOne((identifier) => identifier.trimEnd()),
  },
  'takes-identifiers-with-the-first-191-characters-for-one': {
    kind: 'edge',
    patch: takeAsOne((identifier) => identifier.slice(0, 191)),
  },
  'makes-logins-of-the-newest-customer'(rules) {
    let newest: unknown
    changeRecords('customers/create', (made) => {
      newest = made['id']
      return {}
    })(rules)
    changeRecords('logins/create', () => ({ customer_id: newest }))(rules)
  },
  'takes-an-empty-identifier': together(
    widenRule('customers.identifierValid', (identifier) => identifier === ''),
    narrowRule('customers.sameIdentifier', (one) => one !== ''),
  ),
})
