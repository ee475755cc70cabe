import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { valuesFor, violationsOf } from './attribute-values.ts'
import type { PaymentField } from '../checks/payment-field.ts'

const field = (change: Partial<PaymentField>): PaymentField => ({
  name: 'anything',
  nature: 'text',
  optional: false,
  options: [],
  validationRegexp: undefined,
  ...change,
})

describe('the values of a payment field', () => {
  it('are the profile’s before all others', () =>
    assert.deepEqual(valuesFor(field({ nature: 'number' }), 'mine'), { values: ['mine'], by: 'given' }))
  it('are the options of a select field, and none without options', () => {
    assert.deepEqual(valuesFor(field({ nature: 'select', options: ['A', 'B'] }))?.values, ['A', 'B'])
    assert.equal(valuesFor(field({ nature: 'select' })), undefined)
  })
  it('are numbers of the form that the regular expression wants', () => {
    const found = valuesFor(field({ nature: 'number', validationRegexp: String.raw`^\d+\.\d{2}$` }))
    assert.ok(found?.values.every((value) => typeof value === 'number' && /^\d+\.\d{2}$/.test(String(value))))
    assert.equal(found?.by, 'stated')
  })
  it('are likely texts where they fit, else texts of the form', () => {
    const iban = valuesFor(field({ name: 'creditor_iban', validationRegexp: '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$' }))
    assert.equal(iban?.values[0], 'DE89370400440532013000')
    assert.equal(iban?.form, undefined)
    const odd = valuesFor(field({ validationRegexp: '^x[0-9]{3}$' }))
    assert.ok(odd?.values.every((value) => /^x[0-9]{3}$/.test(String(value))))
    assert.ok(odd?.form)
  })
  it('are guesses where nothing that can be run settles a text', () => {
    assert.equal(valuesFor(field({}))?.by, 'guessed')
    assert.equal(valuesFor(field({ validationRegexp: 'a++' }))?.by, 'guessed')
  })
  it('are none where no text of the form can be made', () =>
    assert.equal(valuesFor(field({ validationRegexp: '^$' })), undefined))
})

describe('the violations of a payment field', () => {
  it('are words for a number, an unlisted option, and a text against the form', () => {
    const violations = violationsOf(field({ nature: 'number' })).map(({ violation }) => violation)
    assert.deepEqual(violations, ['a number that is words'])
    const values = violationsOf(field({ nature: 'select', options: ['A'] })).map(({ value }) => value)
    assert.deepEqual(values, ['ASSAY_NO_SUCH_OPTION', 'a'])
    const [found] = violationsOf(field({ validationRegexp: '^[^~]*$' }))
    assert.ok(found && !/^[^~]*$/.test(String(found.value)))
  })
  it('are an address of IPv6 and one of two lines for the IP address of the payer, unless its own form allows them', () => {
    const name = 'customer_ip_address'
    const named = (change: object) => violationsOf(field({ name, ...change })).map(({ violation }) => violation)
    assert.deepEqual(named({}), ['an IP address of another form', 'an IP address of another form'])
    const own = new Set(named({ validationRegexp: String.raw`^[0-9a-f.:\n~]+$` }))
    assert.deepEqual([...own], ['a text against its regular expression'])
  })
  it('are a right text with a sign behind it, or a wrong line below it where the form is clearly of the whole text', () => {
    const texts = (validationRegexp: string) => violationsOf(field({ validationRegexp })).map(({ value }) => value)
    assert.deepEqual(texts(String.raw`\Ax\z`), ['~', 'x~', 'x\n~'])
    assert.deepEqual(texts('^x$'), ['~', 'x~'])
    assert.deepEqual(texts('^x'), ['~'])
    assert.deepEqual(texts(String.raw`\Ax[ ~]*\z`), ['~'])
  })
  it('are none that could be doubted', () => {
    assert.deepEqual(violationsOf(field({})), [])
    assert.deepEqual(violationsOf(field({ validationRegexp: 'a++' })), [])
    assert.deepEqual(violationsOf(field({ validationRegexp: '' })), [])
    assert.deepEqual(violationsOf(field({ nature: 'select' })), [])
    assert.deepEqual(violationsOf(field({ validationRegexp: '^.*$' })), [])
  })
})
