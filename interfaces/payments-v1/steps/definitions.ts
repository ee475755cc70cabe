import { defineParameterType, When } from '../../../harness/evaluation/runner.ts'
import type { Flaw } from '../generators/attributes.ts'
import { flawIsRefused, missesOf } from '../generators/attribute-properties.ts'
import { payLike } from '../actions/connect-draft.ts'
import { triedPaymentWith } from '../actions/payable.ts'
import { tryMany } from '../../../steps/world/explore.ts'
import type { AssayWorld } from '../../../steps/world/world.ts'

/** What is wrong with attributes, and what a template must have so that it can be wrong. */
interface FlawNamed {
  flaws: readonly Flaw[]
  needs: string
}

const flawsByName = new Map<string, FlawNamed>([
  ['a required attribute left out', { flaws: ['left out'], needs: 'a required field' }],
  [
    'an attribute left out that the provider demands',
    {
      flaws: ['left out though the provider demands it'],
      needs: 'an optional field that a provider demands in required_payment_fields',
    },
  ],
  ['words in place of a number', { flaws: ['a number that is words'], needs: 'a number field' }],
  ['an option that is not listed', { flaws: ['an option outside the list'], needs: 'a select field with options' }],
  [
    'a text that does not match its regular expression',
    { flaws: ['a text against its regular expression'], needs: 'a text field with a validation_regexp' },
  ],
  [
    'an IP address of another form',
    { flaws: ['an IP address of another form'], needs: 'a text field customer_ip_address that does not allow IPv6' },
  ],
  [
    'any one of these flaws',
    {
      flaws: [
        'left out',
        'left out though the provider demands it',
        'null in place of a required value',
        'a number that is words',
        'an option outside the list',
      ],
      needs: 'a rule that can be broken',
    },
  ],
])

defineParameterType({
  name: 'flaw',
  regexp: [...flawsByName.keys()].map((name) => RegExp(name)),
  transformer: (name: string) => flawsByName.get(name),
})

/** Whether payments name their provider, by what features call them. */
const ways = { 'many payments': true, 'many payments without provider_code': false } as const

for (const [words, named] of Object.entries(ways)) {
  When(`${words} are requested with {flaw}`, async function (this: AssayWorld, { flaws, needs }: FlawNamed) {
    const { scene } = this
    const taken = await triedPaymentWith(scene, (payable) => missesOf({ payable }, flaws).length > 0, needs)
    const pay = payLike(scene, taken, { named })
    const payment = named ? taken : { ...taken, answer: await pay(taken.attributes) }
    await tryMany(this, flawIsRefused(payment, missesOf(payment, flaws), pay))
  })
}
