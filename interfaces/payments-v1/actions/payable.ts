import { because } from '../../../harness/reasons/because.ts'
import { errorClassOf, isSuccess, outcomeOf } from '../../../harness/checks/answers/answer.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { PaymentProviderProfile, PaymentProviderPurpose } from '../../../harness/profile/profile.ts'
import { CheckStopped, untested } from '../../../core/check-stopped.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import {
  attributesOf,
  guessed,
  type Payable,
  payable,
  unfilled,
  withNumbersAsText,
  demandedFields,
  showsDemands,
} from './attribute-set.ts'
import { paymentDraftOf, paymentProviders, paymentTemplates } from './read-lists.ts'
import type { PaymentProvider, PaymentTemplate } from '../checks/payment-field.ts'

/** What a run pays with: a provider, one of its templates, and attributes that the target was asked to take. */
export interface TriedPayment {
  payable: Payable
  /** Whether the attributes hold every field of the template, or only those that must be there. */
  attributes: Record<string, unknown>
  /** The answer to the first request with them. */
  answer: Exchange
}

/** Each trial is a payment at the target. */
const mostTrials = 6
/** Refusals that speak of the provider or of values which Assay chose. */
const ofTheChoice = new Set([
  'InvalidPaymentAttributes',
  'PaymentTemplateNotSupported',
  'PaymentFailed',
  'ProviderKeyFound',
  'ProviderDisabled',
  'ProviderInactive',
  'ProviderUnavailable',
  'ProviderError',
  'WrongProviderMode',
])

/** The profile's payment provider for a purpose; undefined when it names none. */
export function namedProvider(scene: Scene, purpose: PaymentProviderPurpose): PaymentProviderProfile | undefined {
  return scene.run.profile.data.payment_providers?.find((one) => one.purpose === purpose)
}

/**
 * What to pay with, found out once in a run: at the provider that the profile gives, else at the first ones of the list.
 * @throws CheckStopped: untested where the target lists nothing to pay with, inconclusive where it refuses what Assay
 * chose, for a reason that may lie in the choice
 */
export function triedPayment(scene: Scene): Promise<TriedPayment> {
  return scene.run.once('tried payment', async () => {
    const refused: TriedPayment[] = []
    for (const one of await choices(scene)) {
      const found = await tried(scene, one)
      if (isSuccess(found.answer) || !mayBeTheChoice(found)) return found
      refused.push(found)
    }
    const [first] = refused
    if (!first) throw untested(because('not-shown', { what: 'payable template' }))
    const outcomes = refused.map(
      ({ answer, payable: { template, provider } }) => `${provider} ${template.identifier}: ${outcomeOf(answer)}`,
    )
    throw new CheckStopped(
      'inconclusive',
      because('chosen-payments-refused', { outcomes }),
      refused.map(({ answer }) => answer),
    )
  })
}

/**
 * What to pay with where a template with a certain kind of field is needed: the run's own where it fits, else another.
 * @throws CheckStopped: untested where no template that the target takes fits, naming what was looked for
 */
export async function triedPaymentWith(
  scene: Scene,
  fits: (one: Payable) => boolean,
  what: string,
): Promise<TriedPayment> {
  const own = await triedPayment(scene)
  if (fits(own.payable)) return own
  for (const one of await choices(scene, fits)) {
    const found = await triedOnce(scene, one)
    if (isSuccess(found.answer)) return found
  }
  throw noFittingTemplate(what)
}

/** Payments of a certain kind that are taken with other templates than the run's own, one of each. @throws CheckStopped (untested) */
export async function otherTemplatesTried(
  scene: Scene,
  fits: (one: Payable) => boolean,
  what: string,
): Promise<TriedPayment[]> {
  const own = await triedPayment(scene)
  const taken = (await takenAtSeveral(scene, fits)).filter(
    ({ payable: { template } }, at, all) =>
      template.identifier !== own.payable.template.identifier &&
      all.findIndex((one) => one.payable.template.identifier === template.identifier) === at,
  )
  if (taken.length === 0) throw noFittingTemplate(`another identifier, and ${what}`)
  return taken
}

/** Payments that are taken with every attribute at providers that show what they demand. @throws CheckStopped (untested) */
export async function takenWithAll(scene: Scene): Promise<TriedPayment[]> {
  const found: TriedPayment[] = []
  for (const one of await takenAtSeveral(scene)) {
    const { provider, required } = one.payable
    const spare = Object.keys(one.attributes).some((name) => !required.has(name))
    if (spare && (await showsDemands(scene, provider))) found.push(one)
  }
  if (found.length > 0) return found
  throw noFittingTemplate('optional fields, at a provider that shows required_payment_fields')
}

/** Payments of a certain kind that are taken, at several providers. @throws CheckStopped (untested) without one */
export async function takenThatFit(
  scene: Scene,
  fits: (one: Payable) => boolean,
  what: string,
): Promise<TriedPayment[]> {
  const found = await takenAtSeveral(scene, fits)
  if (found.length > 0) return found
  throw noFittingTemplate(what)
}

