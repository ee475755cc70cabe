import { Given, Then, When } from '@cucumber/cucumber'
import type { Attributes, Flaw } from '../generators/arbitraries/payment-attributes.ts'
import {
  attributesAreAccepted,
  flawIsRefused,
  missesOf,
  unsupportedIsRefused,
} from '../generators/properties/payment-attributes.ts'
import * as edit from '../harness/client/edit-draft.ts'
import { unreadRegexps } from '../harness/checks/payments/unread-regexps.ts'
import { paymentDraftOf } from '../harness/arrange/payments/connect-draft.ts'
import { requiredPaymentFieldsOf } from '../harness/arrange/payments/demanded-fields.ts'
import { groundWith, paymentGround, type PaymentGround } from '../harness/arrange/payments/payable.ts'
import { paymentTemplates } from '../harness/arrange/payments/read-lists.ts'
import { payUnsupported, unsupportedPairs } from '../harness/arrange/payments/unsupported.ts'
import { exploreAndJudge } from './explore.ts'
import type { AssayWorld } from './world.ts'

/** Pays with attributes as the ground does. */
function payer(world: AssayWorld, { payable }: PaymentGround, provider = payable.provider) {
  return async (attributes: Attributes) =>
    world.send(await paymentDraftOf(world.scene, { template: payable.template.identifier, provider, attributes }))
}

async function judgeFlaws(world: AssayWorld, flaws: Flaw[], what: string): Promise<void> {
  const ground = await groundWith(world.scene, (payable) => missesOf({ payable }, flaws).length > 0, what)
  await exploreAndJudge(world, flawIsRefused(ground, missesOf(ground, flaws), payer(world, ground)))
}

Given('a payment that the target takes', async function (this: AssayWorld) {
  const ground = await paymentGround(this.scene)
  this.control = ground.answer
})

When('it is sent with an attribute that its template has not', async function (this: AssayWorld) {
  const { payable, attributes } = await paymentGround(this.scene)
  const draft = await paymentDraftOf(this.scene, {
    template: payable.template.identifier,
    provider: payable.provider,
    attributes,
  })
  this.answer = await this.send(edit.withBodyField(draft, 'data.payment_attributes.assay_no_such_field', 'a'))
})

Then('every complete set of attributes is accepted', async function (this: AssayWorld) {
  const ground = await paymentGround(this.scene)
  await exploreAndJudge(this, attributesAreAccepted(ground, 'complete', payer(this, ground)))
})

Then('every set of attributes is accepted that has the required ones', async function (this: AssayWorld) {
  const ground = await paymentGround(this.scene)
  // Where the provider does not tell what it demands, none is named.
  const told = (await requiredPaymentFieldsOf(this.scene, ground.payable.provider)) !== undefined
  const provider = told ? ground.payable.provider : undefined
  const pay = async (attributes: Attributes) =>
    this.send(await paymentDraftOf(this.scene, { template: ground.payable.template.identifier, provider, attributes }))
  await exploreAndJudge(this, attributesAreAccepted(ground, 'lean', pay))
})

Then('no set of attributes is accepted without one that is required', function (this: AssayWorld) {
  return judgeFlaws(this, ['left out'], 'a required field')
})

Then('no set of attributes is accepted without one that the provider demands', function (this: AssayWorld) {
  const what = 'an optional field that a provider demands in required_payment_fields'
  return judgeFlaws(this, ['left out though the provider demands it'], what)
})

Then('no set of attributes is accepted with words for a number', function (this: AssayWorld) {
  return judgeFlaws(this, ['a number that is words'], 'a number field')
})

Then('no set of attributes is accepted with an option outside the list', function (this: AssayWorld) {
  return judgeFlaws(this, ['an option outside the list'], 'a select field with options')
})

Then('no set of attributes is accepted with a text against its form', async function (this: AssayWorld) {
  const unread = unreadRegexps(await paymentTemplates(this.scene))
  if (unread) this.judge(unread)
  else await judgeFlaws(this, ['a text against its regular expression'], 'a text field with a validation_regexp')
})

Then('no set of attributes is accepted with any one flaw', function (this: AssayWorld) {
  return judgeFlaws(this, [], 'a rule that can be broken')
})

Then('no provider takes a template that it does not list', async function (this: AssayWorld) {
  const pairs = await unsupportedPairs(this.scene)
  const ground = await paymentGround(this.scene)
  await exploreAndJudge(
    this,
    unsupportedIsRefused(pairs, ground, (pair) => payUnsupported(this.scene, pair)),
  )
})
