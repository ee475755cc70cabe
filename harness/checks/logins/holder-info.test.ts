import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { holderFits, holderShown } from './holder-info.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const login = (holder_info?: unknown) => sampleExchange(200, { data: { id: '1', holder_info } })
const unreadable = [undefined, sampleRefusal(404, 'LoginNotFound'), sampleTransportError()]
const schema = 'ais/holder-info'

describe('holderShown', () => {
  it('holds where anything is told', () => {
    assert.equal(holderShown(login({ names: [], addresses: [{ city: 'Saltmarsh' }] })).finding, 'held')
  })
  it('is broken by what is empty', () => {
    for (const holder of [{}, { names: [], addresses: [{ city: '' }] }, 'Ada']) {
      assert.equal(holderShown(login(holder)).finding, 'broken')
    }
  })
  it('is untested where none is shown', () => {
    for (const holder of [undefined, null]) assert.equal(holderShown(login(holder)).finding, 'untested')
  })
  it('is inconclusive without a login', () => {
    for (const answer of unreadable) assert.equal(holderShown(answer).finding, 'inconclusive')
  })
})

describe('holderFits', () => {
  const judge = (holder: unknown, row: string) => holderFits(login(holder), schema, `ais/holder-info/${row}`)
  it('holds for the documented types', () => {
    assert.equal(judge({ names: ['Ada'] }, 'field-types').finding, 'held')
    assert.equal(judge({ ssn: '0417' }, 'ssn-last-four').finding, 'held')
  })
  it('is broken by others, row by row', () => {
    assert.equal(judge({ names: 'Ada' }, 'field-types').finding, 'broken')
    assert.equal(judge({ ssn: '123-45-0417' }, 'ssn-last-four').place, 'data.holder_info.ssn')
    assert.equal(judge({ addresses: [{ post_code: 12345 }] }, 'address-types').finding, 'broken')
  })
  it('is untested where the holder has no such thing', () => {
    assert.equal(judge({ names: ['Ada'] }, 'ssn-last-four').finding, 'untested')
    assert.equal(judge(undefined, 'field-types').finding, 'untested')
  })
  it('is inconclusive without a login', () => {
    for (const answer of unreadable) assert.equal(holderFits(answer, schema, 'any').finding, 'inconclusive')
  })
})
