import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answer } from '../../rules/wire/wire-rules.ts'
import { createRules } from '../../world/rules.ts'
import { derivedFault } from './derived-fault.ts'

const account = { id: '1', nature: 'loan', balance: 2, extra: { units: [{ code: 'A' }], day: '2026-01-02' } }

function answered(id: string, given: Partial<Answer> = {}): unknown {
  const rules = createRules()
  derivedFault(id)?.patch(rules)
  const answer = { route: 'accounts/list', status: 200, headers: {}, json: { data: [account] }, ...given }
  const { status, json } = rules.wire.answer(answer)
  return status === 200 ? (json as { data: unknown }).data : status
}

for (const [id, shown] of [
  ['omits-balance-at-get-accounts', [{ ...account, balance: undefined }]],
  ['omits-balance-where-nature-is-card-at-get-accounts', [account]],
  ['shows-balance-as-text-where-extra.day-is-2026-at-get-accounts', [account]],
  ['shows-balance-as-text-at-get-accounts', [{ ...account, balance: '2' }]],
  ['shows-nature-as-null-at-get-accounts', [{ ...account, nature: null }]],
  [
    'shows-extra.units.code-as-B-at-get-accounts',
    [{ ...account, extra: { ...account.extra, units: [{ code: 'B' }] } }],
  ],
  [
    'shows-extra.day-as-moment-at-get-accounts',
    [{ ...account, extra: { ...account.extra, day: '2026-01-02T00:00:00Z' } }],
  ],
  ['shows-extra.none.at-as-text-at-get-accounts', [account]],
  ['shows-data-as-object-at-get-accounts', { value: [account] }],
  ['shows-data-as-object-at-get-logins', [account]],
  ['answers-all-with-302-at-get-accounts', 302],
  ['refuses-all-at-get-accounts', 400],
] as const)
  test(`${id} changes an answer so`, () => assert.deepEqual(answered(id), shown))

const refused = { status: 404, json: { error_class: 'LoginNotFound', error_message: 'none', request: {} } }

for (const [id, status] of [
  ['accepts-LoginNotFound', 200],
  ['accepts-LoginNotFound-at-get-logins', 404],
  ['accepts-LoginDisabled-or-LoginNotFound-at-get-accounts', 200],
  ['answers-LoginNotFound-with-409', 409],
] as const)
  test(`${id} answers a refusal with ${status}`, () =>
    assert.deepEqual(answered(id, refused) ?? 0, status === 200 ? {} : status))

test('A refusal has another class everywhere, or on one route', () => {
  const sent = (id: string) => {
    const { errors, ...rules } = createRules()
    derivedFault(id)?.patch({ errors, ...rules })
    return [errors.classSent('LoginNotFound', 'logins/show'), errors.classSent('LoginNotFound', 'accounts/list')]
  }
  assert.deepEqual(sent('calls-LoginNotFound-NoSuchLogin'), ['NoSuchLogin', 'NoSuchLogin'])
  assert.deepEqual(sent('calls-LoginNotFound-NoSuchLogin-at-get-accounts'), ['LoginNotFound', 'NoSuchLogin'])
})

test('Rules take a value, or give it, and on one route only there', () => {
  const rules = createRules()
  derivedFault('takes-categories.maxBatch-as-7-and-access.ownLogin-as-true-and-access.keyRefusal-as-nothing')?.patch(
    rules,
  )
  assert.equal(rules.categories.maxBatch, 7)
  assert.equal(rules.access.ownLogin(undefined as never, undefined as never), true)
  assert.equal(rules.access.keyRefusal(undefined as never), undefined)
  derivedFault('takes-headers.secretNeeded-as-false-at-get-rates')?.patch(rules)
  assert.deepEqual(
    ['rates/list', 'logins/list'].map((name) => rules.headers.secretNeeded({ name })),
    [false, true],
  )
  assert.throws(() => derivedFault('takes-access.noSuchRule-as-true')?.patch(rules), /RULE_UNKNOWN/)
  assert.throws(() => derivedFault('takes-categories.maxBatch-as-7-at-get-rates')?.patch(rules), /RULE_NOT_ASKED/)
})

for (const [id, body, read] of [
  ['ignores-locale-and-email-at-post-leads', { locale: 'he', email: 'a' }, {}],
  ['reads-locale-as-es-at-post-leads', { locale: 'he' }, { locale: 'es' }],
  ['refuses-locale-as-es-at-post-leads', { locale: 'he' }, { locale: 'he' }],
  ['refuses-locale-at-post-leads', { locale: 'he' }, 'WrongRequestFormat'],
  ['demands-email-at-post-leads', { locale: 'he' }, 'WrongRequestFormat'],
] as const)
  test(`${id} reads a body so`, () => {
    const rules = createRules()
    derivedFault(id)?.patch(rules)
    const heard = () => rules.wire.heard({ data: body }, 'leads/create')
    if (typeof read === 'string') assert.throws(heard, { errorClass: read })
    else assert.deepEqual(heard(), { data: read })
    assert.deepEqual(rules.wire.heard({ data: body }, 'logins/create'), { data: body })
  })

test('A fault on one route has its requests and interfaces, and no other name is a kind of fault', () => {
  const { interfaces, requests } = derivedFault('accepts-LoginNotFound-at-get-client-info') ?? {}
  assert.deepEqual([interfaces, requests?.length], [['ais-v3'], 1])
  assert.deepEqual(derivedFault('accepts-LoginNotFound-at-get-rates-in-ais-v4')?.interfaces, ['ais-v4'])
  for (const id of [
    'lists-newest-first',
    'accepts-LoginNotFound-at-get-nothing',
    'accepts-NoSuchClass',
    'calls-NoSuchClass-LoginNotFound',
    'answers-NoSuchClass-with-409',
    'omits-name',
    'reads-locale-at-post-leads',
  ])
    assert.equal(derivedFault(id), undefined, id)
})
