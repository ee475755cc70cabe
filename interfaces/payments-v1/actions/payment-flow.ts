import { because } from '../../../harness/reasons/because.ts'
import type { HostedFlow } from '../../../harness/hosted/seen-page.ts'
import * as edit from '../../../harness/client/edit-draft.ts'
import { untested } from '../../../core/check-stopped.ts'
import {
  paymentDraftOf,
  listPaymentProviders,
  listTemplates,
  type Paid,
  showTemplate,
  paymentTemplates,
} from './read-lists.ts'
import { namedProvider, triedPayment, type TriedPayment } from './payable.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { addressIn } from '../../../harness/actions/hosted/connect-flow.ts'
import { byPerson } from '../../../harness/profile/flow-script.ts'
import { HostedVisit } from '../../../harness/hosted/hosted-visit.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'

/** A way through the payment page: plain, asked for the question for consent, with everything left out that may be, or to a payment that fails. */
type PaymentFlowKind = 'asking' | 'confirming' | 'quiet' | 'failing'

const quiet = { show_consent_confirmation: false, disable_provider_search: true }

/** What each asks of the page. Source: Payment initiation, Pay with connect body. */
const settings: Record<PaymentFlowKind, Record<string, unknown>> = {
  asking: { javascript_callback_type: 'post_message' },
  confirming: { show_consent_confirmation: true },
  quiet,
  failing: { disable_provider_search: true },
}

/**
 * Sends a user through the page that a request to pay leads to, once in a run for each kind. `asking` names no provider,
 * wants messages and the user back at return_to; `confirming` names one and wants the question for consent; `quiet` names the
 * provider for good and says nothing of the others; `failing` names the provider for good, a return_to and no more, and its
 * user has wrong credentials.
 * @throws CheckStopped (untested) without browser, script or credentials, (inconclusive) when no address came
 */
export function paymentFlow(scene: Scene, kind: PaymentFlowKind): Promise<HostedFlow> {
  return scene.run.once(`${kind} flow through the payment page`, async () => {
    if (scene.run.profile.capabilities.hosted_flow === byPerson) {
      if (kind === 'failing') throw untested(because('hosted-page-left', { cause: 'no-wrong-credentials' }))
      if (kind === 'confirming') throw untested(because('seen-by-person'))
    }
    const named = namedProvider(scene, 'plain')
    const outcome = kind === 'failing' ? 'fail' : 'succeed'
    const credentials = named?.credentials?.[outcome]
    if (!credentials) {
      const field = `data.payment_providers with credentials.${outcome}`
      throw untested(because('profile-gives-no', { field, purpose: 'plain' }))
    }
    const { payable, attributes } = await triedPayment(scene)
    const template = payable.template.identifier
    const provider = kind === 'asking' ? undefined : named.code
    const draft = await paymentDraftOf(scene, { template, provider, attributes })
    return HostedVisit.during(scene.run, async (visit) => {
      const returns = kind === 'quiet' ? {} : { return_to: visit.returnTo }
      const asked = Object.entries({ ...settings[kind], ...returns })
      const session = await scene.send(
        asked.reduce((request, [name, value]) => edit.withBodyField(request, `data.${name}`, value), draft),
      )
      const seen = await visit.complete({
        kind: 'payment',
        url: addressIn(session),
        provider: { code: named.code },
        credentials,
        interactive: named?.interactive_credentials?.succeed ?? {},
        endsAt: kind === 'quiet' ? scene.run.profile.data.home_url : visit.returnTo,
      })
      return { session, seen, returnTo: visit.returnTo }
    })
  })
}

/** A request to pay that the target takes. @throws CheckStopped as `triedPayment` does */
export async function paymentDraft(scene: Scene): Promise<Draft> {
  const { payable, attributes } = await triedPayment(scene)
  return paymentDraftOf(scene, { template: payable.template.identifier, provider: payable.provider, attributes })
}

/** Pays as a payment that the target took, with other attributes; `named: false` leaves the provider to the user. */
export function payLike(
  scene: Scene,
  { payable: { template, provider } }: TriedPayment,
  { named = true }: { named?: boolean } = {},
): (attributes: Paid['attributes']) => Promise<Exchange> {
  const paid = { template: template.identifier, ...(named && { provider }) }
  return async (attributes) => scene.send(await paymentDraftOf(scene, { ...paid, attributes }))
}

/** The request for a template that the target lists. @throws CheckStopped (untested) where it lists none */
export async function templateDraft(scene: Scene): Promise<Draft> {
  const [first] = await paymentTemplates(scene)
  if (!first) throw untested(because('not-shown', { what: 'template' }))
  return showTemplate(scene.requests, first.identifier)
}

/** The requests of payment initiation that a right server accepts, but for creating a customer. */
export async function requestsToPay(scene: Scene): Promise<Draft[]> {
  const { requests } = scene
  const fixed = [listPaymentProviders(requests), listTemplates(requests)]
  return [...fixed, await templateDraft(scene), await paymentDraft(scene)]
}
