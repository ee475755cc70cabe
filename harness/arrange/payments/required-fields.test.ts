import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { requiredFieldsIn } from './required-fields.ts'

describe('required_payment_fields', () => {
  it('are read from an object by template, of names or of fields', () => {
    assert.deepEqual(requiredFieldsIn({ SEPA: ['amount'], FPS: [] }, 'SEPA'), ['amount'])
    assert.deepEqual(requiredFieldsIn({ SEPA: [{ name: 'amount', nature: 'number' }] }, 'SEPA'), ['amount'])
    assert.deepEqual(requiredFieldsIn({ SEPA: { amount: {} } }, 'SEPA'), ['amount'])
  })
  it('are read from a list of objects that name their template', () => {
    const listed = [
      { template_identifier: 'FPS', fields: ['sort_code'] },
      { identifier: 'SEPA', payment_fields: [{ name: 'amount' }] },
    ]
    assert.deepEqual(requiredFieldsIn(listed, 'SEPA'), ['amount'])
    assert.deepEqual(requiredFieldsIn(listed, 'FPS'), ['sort_code'])
  })
  it('are unknown for another template, and in an unknown form', () => {
    assert.equal(requiredFieldsIn({ SEPA: [] }, 'FPS'), undefined)
    assert.equal(requiredFieldsIn('amount', 'SEPA'), undefined)
    assert.equal(requiredFieldsIn(undefined, 'SEPA'), undefined)
    assert.deepEqual(requiredFieldsIn([], 'SEPA'), undefined)
  })
})
