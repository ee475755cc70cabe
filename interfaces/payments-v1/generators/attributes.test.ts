import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { payable } from '../actions/attribute-set.ts'
import { type PaymentField, templateIn } from '../checks/payment-field.ts'
import type { Profile } from '../../../harness/profile/profile.ts'
import { keepsLaws } from '../../../generators/test-support/keeps-laws.ts'
import {
  attributeSet,
  attributeSetEdges,
  leanAttributeSet,
  leanAttributeSetEdges,
  nearMisses,
  spoilt,
} from './attributes.ts'

const field = (name: string, nature: string, more: object = {}) => ({ name, nature, optional: false, ...more })
const template = templateIn({
  identifier: 'SEPA',
  payment_fields: [
    field('amount', 'number', { extra: { validation_regexp: '^[0-9]{1,3}([.][0-9]{1,2})?$' } }),
    field('creditor_iban', 'text', { extra: { validation_regexp: '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$' } }),
    field('mode', 'select', { field_options: [{ option_value: 'NORMAL' }, { option_value: 'INSTANT' }] }),
    field('shoe_lace', 'text', { optional: true, extra: { validation_regexp: String.raw`\Ax[0-9]{2}\z` } }),
    field('debtor_name', 'text', { optional: true }),
    field('odd', 'text', { optional: true, extra: { validation_regexp: 'a++' } }),
  ],
})
assert.ok(template)
const profile = { data: {} } as Profile
const all = template.fields.map(({ name }) => name)

function right(fields: readonly PaymentField[], attributes: Record<string, unknown>): boolean {
  return fields.every(({ name, options }) => {
    const value = attributes[name]
    if (value === undefined) return true
    if (name === 'amount') return typeof value === 'number' && /^[0-9]{1,3}([.][0-9]{1,2})?$/.test(String(value))
    if (name === 'mode') return options.includes(String(value))
    if (name === 'shoe_lace') return /^x[0-9]{2}$/.test(String(value))
    return typeof value === 'string'
  })
}

const sepa = payable(template, 'bank', [], profile)
keepsLaws('attributeSet', attributeSet(sepa, all), {
  member: (one) => Object.keys(one).length === all.length && right(template.fields, one),
  edges: attributeSetEdges(sepa, all),
  simplest: ({ mode }) => mode === 'NORMAL',
  reaches: { 'every option': ({ mode }) => mode === 'INSTANT' },
})
keepsLaws('leanAttributeSet', leanAttributeSet(sepa), {
  member: (one) => right(template.fields, one) && [...sepa.required].every((name) => Object.hasOwn(one, name)),
  edges: leanAttributeSetEdges(sepa),
  simplest: (one) => Object.keys(one).length === 3,
  reaches: { 'all of them': (one) => Object.keys(one).length === all.length },
})

describe('payment attributes', () => {
  const plain = payable(template, 'bank', [], profile)

  it('have every field that is asked for, each value as its rules allow', () => {
    const sets = fc.sample(attributeSet(plain, all), { seed: 3, numRuns: 200 })
    assert.ok(sets.every((one) => Object.keys(one).length === all.length && right(template.fields, one)))
    assert.equal(new Set(sets.map((one) => one['mode'])).size, 2)
    assert.ok(new Set(sets.map((one) => one['shoe_lace'])).size > 10)
    assert.ok(sets.every((one) => one['debtor_name'] === sets[0]?.['debtor_name']))
  })

  it('keep what a provider demands, and what a profile gives', () => {
    const given: unknown = { data: { payment_attributes: [{ template: 'SEPA', attributes: { debtor_name: 'Zoë' } }] } }
    const sets = fc.sample(leanAttributeSet(payable(template, 'bank', ['debtor_name'], given as Profile)), { seed: 3 })
    assert.ok(sets.every((one) => one['debtor_name'] === 'Zoë'))
  })

  it('have near-misses with one flaw each, and none that could be doubted', () => {
    const misses = nearMisses(payable(template, 'bank', ['debtor_name'], profile))
    const shown = misses.map(({ field: name, flaw }) => `${name}: ${flaw}`)
    assert.deepEqual(shown, [
      'amount: left out',
      'amount: null in place of a required value',
      'amount: a number that is words',
      'creditor_iban: left out',
      'creditor_iban: null in place of a required value',
      'creditor_iban: a text against its regular expression',
      'creditor_iban: a text against its regular expression',
      'mode: left out',
      'mode: null in place of a required value',
      'mode: an option outside the list',
      'mode: an option outside the list',
      'shoe_lace: a text against its regular expression',
      'shoe_lace: a text against its regular expression',
      'shoe_lace: a text against its regular expression',
      'debtor_name: left out though the provider demands it',
      'debtor_name: null in place of a required value',
    ])
    const set = { amount: 1, mode: 'NORMAL' }
    for (const miss of misses) {
      const others: Record<string, unknown> = { ...set }
      delete others[miss.field]
      const wanted = miss.value === undefined ? others : { ...others, [miss.field]: miss.value }
      assert.deepEqual(spoilt(set, miss), wanted, `${miss.field}: ${miss.flaw}`)
    }
  })
})
