import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { valuesUnder } from './applied.ts'
import { parseExact } from '../core/exact-json.ts'
import { validate, type Violation } from './validator.ts'

const providerWith = (refreshTimeout: string): unknown => parseExact(`{"id":"1","refresh_timeout":${refreshTimeout}}`)

const isWrong = ({ keyword }: Violation): boolean => keyword !== 'required'

describe('validate', () => {
  it('gives place, wanted and got in a few words', () => {
    const provider = { id: '1', code: 'x', required_fields: [{ name: 'pin', position: 1.5 }], interactive_fields: [] }
    const found = validate('ais/provider-detail', provider, 'data').filter(isWrong)
    const shown = found.map(({ place, wanted, got }) => ({ place, wanted, got }))
    assert.deepEqual(shown, [
      { place: 'data.required_fields[0].position', wanted: 'an integer', got: 'the number 1.5' },
    ])
  })

  it('never prints a secret', () => {
    const secrets = { id: '1', identifier: 'x', secret: 420_017 }
    assert.equal(validate('ais/customer', secrets)[0]?.got, 'a number')
  })

  it('takes a number that no double holds for a number, and shows it as it was written', () => {
    const wrong = (numeral: string) => validate('ais/provider', providerWith(numeral)).filter(isWrong)
    assert.deepEqual(validate('ais/rate', parseExact('{"currency_code":"EUR","rate":1e400}')).filter(isWrong), [])
    const shown = ['1e400', '1e-999999999'].map((numeral) => wrong(numeral)[0]?.got)
    assert.deepEqual(shown, ['the number 1e400', 'the number 1e-999999999'])
  })

  it('refuses 2^64 and takes 2^64-1, which a double cannot distinguish', () => {
    assert.equal(validate('ais/provider', providerWith('18446744073709551615')).filter(isWrong).length, 0)
    assert.equal(
      validate('ais/provider', providerWith('18446744073709551616')).find(isWrong)?.got,
      'the number 18446744073709551616',
    )
  })

  it('names the known schemas when asked for an unknown one', () =>
    assert.throws(() => validate('ais/logins', {}), /SCHEMA_UNKNOWN.*'ais\/logins'.*ais\/login,/))
})

describe('valuesUnder', () => {
  it('gives the values that a data type rests on, at any depth', () => {
    const attempt = { id: '9', last_stage: { id: '4', name: 'start' }, exclude_accounts: ['2'] }
    assert.deepEqual(valuesUnder('ais/attempt', attempt, 'conventions/types/ids-are-strings'), ['9', '4', '2'])
  })

  it('counts null where the document states it as a value', () => {
    const row = 'ais/providers/max-consent-days-integer-or-null'
    assert.deepEqual(valuesUnder('ais/provider', { id: '9', max_consent_days: null }, row), [null])
  })
})
