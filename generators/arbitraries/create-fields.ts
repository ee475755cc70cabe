import fc from 'fast-check'
import { readTable } from '../../requirements/tables/read-table.ts'

/** Fields of a login's creation body; undefined takes one out. */
export type CreateFields = Record<string, unknown>

/** Bodies with one thing wrong each, by the name of what is wrong. */
export const createFlaws: readonly CreateFields[] = [
  { country_code: undefined },
  { country_code: 'ZZ' },
  { country_code: 7 },
  { provider_code: undefined },
  { provider_code: 'no_such_bank_anywhere' },
  { credentials: undefined },
  { credentials: 'login and password' },
  { fetch_scopes: undefined },
  { fetch_scopes: 'accounts' },
  { fetch_scopes: ['accounts', 'everything'] },
  { from_date: 'yesterday' },
  { from_date: '2001-01-01' },
  { to_date: '2001-01-01' },
  { fetch_scopes: ['accounts'], from_date: '2001-01-01' },
  { locale: 'xx' },
  { categorization: 'some' },
  { daily_refresh: 'yes' },
  { store_credentials: 1 },
  { include_fake_providers: 'maybe' },
]

/** Settings that the documents allow on creation, any of them left out. Shrinks towards none. Source: Version 4. */
export function createSettings(): fc.Arbitrary<CreateFields> {
  return fc.record(
    {
      locale: fc.constantFrom(...readTable('locales').words),
      categorization: fc.constantFrom(...readTable('categorization').words),
      daily_refresh: fc.boolean(),
      store_credentials: fc.boolean(),
      fetched_accounts_notify: fc.boolean(),
      fetch_scopes: fc.constantFrom(['accounts'], ['accounts', 'transactions']),
    },
    { requiredKeys: [] },
  )
}

/** The plainest body, each thing that may be wrong, and each setting by itself. */
export const createFieldsEdges: readonly CreateFields[] = [
  {},
  ...createFlaws,
  ...readTable('categorization').words.map((categorization) => ({ categorization })),
  ...[true, false].flatMap((set) => [
    { daily_refresh: set },
    { store_credentials: set },
    { fetched_accounts_notify: set },
  ]),
  ...readTable('locales')
    .words.slice(0, 3)
    .map((locale) => ({ locale })),
]

/** Settings that are allowed, or a body with one thing wrong in it. Shrinks towards the plainest body. */
export function createFields(): fc.Arbitrary<CreateFields> {
  return fc.oneof(createSettings(), fc.constantFrom(...createFlaws))
}
