import { Then, When } from '../../../harness/evaluation/runner.ts'
import type { Attributes, Flaw } from '../generators/attributes.ts'
import {
  attributesAreAccepted,
  everyFlawOf,
  flawIsRefused,
  missesOf,
  oneFlawOfEach,
  requiredAloneIsAccepted,
  unsupportedIsRefused,
} from '../generators/attribute-properties.ts'
import { payLike } from '../actions/payment-flow.ts'
import { showsDemands } from '../actions/attribute-set.ts'
import {
  firstTried,
  otherTemplatesTried,
  takenThatFit,
  takenWithAll,
  type TriedPayment,
  triedPayment,
  triedPaymentWith,
} from '../actions/payable.ts'
import { payFirstUnsupported, payUnsupported, unsupportedPairs } from '../actions/unsupported.ts'
import { rowsDifferIn } from '../checks/rows-differ.ts'
import * as pages from '../checks/payment-page.ts'
import { shortFlow } from './phrases.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Judgement } from '../../../core/judgement.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { flow } from '../../../steps/vocabulary/hosted-pages.phrases.ts'
import { answer, answers, control } from '../../../steps/world/parts.ts'
import { tryMany } from '../../../steps/world/explore.ts'
import { namedType } from '../../../steps/world/named-type.ts'
import type { AssayWorld } from '../../../steps/world/world.ts'

/** What is wrong with attributes, and what a template must have so that it can be wrong. */
interface FlawNamed {
  flaws: readonly Flaw[]
  needs: string
}

const leftOut: FlawNamed = { flaws: ['left out'], needs: 'a required field' }
const unfit: FlawNamed = {
  flaws: ['a text against its regular expression', 'a number against its regular expression'],
  needs: 'a field with a validation_regexp',
}
const promotedLeftOut: FlawNamed = {
  flaws: ['left out though the provider demands it'],
  needs: 'an optional field that a provider demands in required_payment_fields',
}

/** Requests payments of the target's own templates, each with a flaw of these. */
function flawed({ flaws, needs }: FlawNamed, named = true): Request {
  return async (world) => {
    const { scene } = world
    const taken = await triedPaymentWith(scene, (payable) => missesOf({ payable }, flaws).length > 0, needs)
    const pay = payLike(scene, taken, { named })
    const payment = named ? taken : { ...taken, answer: await pay(taken.attributes) }
    await tryMany(
      world,
      flawIsRefused(everyFlawOf(payment, flaws), (_payment, attributes) => pay(attributes)),
    )
  }
}

/** The same of several payments that the target takes, from each of which cases are made. */
function flawedAmong(take: typeof takenThatFit, casesOf: typeof oneFlawOfEach) {
  return ({ flaws, needs }: FlawNamed): Request =>
    async (world) => {
      const { scene } = world
      const taken = await take(scene, (payable) => missesOf({ payable }, flaws).length > 0, needs)
      await tryMany(world, flawIsRefused(casesOf(taken, flaws), payEach(scene)))
    }
}

/** At several providers, each with what it demands itself. */
const flawedAtSeveral = flawedAmong(takenThatFit, (taken, flaws) =>
  taken.flatMap((payment) => everyFlawOf(payment, flaws)),
)
/** With the other templates that the target takes. */
const flawedElsewhere = flawedAmong(otherTemplatesTried, oneFlawOfEach)

function payEach(scene: Scene) {
  return (payment: TriedPayment, attributes: Attributes) => payLike(scene, payment)(attributes)
}

type Pay = (scene: Scene) => Promise<{ control?: Exchange; answer: Exchange }>
type Request = (world: AssayWorld) => Promise<void>

