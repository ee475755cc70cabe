import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { keepsLaws } from '../../../generators/test-support/keeps-laws.ts'
import type { Profile } from '../../../harness/profile/profile.ts'
import { payable } from '../actions/attribute-set.ts'
import {
  attributeSet,
  attributeSetEdges,
  type Attributes,
  leanAttributeSet,
  leanAttributeSetEdges,
  nearMisses,
  spoilt,
} from './attributes.ts'
import { isRight, sepaTemplate } from './test-support/sepa-template.ts'

const profile = { data: {} } as Profile
const sepa = payable(sepaTemplate, 'bank', [], profile)
const all = sepaTemplate.fields.map(({ name }) => name)
const [{ debtor_name: guessed } = {}] = attributeSetEdges(sepa, all)

keepsLaws('attributeSet', attributeSet(sepa, all), {
  member: (one) => Object.keys(one).length === all.length && isRight(one) && one['debtor_name'] === guessed,
  edges: attributeSetEdges(sepa, all),
  simplest: ({ mode }) => mode === 'NORMAL',
  reaches: {
    'every option': ({ mode }) => mode === 'INSTANT',
    ...Object.fromEntries(
      ['x0', 'x3', 'x6', 'x9'].map((start) => [
        `a text with ${start}`,
        ({ shoe_lace }: Attributes) => String(shoe_lace).startsWith(start),
      ]),
    ),
  },
})
keepsLaws('leanAttributeSet', leanAttributeSet(sepa), {
  member: (one) => isRight(one) && [...sepa.required].every((name) => Object.hasOwn(one, name)),
  edges: leanAttributeSetEdges(sepa),
  simplest: (one) => Object.keys(one).length === 3,
  reaches: { 'all of them': (one) => Object.keys(one).length === all.length },
})

test('Payment attributes keep what a provider demands, and what a profile gives', () => {
  const given: unknown = { data: { payment_attributes: [{ template: 'SEPA', attributes: { debtor_name: 'Zoë' } }] } }
  const demanded = payable(sepaTemplate, 'bank', ['debtor_name'], given as Profile)
  const sets = fc.sample(leanAttributeSet(demanded), { seed: 3 })
  assert.ok(sets.every((one) => one['debtor_name'] === 'Zoë'))
})

test('They have near-misses with one flaw each, and none that could be doubted', () => {
  const misses = nearMisses(payable(sepaTemplate, 'bank', ['debtor_name'], profile))
  const missing = ['left out', 'null in place of a required value']
  const [list, unfit, unlisted] = [
    'a list in place of a value',
    'a text against its regular expression',
    'an option outside the list',
  ]
  const unfitNumbers = ['a number that is words', list, unfit.replace('text', 'number')]
  const byField = Map.groupBy(misses, ({ field }) => field)
  assert.deepEqual(
    [...byField].map(([name, own]) => [name, ...own.map(({ flaw }) => flaw)]),
    [
      ['amount', ...missing, ...unfitNumbers],
      ['creditor_iban', ...missing, unfit, list, unfit, unfit],
      ['mode', ...missing, unlisted, unlisted],
      ['shoe_lace', list, unfit, unfit, unfit],
      ['debtor_name', 'left out though the provider demands it', missing[1], list],
      ['odd', list],
    ],
  )
  const set = { amount: 1, mode: 'NORMAL' }
  for (const miss of misses) {
    const others: Record<string, unknown> = { ...set }
    delete others[miss.field]
    const wanted = miss.value === undefined ? others : { ...others, [miss.field]: miss.value }
    assert.deepEqual(spoilt(set, miss), wanted, `${miss.field}: ${miss.flaw}`)
  }
})
