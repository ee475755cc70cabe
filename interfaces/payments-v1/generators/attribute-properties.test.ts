import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import { attributesOf, payable } from '../actions/attribute-set.ts'
import type { TriedPayment } from '../actions/payable.ts'
import type { Profile } from '../../../harness/profile/profile.ts'
import { type Attributes, nearMisses } from './attributes.ts'
import { accepting, explored, findingOf, refusing, tried } from '../../../generators/test-support/try-property.ts'
import {
  attributesAreAccepted,
  flawIsRefused,
  missesOf,
  oneFlawOfEach,
  requiredAloneIsAccepted,
  unsupportedIsRefused,
} from './attribute-properties.ts'
import { isRight, sepaTemplate } from './test-support/sepa-template.ts'

const fields = sepaTemplate.fields.filter(({ name }) => !['creditor_iban', 'odd'].includes(name))
const sepa = payable({ ...sepaTemplate, fields }, 'bank', [], { data: {} } as Profile)

/** A payment that was tried with some of the fields. */
function payment(fields: 'all' | 'required', answer = accepting()): TriedPayment {
  return { payable: sepa, attributes: attributesOf(sepa, fields), answer }
}

/** A target that looks at amount, mode and shoe_lace, but for the fields that it overlooks. */
function target(overlooks: readonly string[] = [], errorClass = 'InvalidPaymentAttributes') {
  return async (sent: Attributes): Promise<Exchange> => {
    const isThere = ['amount', 'mode'].every((name) => name in sent || overlooks.includes(name))
    return isThere && isRight(sent, overlooks) ? accepting() : refusing(errorClass)
  }
}

test('One that refuses an allowed option breaks it', async () => {
  const pay = async ({ mode }: Attributes) => (mode === 'INSTANT' ? refusing('InvalidPaymentAttributes') : accepting())
  const { judgement, counterexample } = await explored(attributesAreAccepted(payment('all'), 'lean', pay))
  assert.deepEqual([judgement.finding, judgement.reason.code], ['broken', 'value-differs'])
  assert.ok(counterexample?.shrunk.startsWith('{"amount":'), counterexample?.shrunk)
  const { amount, ...rest } = JSON.parse(counterexample?.shrunk ?? '') as Attributes
  assert.deepEqual([typeof amount, rest], ['number', { mode: 'INSTANT' }])
})

test('A refusal of a value that Assay guessed proves nothing, unless it was taken before', async () => {
  const input = { amount: 1, mode: 'NORMAL', debtor_name: 'Zoë' }
  const refusesAll = async () => refusing('InvalidPaymentAttributes')
  const lean = attributesAreAccepted(payment('required'), 'lean', refusesAll)
  const { judgement } = await lean.holds(input)
  assert.equal(judgement.finding, 'inconclusive')
  assert.deepEqual(judgement.reason.facts.names, ['debtor_name'])
  assert.equal(judgement.evidence.length, 2)
  const label = ['3 attributes: InvalidPaymentAttributes', 'InvalidPaymentAttributes']
  assert.deepEqual(await tried(lean, input), [...label, 'inconclusive: refusal-with-other-cause'])
  const all = attributesAreAccepted(payment('all'), 'lean', refusesAll)
  assert.deepEqual(await tried(all, input), [...label, 'broken: value-differs'])
  const { debtor_name: _guess, ...sure } = input
  assert.equal((await tried(lean, sure))[2], 'broken: value-differs')
  const taken = attributesAreAccepted(payment('required'), 'lean', target())
  assert.equal((await tried(taken, input))[2], 'held: request-accepted')
})

const everyMiss = nearMisses(payment('all').payable)

test('Near-misses are those of the flaws that are named', () => {
  const named = (flaws: Parameters<typeof missesOf>[1]) =>
    missesOf(payment('all'), flaws).map(({ field: name, flaw }) => `${name}: ${flaw}`)
  assert.deepEqual(named(['left out']), ['amount: left out', 'mode: left out'])
  assert.deepEqual(named(['a number that is words', 'an option outside the list']), [
    'amount: a number that is words',
    'mode: an option outside the list',
    'mode: an option outside the list',
  ])
  assert.equal(everyMiss.length, 14)
  assert.deepEqual(named([]), [])
})

for (const name of ['amount', 'mode', 'shoe_lace'])
  test(`One that overlooks ${name} breaks it, and the flaw is reported`, async () => {
    const all = everyMiss.map((miss) => ({ payment: payment('all'), miss }))
    const property = flawIsRefused(all, (_payment, attributes) => target([name])(attributes))
    const { judgement, counterexample } = await explored(property)
    assert.deepEqual([judgement.finding, judgement.reason.code], ['broken', 'value-differs'])
    assert.ok(counterexample?.shrunk.startsWith(`SEPA: ${name}, `), counterexample?.shrunk)
  })

test('A required attribute of every template is missed, and none but those', async () => {
  const cases = oneFlawOfEach([payment('all'), payment('required')], ['left out'])
  const seen = cases.map(({ miss }) => miss.field)
  assert.deepEqual(seen, ['amount', 'mode', 'amount', 'mode'])
  const pays = (overlooks: string[]) => flawIsRefused(cases, (_payment, attributes) => target(overlooks)(attributes))
  assert.equal(await findingOf(pays([])), 'held')
  const { judgement, counterexample } = await explored(pays(['mode']))
  assert.deepEqual([judgement.finding, counterexample?.shrunk], ['broken', 'SEPA: mode, left out'])
})

test('What must be there is enough', async () => {
  const sent: Attributes[] = []
  const pays = (demanded: string) =>
    requiredAloneIsAccepted([payment('all')], async (_payment, attributes) => {
      sent.push(attributes)
      return demanded in attributes ? accepting() : refusing('InvalidPaymentAttributes')
    })
  assert.equal(await findingOf(pays('amount')), 'held')
  assert.deepEqual(Object.keys(sent[0] ?? {}), ['amount', 'mode'])
  assert.equal(await findingOf(pays('debtor_name')), 'broken')
})

const pairs = ['SEPA', 'FPS', 'SWIFT'].flatMap((name) =>
  ['one', 'other', 'third'].map((provider) => ({ provider, template: name })),
)
const answered = (answer: Exchange) => async () => ({ control: accepting(), answer })

test('The template that is paid with elsewhere is tried first, with and without the lock', () => {
  const several = [...pairs.toReversed(), ...pairs, ...pairs]
  const { edges, mostCases } = unsupportedIsRefused(several, payment('all'), answered(accepting()))
  assert.equal(edges.length, 2 * several.length)
  assert.deepEqual(edges.slice(0, 3), [
    { provider: 'third', template: 'SEPA', locked: false },
    { provider: 'third', template: 'SEPA', locked: true },
    { provider: 'other', template: 'SEPA', locked: false },
  ])
  assert.equal(mostCases, 12)
  const alike = { provider: 'fourth', template: 'FPS', alike: true }
  const [first] = unsupportedIsRefused([...several, alike], payment('all'), answered(accepting())).edges
  assert.deepEqual(first, { ...alike, locked: false })
})
