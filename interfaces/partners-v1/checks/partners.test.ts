import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleTransportError } from '../../../harness/checks/answers/sample-exchange.ts'
import { noTransactions } from './nothing-fetched.ts'
import { isFakeOrSandbox, onlyFakeOrSandbox, refusedToPending, someFakeOrSandbox } from './providers-of-pending.ts'
import { treeOfAVersion } from '../../../harness/checks/categories/trees-of-a-version.ts'

const list = (...data: object[]) => [sampleExchange(200, { data, meta: { next_id: null } })]

describe('providers of a pending client', () => {
  const fake = { id: '1', code: 'fakebank_xf', name: 'Fake Bank', country_code: 'XF' }
  const sandbox = { id: '2', code: 'harbour_sandbox_gb', name: 'Harbour', country_code: 'GB' }
  const real = { id: '3', code: 'contest_gb', name: 'Contest Bank', country_code: 'GB' }
  it('are fake ones and those of a sandbox, where others could be withheld', () => {
    assert.equal(onlyFakeOrSandbox(list(fake, sandbox), list(fake, real)).finding, 'held')
    assert.equal(onlyFakeOrSandbox(list(fake, sandbox), list(fake, sandbox)).finding, 'untested')
  })
  it('are no others', () => {
    const judgement = onlyFakeOrSandbox(list(fake, real), list(fake, real))
    assert.deepEqual([judgement.finding, judgement.got, judgement.place], ['broken', 'contest_gb', 'data[1]'])
  })
  it('are refused alone, where the main client is shown them', () => {
    const [shown] = list(real)
    const gone = sampleExchange(404, { error_class: 'ProviderNotFound' })
    assert.ok(shown)
    assert.equal(refusedToPending([[shown, gone]]).finding, 'held')
    assert.equal(
      refusedToPending([
        [shown, gone],
        [shown, shown],
      ]).finding,
      'broken',
    )
    assert.equal(refusedToPending([[gone, gone]]).finding, 'untested')
    assert.equal(refusedToPending([[shown, sampleTransportError()]]).finding, 'inconclusive')
  })
  it('are at least one that it may use', () => {
    assert.equal(someFakeOrSandbox(list(sandbox)).finding, 'held')
    assert.equal(someFakeOrSandbox(list(real)).finding, 'broken')
    assert.equal(someFakeOrSandbox(list()).finding, 'broken')
  })
})

it('knows a fake or sandbox provider by its country, its code or its name', () => {
  const known = ['fake_bank', 'bank_FAKE', 'my-sandbox', 'demo', 'demo_bank', 'bank test', 'x-test', 'test-bank']
  for (const code of known) assert.ok(isFakeOrSandbox({ code }), code)
  for (const code of ['contest', 'testing', 'democracy', 'tested_gb', 'attest'])
    assert.ok(!isFakeOrSandbox({ code }), code)
  assert.ok(isFakeOrSandbox({ name: 'Demo' }) && isFakeOrSandbox({ country_code: 'XF' }))
  assert.ok(!isFakeOrSandbox({ country_code: 'GB' }))
})

const older = { personal: { home: ['mortgage_and_rent'] }, business: { office: ['equipment'] } }
const newer = { personal: { home: ['mortgage', 'rent'] }, business: { real_estate: ['office_rent'] } }
const served = (data: object) => sampleData(data)
const mixed = served({ personal: older.personal, business: newer.business })
const neither = served({ personal: { home: ['mortgage'] }, business: {} })
const rows = list({ id: '1' })
const refusal = [sampleExchange(400, { error_class: 'ActionNotAllowed' })]

cases(
  'is that of either version, each for itself',
  [treeOfAVersion(mixed, 'personal', [older, newer]), 'held'],
  [treeOfAVersion(mixed, 'business', [older, newer]), 'held'],
  'is of neither version where it lacks a code of both',
  [treeOfAVersion(neither, 'personal', [older, newer]), 'broken'],
  'has no transactions, or refuses to list them',
  [noTransactions(list(), rows), 'held'],
  [noTransactions(refusal, rows), 'held'],
  'has some',
  [noTransactions(rows, rows), 'broken'],
  'says what a lead and a pending client are shown',
  [noTransactions(list(), list({ id: '1' })), 'held: list-is-empty (2)'],
  [noTransactions([sampleExchange(400, {})], list({ id: '1' })), 'held: request-refused (2)'],
  [
    noTransactions([sampleExchange(400, {})], [sampleExchange(400, {})]),
    'inconclusive: transactions-refused-everywhere (2)',
  ],
  [noTransactions(list({ id: '1' }), list({ id: '1' })), 'broken: 1 row at data (2)'],
  [noTransactions([sampleTransportError()], list({ id: '1' })), 'inconclusive: transport-error'],
  [
    noTransactions([...list(), sampleExchange(400, {})], [...list({ id: '1' }), sampleExchange(400, {})]),
    'inconclusive: transactions-refused-everywhere (4)',
  ],
  [onlyFakeOrSandbox(list({ code: 'a' }), list()), 'broken: a at data[0]'],
  [onlyFakeOrSandbox(list({ country_code: 'XF' }), list({ code: 'a' }, { code: 'b' })), 'held: holds-for (2)'],
  [onlyFakeOrSandbox(list({ country_code: 'XF' }), list({ country_code: 'XF' })), 'untested: nothing-withheld (2)'],
  [onlyFakeOrSandbox(list({ country_code: 'XF' }), [sampleData({})]), 'untested: nothing-withheld (2)'],
  [onlyFakeOrSandbox([sampleExchange(400, {})], list()), 'inconclusive: no-list'],
  [someFakeOrSandbox(list({ country_code: 'XF' }, { code: 'a' }, { name: 'My Sandbox' })), 'held: holds-for'],
  [someFakeOrSandbox(list({ code: 'a' })), 'broken: none at data'],
  [someFakeOrSandbox([sampleExchange(400, {})]), 'inconclusive: no-list'],
  [treeOfAVersion(sampleData({}), 'personal', []), 'inconclusive: no-answers (0)'],
)
