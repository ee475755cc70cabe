import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { holderAlike, holderFits, holderShown, holderWithinProvider } from './holder-info.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { says } from '../../../core/test-support/cases.ts'

const login = (holder_info?: unknown) => sampleData({ id: '1', holder_info })
const unreadable = [sampleRefusal(404, 'LoginNotFound'), sampleTransportError()]
const schema = 'ais/holder-info'

describe('holderShown', () => {
  it('holds where anything is shown', () =>
    assert.equal(holderShown(login({ names: [], addresses: [{ city: 'Saltmarsh' }] })).finding, 'held'))
  it('is broken by what is empty', () => {
    const listed = holderShown(sampleData([{ id: '1', holder_info: {} }]))
    assert.deepEqual([listed.finding, listed.place], ['broken', 'data[0].holder_info'])
  })
})

describe('holderWithinProvider', () => {
  const provider = sampleData({ holder_info: ['names'] })
  it('holds for what the provider lists, and for addresses, which no provider lists', () => {
    const holder = { names: ['Ada'], emails: [], addresses: [{ city: 'Saltmarsh' }], ssn: '0417' }
    assert.equal(holderWithinProvider(provider, login(holder)).finding, 'held')
  })
  it('is broken by a detail that the provider does not list', () => {
    const judgement = holderWithinProvider(provider, login({ names: ['Ada'], phone_numbers: ['+1'] }))
    assert.deepEqual([judgement.finding, judgement.place], ['broken', 'data.holder_info.phone_numbers'])
  })
  it('is untested where no holder is shown, and inconclusive without a login', () => {
    for (const nothing of [null, {}, { names: [], ssn: '0417' }])
      assert.equal(holderWithinProvider(provider, login(nothing)).finding, 'untested')
    for (const answer of unreadable) assert.equal(holderWithinProvider(provider, answer).finding, 'inconclusive')
  })
})

describe('holderFits', () => {
  const decide = (holder: unknown, row: string) => holderFits(login(holder), schema, `ais/holder-info/${row}`)
  it('holds for the documented types', () => {
    assert.equal(decide({ names: ['Ada'] }, 'field-types').finding, 'held')
    for (const ssn of ['0417', 417, '***-**-0417']) assert.equal(decide({ ssn }, 'ssn-last-four').finding, 'held')
  })
  it('is broken by others, row by row', () => {
    assert.equal(decide({ names: 'Ada' }, 'field-types').finding, 'broken')
    assert.equal(decide({ addresses: [{ post_code: 12345 }] }, 'address-types').finding, 'broken')
  })
  it('is untested where the holder has no such thing', () => {
    assert.equal(decide({ names: ['Ada'] }, 'ssn-last-four').finding, 'untested')
    assert.equal(decide(undefined, 'field-types').finding, 'untested')
  })
})

it('Each case comes to its finding, and says what is shown of the holder', () => {
  says(holderShown(sampleData([])), 'inconclusive: nothing-to-check')
  says(holderShown(login()), 'untested: not-shown')
  says(holderShown(login({ names: ['Ada'], ssn: '' })), 'held: holds')
  says(holderShown(login({ names: [''] })), 'broken: {"names":[""]} at data.holder_info')
  says(
    holderShown(login({ names: [null], ssn: { a: undefined } })),
    'broken: {"names":[null],"ssn":{}} at data.holder_info',
  )
  says(holderShown(login(['Ada'])), 'broken: ["Ada"] at data.holder_info')
  says(holderFits(sampleRefusal(404, 'LoginNotFound'), schema, 'any'), 'inconclusive: nothing-to-check')
  says(
    holderFits(login({ ssn: '123-45-0417' }), schema, 'ais/holder-info/ssn-last-four'),
    'broken: "123-45-0417" at data.holder_info.ssn',
  )
  says(holderFits(login(), schema, 'ais/holder-info/field-types'), 'untested: holder-without-field')
})

it('finds a holder that the list shows otherwise', () => {
  const list = (holder_info?: unknown) => sampleData([{ id: '1', holder_info }])
  const alone = login({ names: ['Ada'], emails: ['a@b.example'] })
  says(holderAlike(login({ names: ['Ada', 'Bo'] }), list({ names: ['Bo', 'Ada'] })), 'held: holds (2)')
  says(holderAlike(alone, list()), 'untested: not-shown (2)')
  says(holderAlike(login(null), list(null)), 'untested: not-shown (2)')
  says(holderAlike(alone, list({ names: ['Ada'], emails: [] })), 'broken: [] at data[0].holder_info.emails (2)')
  says(holderAlike(alone, list(null)), 'broken: null at data[0].holder_info (2)')
})