/** What the target takes of the templates of several providers. */
async function takenAtSeveral(scene: Scene, fits: (one: Payable) => boolean = () => true): Promise<TriedPayment[]> {
  const payments = await Array.fromAsync(await choices(scene, fits), (one) => triedOnce(scene, one))
  return payments.filter(({ answer }) => isSuccess(answer))
}

function triedOnce(scene: Scene, one: Payable): Promise<TriedPayment> {
  return scene.run.once(`payment of ${one.provider} ${one.template.identifier}`, () => tried(scene, one))
}

/** A payment with the first template of a certain kind, however it was answered. @throws CheckStopped (untested) without one */
export async function firstTried(scene: Scene, fits: (one: Payable) => boolean, what: string): Promise<TriedPayment> {
  const [first] = await choices(scene, fits)
  if (!first) throw noFittingTemplate(what)
  return tried(scene, first)
}

/** Whether a refusal may lie in what Assay chose: where the template allows every value that was sent, it does not. */
function mayBeTheChoice({ answer, payable: chosen }: TriedPayment): boolean {
  if (answer.trouble !== undefined) return true
  const errorClass = errorClassOf(answer) ?? ''
  if (errorClass === 'InvalidPaymentAttributes') return guessed(chosen, chosen.required).length > 0
  return ofTheChoice.has(errorClass)
}

/**
 * Asks with all attributes and, where those are refused, with those that must be there; then the same with numbers as text,
 * since the documents do not say how a number attribute is written.
 */
export async function tried(scene: Scene, chosen: Payable): Promise<TriedPayment> {
  let first: TriedPayment | undefined
  for (const form of [chosen, withNumbersAsText(chosen)]) {
    for (const which of ['all', 'required'] as const) {
      const attributes = attributesOf(form, which)
      const { template, provider } = form
      const answer = await scene.send(
        await paymentDraftOf(scene, { template: template.identifier, provider, attributes }),
      )
      first ??= { payable: form, attributes, answer }
      if (isSuccess(answer)) return { payable: form, attributes, answer }
      if (errorClassOf(answer) !== 'InvalidPaymentAttributes') return first
    }
  }
  return first as TriedPayment
}

/**
 * What may be paid with, the likeliest first: of the profile's own provider alone where it gives one. With `fits`, what
 * fits at any provider, the one for promoted fields among the first.
 */
async function choices(scene: Scene, fits?: (one: Payable) => boolean): Promise<Payable[]> {
  const named = fits ? undefined : namedProvider(scene, 'plain')
  const listed = await paymentProviders(scene)
  const providers = named
    ? [listed.find(({ code }) => code === named.code) ?? unlisted(named.code)]
    : fits
      ? await providersToLookAt(scene)
      : listed.filter((one) => usable(scene, one))
  const templates = await paymentTemplates(scene)
  const found: Payable[] = []
  for (const provider of providers) {
    const own =
      named?.template === undefined
        ? templatesOf(provider, templates)
        : templates.filter(({ identifier }) => identifier === named.template)
    for (const template of own) {
      const one = await payableAt(scene, provider, template)
      if (unfilled(one).length === 0 && (fits?.(one) ?? true)) found.push(one)
      if (found.length === mostTrials) return found
    }
  }
  return found
}

/** A template as a provider takes it, with what the provider demands. */
export async function payableAt(scene: Scene, provider: PaymentProvider, template: PaymentTemplate): Promise<Payable> {
  const demanded = await demandedFields(scene, provider, template.identifier)
  return payable(template, provider.code, demanded, scene.run.profile)
}

/** The templates that a provider lists, those of more kinds of fields first, deprecated ones last. */
export function templatesOf(
  { templates: listed }: PaymentProvider,
  templates: readonly PaymentTemplate[],
): PaymentTemplate[] {
  const own = templates.filter(({ identifier }) => listed.includes(identifier))
  const kinds = ({ fields }: PaymentTemplate) =>
    new Set(fields.map(({ nature, optional }) => `${nature} ${optional}`)).size
  return own.sort((one, other) => Number(one.deprecated) - Number(other.deprecated) || kinds(other) - kinds(one))
}

/** Not one that the profile names for a purpose of its own, and none that says it is not active. */
export function usable(scene: Scene, { code, status, templates }: PaymentProvider): boolean {
  const named = scene.run.profile.data.payment_providers?.some((one) => one.code === code && one.purpose !== 'plain')
  return !named && templates.length > 0 && (status === undefined || status === 'active')
}

function unlisted(code: string): PaymentProvider {
  return { code, status: undefined, templates: [], row: {} }
}

/** Each is a request, and one that can be used is mostly among the first. */
const mostDetails = 5

/** Providers worth a closer look: those that the profile names for it, then the first ones of the list that can be used. */
export async function providersToLookAt(scene: Scene): Promise<PaymentProvider[]> {
  const codes = (['promoting', 'plain', 'interactive'] as const).map((purpose) => namedProvider(scene, purpose)?.code)
  const listed = await paymentProviders(scene)
  const named = listed.filter(({ code }) => codes.includes(code))
  return [...new Set([...named, ...listed.filter((one) => usable(scene, one))])].slice(0, mostDetails)
}

function noFittingTemplate(what: string): CheckStopped {
  return untested(because('not-shown', { what, of: 'a payable template' }))
}
