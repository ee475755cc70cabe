import { lacking } from '../../reasons/lacking.ts'
import { isWebAddress } from '../../../core/web-address.ts'
import { setUpFailed } from '../../../core/check-stopped.ts'
import type { Run } from '../../run/run.ts'
import type { Control } from './control.ts'
import { HostedVisit, type HostedTask, pageAddressUnfit } from '../../hosted/hosted-visit.ts'

/** What came of a hosted page. */
export interface HostedOutcome {
  by: 'control-port' | 'browser'
  /** Where the user came back to; only by browser, and only for an address that Assay gave as return_to. */
  returnedTo?: URL
  /** What the page posted to its opener; only by browser. */
  messages: unknown[]
  loginId?: string
  paymentId?: string
}

/** Where a hosted page is completed: a run, and the control port of its target. */
export interface HostedScene {
  readonly run: Run
  readonly control: Control
}

/**
 * Completes a hosted page as its user would, for a check that needs only what comes of it: through the control port where
 * it offers that, else in a browser. A check that judges the page itself opens a HostedVisit.
 * @throws CheckStopped (untested) when neither is there, (inconclusive) when the address is none of http or https, the
 * control port refuses or the script fails
 */
export async function completeHosted(scene: HostedScene, task: HostedTask): Promise<HostedOutcome> {
  const { control } = scene.run.profile
  if (!isWebAddress(task.url)) throw pageAddressUnfit(task.url)
  if (control?.offers.includes('connect-sessions')) return byControlPort(scene, task)
  if (scene.run.offered.get('hosted-flow') !== true) throw lacking(scene.run.offered, 'hosted-pages')
  return HostedVisit.during(scene.run, async (visit) => {
    const seen = await visit.complete(task)
    const last = seen.pages.at(-1)
    if (last && (seen.status ?? 0) >= 400) throw setUpFailed('open a hosted page', last)
    const { returnedTo } = seen
    return { by: 'browser', messages: seen.messages, ...(returnedTo && { returnedTo }), ...idsIn(returnedTo) }
  })
}

async function byControlPort(scene: HostedScene, task: HostedTask): Promise<HostedOutcome> {
  const { url, provider, credentials = {}, interactive, agree = true } = task
  const outcome = await scene.control.endSession({
    connect_url: url,
    ...(provider && { provider_code: provider.code }),
    credentials,
    ...(interactive && { interactive_credentials: interactive }),
    agree,
  })
  return { by: 'control-port', messages: [], ...outcome }
}

/** The ids in the parameters of a return address. The documents do not show their names: those of its fields are tried. */
function idsIn(returnedTo: URL | undefined): Pick<HostedOutcome, 'loginId' | 'paymentId'> {
  const parameters = returnedTo?.searchParams
  const loginId = parameters?.get('login_id') ?? parameters?.get('connection_id')
  const paymentId = parameters?.get('payment_id')
  return { ...(loginId && { loginId }), ...(paymentId && { paymentId }) }
}
