import { check } from '../../../harness/checks/answers/check.ts'
import { because } from '../../../harness/reasons/because.ts'
import { demand } from '../../../harness/checks/answers/demands.ts'
import fc from 'fast-check'
import { accepted } from '../../../harness/checks/answers/accepted.ts'
import { isSuccess, outcomeOf } from '../../../harness/checks/answers/answer.ts'
import { refusedAs } from '../../../harness/checks/answers/refused-as.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { guessed } from '../actions/attribute-set.ts'
import type { TriedPayment } from '../actions/payable.ts'
import {
  type Attributes,
  attributeSet,
  attributeSetEdges,
  type Flaw,
  leanAttributeSet,
  leanAttributeSetEdges,
  type NearMiss,
  nearMisses,
  spoilt,
} from './attributes.ts'
import { caseOutcome } from '../../../generators/case-outcome.ts'
import type { Property } from '../../../generators/explore.ts'

type Pay = (attributes: Attributes) => Promise<Exchange>

/** Each case is a payment at the target. */
const mostCases = 12

/** Attributes with every field, or with the optional ones as they come, are accepted. Source: Pay with connect body. */
export function attributesAreAccepted(
  payment: TriedPayment,
  which: 'complete' | 'lean',
  pay: Pay,
): Property<Attributes> {
  const { payable, answer: control, attributes: taken } = payment
  const names = [...payable.values.keys()]
  return {
    arbitrary: which === 'complete' ? attributeSet(payable, names) : leanAttributeSet(payable),
    edges: which === 'complete' ? attributeSetEdges(payable, names) : leanAttributeSetEdges(payable),
    mostCases,
    holds: async (input) => {
      const answer = await pay(input)
      const outcome = caseOutcome(answer)
      const label = `${Object.keys(input).length} attributes: ${outcome}`
      const unsure = guessed(payable, Object.keys(input)).filter((name) => !Object.hasOwn(taken, name))
      return { label, outcome, judgement: acceptedUnlessUnsure(control, answer, unsure) }
    },
    show: (input) => JSON.stringify(input),
  }
}

/** Whether a payment was accepted; a refusal proves nothing where values are guessed that its template does not settle. */
const acceptedUnlessUnsure = check((control: Exchange, answer: Exchange, unsure: readonly string[]) => {
  const isSure = isSuccess(answer) || unsure.length === 0
  demand(isSure, because('refusal-with-other-cause', { outcome: outcomeOf(answer), cause: 'made-up', names: unsure }))
  return accepted(control, answer)
})

export function missesOf({ payable }: Pick<TriedPayment, 'payable'>, flaws: readonly Flaw[]): NearMiss[] {
  return nearMisses(payable).filter(({ flaw }) => flaws.includes(flaw))
}

/** A payment that was taken, and one flaw of its attributes. */
interface OneFlaw {
  payment: TriedPayment
  miss: NearMiss
}

/** One or two flaws of each payment, each alone. */
export function oneFlawOfEach(payments: readonly TriedPayment[], flaws: readonly Flaw[]): OneFlaw[] {
  return payments.flatMap((payment) =>
    missesOf(payment, flaws)
      .slice(0, 2)
      .map((miss) => ({ payment, miss })),
  )
}

/** Every flaw of a payment as it was taken. */
export function everyFlawOf(payment: TriedPayment, flaws: readonly Flaw[]): OneFlaw[] {
  return missesOf(payment, flaws).map((miss) => ({ payment, miss }))
}

/** Attributes that were taken are refused with one flaw. Source: Payment initiation error body. */
export function flawIsRefused(
  cases: readonly OneFlaw[],
  pay: (payment: TriedPayment, attributes: Attributes) => Promise<Exchange>,
): Property<OneFlaw> {
  return {
    arbitrary: fc.constantFrom(...cases),
    edges: cases,
    // Few flaws are sent several times: what was refused once must stay refused.
    mostCases: Math.max(mostCases, cases.length),
    holds: async ({ payment, miss }) => {
      const answer = await pay(payment, spoilt(payment.attributes, miss))
      const judgement = refusedAs(payment.answer, answer, ['InvalidPaymentAttributes'])
      return { label: `${miss.flaw}: ${outcomeOf(answer)}`, outcome: caseOutcome(answer), judgement }
    },
    show: ({ payment: { payable }, miss }) => `${payable.template.identifier}: ${miss.field}, ${miss.flaw}`,
  }
}

/** What a payment was taken with, and of it what must be there. */
const mustBeThere = ({ payable, attributes }: TriedPayment): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => payable.required.has(name)))

/** Payments that were taken are taken with what must be there alone. Source: Payment provider, required_payment_fields. */
export function requiredAloneIsAccepted(
  payments: readonly TriedPayment[],
  pay: (payment: TriedPayment, attributes: Attributes) => Promise<Exchange>,
): Property<TriedPayment> {
  return {
    arbitrary: fc.constantFrom(...payments),
    edges: payments,
    mostCases: payments.length,
    holds: async (payment) => {
      const answer = await pay(payment, mustBeThere(payment))
      return { label: outcomeOf(answer), outcome: caseOutcome(answer), judgement: accepted(payment.answer, answer) }
    },
    show: ({ payable: { template, provider } }) => `${template.identifier} at ${provider}`,
  }
}

/** A provider with a template that it does not list, and the same template where it is taken. */
export interface Unsupported {
  provider: string
  template: string
  /** Whether the user is kept from changing the provider. */
  locked?: boolean
  /** Whether the provider lists a template with nearly this name. */
  alike?: boolean
}

/** Whatever template a provider does not list, it is refused there. Source: Payment initiation error body. */
export function unsupportedIsRefused(
  pairs: readonly Unsupported[],
  { payable: { template } }: Pick<TriedPayment, 'payable'>,
  pay: (pair: Unsupported) => Promise<{ control: Exchange; answer: Exchange }>,
): Property<Unsupported> {
  const mistaken = pairs.filter(({ alike }) => alike).slice(0, 2)
  const likeliness = (pair: Unsupported) =>
    mistaken.includes(pair) ? 2 : Number(pair.template === template.identifier)
  return {
    arbitrary: fc
      .record({ pair: fc.constantFrom(...pairs), locked: fc.boolean() })
      .map(({ pair, locked }) => ({ ...pair, locked })),
    // What may slip through is a name that is taken for one like it, and the template that is paid with elsewhere.
    edges: pairs
      .toSorted((a, b) => likeliness(b) - likeliness(a))
      .flatMap((pair) => [false, true].map((locked) => ({ ...pair, locked }))),
    mostCases: Math.min(mostCases, 2 * pairs.length),
    holds: async (pair) => {
      const { control, answer } = await pay(pair)
      const judgement = refusedAs(control, answer, ['PaymentTemplateNotSupported'])
      return { label: outcomeOf(answer), outcome: caseOutcome(answer), judgement }
    },
    show: ({ provider, template, locked }) => `${template} at ${provider}${locked ? ', locked' : ''}`,
  }
}
