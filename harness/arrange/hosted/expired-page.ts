import { CheckStopped, setUpFailed } from '../../../core/check-stopped.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { acceptedData } from '../../checks/answers/answer.ts'
import type { PagesAtTwoTimes } from '../../checks/hosted/over-after-expiry.ts'
import type { Send } from '../../client/draft.ts'
import { routeOf } from '../../dialect/route-at.ts'
import type { Scene } from '../scene/scene.ts'
import { addressIn } from './connect-flow.ts'
import { hourSeconds } from '../../../core/calendar.ts'

/**
 * Completes two hosted pages through the control port: one at once, and one after its expires_at. Gives the logins of their
 * customers.
 * @throws CheckStopped (untested) without a clock to move or a port that completes pages
 */
export async function completeInTimeAndLate(scene: Scene, send: Send): Promise<PagesAtTwoTimes> {
  return { inTime: await loginsAfter(scene, send, false), late: await loginsAfter(scene, send, true) }
}

async function loginsAfter(scene: Scene, send: Send, late: boolean): Promise<Exchange> {
  const { control, requests, run } = scene
  const customer = await scene.newCustomer()
  const provider = scene.provider('plain')
  const session = await send(requests.createToken(customer, fakeShown(scene)))
  const url = addressIn(session)
  // The clocks of a target and of its control port may differ by minutes.
  if (late) await control.passTime(secondsLeft(session, run.client.secondsNow()) + hourSeconds)
  const credentials = provider.credentials?.succeed ?? {}
  try {
    await control.completeSession({ connect_url: url, provider_code: provider.code, credentials })
  } catch (error) {
    // A port may refuse to complete what is over.
    if (!late || !(error instanceof CheckStopped) || error.finding === 'untested') throw error
  }
  return send(requests.listLogins([['customer_id', customer.id]], customer.as))
}

/** @throws CheckStopped (inconclusive) where the session names no moment */
function secondsLeft(session: Exchange, now: number): number {
  const expires = Date.parse(String(acceptedData(session)?.['expires_at']))
  if (Number.isNaN(expires)) throw setUpFailed('read when a hosted page expires', session)
  return Math.max(0, Math.ceil(expires / 1000 - now))
}

/** Where logins are created by body too, a page needs the same flag to offer a fake provider. */
function fakeShown(scene: Scene): Record<string, unknown> {
  const known = routeOf(scene.run.dialect, 'create a login') !== undefined
  return known && scene.provider('plain').fake ? { include_fake_providers: true } : {}
}
