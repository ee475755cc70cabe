import { dataOf, isSuccess, isRow } from '../../checks/answers/answer.ts'
import { isWebAddress } from '../../../core/web-address.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { ProviderProfile } from '../../profile/profile.ts'
import { setUpFailed } from '../../../core/check-stopped.ts'
import type { CustomerRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'
import type { HostedKind } from '../../profile/flow-script.ts'
import type { HostedFlow } from '../../hosted/hosted-flow.ts'
import { HostedVisit, type Visit } from '../../hosted/hosted-visit.ts'

/** How an interface leads a user to its page. */
export interface ConnectPage {
  kind: HostedKind
  /** Whether the user can be sent back to an address that the request names. */
  returns: boolean
  /** What must be seen before a session is asked for. */
  before?: () => Promise<unknown>
}

/**
 * Sends a user of a new customer through the page where connections are made, once in a run.
 * @throws CheckStopped (untested) without browser, script or provider, or where a guessed body is refused, (inconclusive) when no address came
 */
export function connectFlow(scene: Scene, { kind, returns, before }: ConnectPage): Promise<HostedFlow> {
  return scene.run.once('flow through the connect page', async () => {
    const customer = await scene.newCustomer()
    const provider = scene.provider('plain')
    await before?.()
    return HostedVisit.during(scene.run, async (visit) => {
      const session = await scene.send(scene.requests.createToken(customer, returns ? fieldsFor(provider, visit) : {}))
      const seen = await visit.complete({
        kind,
        url: addressIn(session),
        provider,
        credentials: provider.credentials?.succeed ?? {},
        interactive: provider.interactive_credentials?.succeed ?? {},
        endsAt: returns ? visit.returnTo : undefined,
      })
      return { session, seen, returnTo: visit.returnTo, logins: await loginsOf(scene, customer) }
    })
  })
}

/** The address that the user is to visit. @throws CheckStopped (inconclusive) when the answer has none of http or https */
export function addressIn(session: Exchange): string {
  const data = isSuccess(session) ? dataOf(session) : undefined
  const url = isRow(data) ? (data['connect_url'] ?? data['redirect_url']) : undefined
  if (isWebAddress(url)) return url
  throw setUpFailed('get the address of a hosted page', session)
}

/** Fake providers are to be seen on the page, where one is to be chosen. */
function fieldsFor({ fake }: ProviderProfile, visit: Visit): Record<string, unknown> {
  return { return_to: visit.returnTo, ...(fake && { include_fake_providers: true }) }
}

function loginsOf(scene: Scene, customer: CustomerRef): Promise<Exchange> {
  return scene.send(scene.requests.listLogins([['customer_id', customer.id]], customer.as))
}