/** What many payments have, by the names that features write in angle brackets. */
const payments: Readonly<Record<string, Request>> = {
  'a required attribute left out': flawed(leftOut),
  'an attribute left out that its provider demands': flawedAtSeveral(promotedLeftOut),
  'null in place of what its provider demands': flawedAtSeveral({
    flaws: ['null in place of a required value'],
    needs: 'a required field',
  }),
  'words in place of a number': flawed({ flaws: ['a number that is words'], needs: 'a number field' }),
  'an option that is not listed': flawed({
    flaws: ['an option outside the list'],
    needs: 'a select field with options',
  }),
  'a text that does not match its regular expression': flawed(unfit),
  'an IP address of another form': flawed({
    flaws: ['an IP address of another form'],
    needs: 'a text field customer_ip_address that does not allow IPv6',
  }),
  'a flaw of any kind': flawed({
    flaws: [
      'left out',
      'left out though the provider demands it',
      'null in place of a required value',
      'a number that is words',
      'a list in place of a value',
      'an option outside the list',
    ],
    needs: 'a rule that can be broken',
  }),
  'provider_code and a required attribute left out': flawed(leftOut, false),
  'a required attribute left out of other templates': flawedElsewhere(leftOut),
  'a text of other templates that does not match its regular expression': flawedElsewhere(unfit),
  'the required attributes alone, at several providers': async (world) => {
    const payments = await takenWithAll(world.scene)
    await tryMany(world, requiredAloneIsAccepted(payments, payEach(world.scene)))
  },
  'every attribute': async (world) => {
    const payment = await triedPayment(world.scene)
    await tryMany(world, attributesAreAccepted(payment, 'complete', payLike(world.scene, payment)))
  },
  'the required attributes and some optional ones': async (world) => {
    const payment = await triedPayment(world.scene)
    // What a provider demands besides may not be shown: then none is named.
    const named = await showsDemands(world.scene, payment.payable.provider)
    await tryMany(world, attributesAreAccepted(payment, 'lean', payLike(world.scene, payment, { named })))
  },
  'a template that its provider does not list': async (world) => {
    const { scene } = world
    const pairs = await unsupportedPairs(scene)
    const payment = await triedPayment(scene)
    await tryMany(
      world,
      unsupportedIsRefused(pairs, payment, (pair) => payUnsupported(scene, pair)),
    )
  },
}

namedType('payments', payments)

When('many payments are requested with {payments}', function (this: AssayWorld, request: Request) {
  return request(this)
})

/** What a page that is asked little may leave out, by the names that features write in angle brackets. */
const leftOutOfPages: Readonly<Record<string, typeof pages.noMessages>> = {
  'asks for consent': pages.consentSkipped,
  'offers other providers': pages.providerLocked,
  'posts messages': pages.noMessages,
}

namedType('doing of a page', leftOutOfPages)

Then('only the first page {doing of a page}', function (this: AssayWorld, isLeftOut: typeof pages.noMessages) {
  this.judge(isLeftOut(this.the(shortFlow), this.the(flow)))
})

/** Payments that are requested once, by the names that features write in angle brackets. */
namedType('payment', {
  'a template that its provider does not list': (scene: Scene) => payFirstUnsupported(scene),
  'a deprecated template': async (scene: Scene) => ({
    answer: (await firstTried(scene, ({ template }) => template.deprecated, 'the flag deprecated')).answer,
  }),
})

When('a payment is requested with {payment}', async function (this: AssayWorld, pay: Pay) {
  const paid = await pay(this.scene)
  if (paid.control) this.keep(control, paid.control)
  this.keep(answer, paid.answer)
})

type Differ = (pages: readonly Exchange[], field: string) => Judgement

namedType<Differ>('twins', {
  providers: (pages, field) => rowsDifferIn(pages, field, 'payment provider'),
  // Templates of two providers may share an identifier.
  'templates of one provider': (pages, field) =>
    rowsDifferIn(pages, field, 'template', (one, other) => one['provider_id'] !== other['provider_id']),
})

Then('no two {twins} have the same {string}', function (this: AssayWorld, differ: Differ, field: string) {
  this.judge(differ(this.the(answers), field))
})
