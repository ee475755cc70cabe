import { because } from '../../../harness/reasons/because.ts'
import { isSuccess } from '../../../harness/checks/answers/answer.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { untested } from '../../../core/check-stopped.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { guessed, type Payable, payable, unfilled } from './attribute-set.ts'
import { paymentDraftOf, paymentProviders, paymentTemplates } from './read-lists.ts'
import type { PaymentProvider, PaymentTemplate } from '../checks/payment-field.ts'
import { namedProvider, payableAt, type TriedPayment, tried, triedPayment, usable } from './payable.ts'

interface Pair {
  provider: string
  template: string
  /** Whether the user is kept from changing the provider. */
  locked?: boolean
  /** Whether the name of the template is a part of one that the provider lists, or has one of those as a part. */
  alike?: boolean
}

/** A list may have thousands, and of their pairs few are tried. */
const mostProviders = 20

/**
 * Providers with templates that they do not list, though others do. Deprecated templates, and those for which no
 * attributes can be made, are left out; those for which some had to be guessed are taken only where there are no others.
 * @throws CheckStopped (untested) where there are none
 */
export function unsupportedPairs(scene: Scene): Promise<[Pair, ...Pair[]]> {
  return scene.run.once('payments that no provider lists', () => lookForPairs(scene))
}

async function lookForPairs(scene: Scene): Promise<[Pair, ...Pair[]]> {
  const providers = await ofThePaidMode(scene, await payers(scene))
  const listed = new Set(providers.flatMap(({ templates }) => templates))
  const fillable = (await paymentTemplates(scene))
    .filter((one) => listed.has(one.identifier) && !one.deprecated)
    .map((one) => payable(one, undefined, [], scene.run.profile))
    .filter((one) => unfilled(one).length === 0)
  // The guesses for what the run pays with were taken.
  const paid = (await triedPayment(scene)).payable.template.identifier
  const sure = pairsOf(
    providers,
    fillable.filter((one) => guessed(one).length === 0 || one.template.identifier === paid),
  )
  const [first, ...more] = sure.length > 0 ? sure : pairsOf(providers, fillable)
  if (!first) throw untested(because('not-shown', { what: 'provider without the template of another' }))
  return [first, ...more]
}

/** Those of the mode of the provider at which the run pays: which other modes are supported, the documents do not say. */
async function ofThePaidMode(scene: Scene, providers: PaymentProvider[]): Promise<PaymentProvider[]> {
  const { provider: code } = (await triedPayment(scene)).payable
  const paid = (await paymentProviders(scene)).find((one) => one.code === code)
  return paid ? providers.filter(({ row }) => row['mode'] === paid.row['mode']) : providers
}

/** Providers that can be paid at, those whose demands a profile gives included. */
async function payers(scene: Scene): Promise<PaymentProvider[]> {
  const promoting = namedProvider(scene, 'promoting')?.code
  return (await paymentProviders(scene)).filter((one) => usable(scene, one) || one.code === promoting)
}

/** Each provider with its first such template, then each with its second: of the pairs, only the first ones may be tried. */
function pairsOf(providers: readonly PaymentProvider[], templates: readonly Payable[]): Pair[] {
  return fromBothEnds(providers)
    .slice(0, mostProviders)
    .flatMap(({ code, templates: own }) =>
      templates
        .filter(({ template: { identifier } }) => !own.includes(identifier))
        .map(({ template: { identifier } }, rank) => {
          const alike = own.some((one) => one.includes(identifier) || identifier.includes(one))
          return { rank, pair: { provider: code, template: identifier, alike } }
        }),
    )
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ pair }) => pair)
}

/** The first, the last, the second, and so on: what holds of the first ones of a list may not hold of later ones. */
function fromBothEnds<One>(all: readonly One[]): One[] {
  const half = Math.ceil(all.length / 2)
  const later = all.slice(half).toReversed()
  return all.slice(0, half).flatMap((one, at) => [one, ...later.slice(at, at + 1)])
}

/** A payment with a template where it is listed, and at the provider that does not list it. */
export async function payUnsupported(
  scene: Scene,
  { template, ...at }: Pair,
): Promise<{ control: Exchange; answer: Exchange }> {
  const found = (await paymentTemplates(scene)).find(({ identifier }) => identifier === template)
  if (!found) throw new Error(`TEMPLATE_MISSING: ${template} is not among the templates of the run`)
  const { answer: control, attributes } = await taken(scene, found)
  const draft = await paymentDraftOf(scene, { template, attributes, ...at })
  return { control, answer: await scene.send(draft) }
}

/** The same for the first of those providers and templates. @throws CheckStopped (untested) where there are none */
export async function payFirstUnsupported(scene: Scene): ReturnType<typeof payUnsupported> {
  const [first] = await unsupportedPairs(scene)
  return payUnsupported(scene, first)
}

/** Pays with a template at a provider that lists it, once in a run; the last refusal where none takes it. */
function taken(scene: Scene, template: PaymentTemplate): Promise<TriedPayment> {
  const { identifier } = template
  return scene.run.once(`payment with ${identifier}`, async () => {
    const providers = (await payers(scene)).filter(({ templates }) => templates.includes(identifier))
    let last: TriedPayment | undefined
    for (const one of providers.slice(0, 2)) {
      last = await tried(scene, await payableAt(scene, one, template))
      if (isSuccess(last.answer)) return last
    }
    if (!last) throw untested(because('not-shown', { what: `provider with the template ${identifier}` }))
    return last
  })
}
