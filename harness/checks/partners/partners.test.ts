import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sampleExchange } from '../answers/sample-exchange.ts'
import { noTransactions } from './nothing-fetched.ts'
import { onlyFakeOrSandbox, someFakeOrSandbox } from './providers-of-pending.ts'
import { treeOfAVersion } from './trees-of-a-version.ts'

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
  it('are at least one that it may use', () => {
    assert.equal(someFakeOrSandbox(list(sandbox)).finding, 'held')
    assert.equal(someFakeOrSandbox(list(real)).finding, 'broken')
    assert.equal(someFakeOrSandbox(list()).finding, 'broken')
  })
})

describe('a tree of categories', () => {
  const older = { personal: { home: ['mortgage_and_rent'] }, business: { office: ['equipment'] } }
  const newer = { personal: { home: ['mortgage', 'rent'] }, business: { real_estate: ['office_rent'] } }
  const served = (data: object) => sampleExchange(200, { data })
  it('is that of either version, each for itself', () => {
    const mixed = served({ personal: older.personal, business: newer.business })
    assert.equal(treeOfAVersion(mixed, 'personal', [older, newer]).finding, 'held')
    assert.equal(treeOfAVersion(mixed, 'business', [older, newer]).finding, 'held')
  })
  it('is none where it lacks a code of both', () => {
    const neither = served({ personal: { home: ['mortgage'] }, business: {} })
    assert.equal(treeOfAVersion(neither, 'personal', [older, newer]).finding, 'broken')
    assert.equal(treeOfAVersion(undefined, 'personal', [older, newer]).finding, 'inconclusive')
  })
})

describe('a connection made for accounts alone', () => {
  const rows = list({ id: '1' })
  const refusal = [sampleExchange(400, { error_class: 'ActionNotAllowed' })]
  it('has no transactions, or refuses to list them', () => {
    assert.equal(noTransactions(list(), rows).finding, 'held')
    assert.equal(noTransactions(refusal, rows).finding, 'held')
  })
  it('has some', () => assert.equal(noTransactions(rows, rows).finding, 'broken'))
  it('proves nothing where there are none to list', () => {
    assert.equal(noTransactions(list(), list()).finding, 'inconclusive')
    assert.equal(noTransactions(refusal, refusal).finding, 'inconclusive')
  })
})
