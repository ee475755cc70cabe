import { because } from '../../reasons/because.ts'
import { idsOf } from '../../checks/answers/answer.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { CheckStopped } from '../../../core/check-stopped.ts'
import type { HostedKind } from '../../profile/flow-script.ts'
import type { Credentials, ProviderProfile } from '../../profile/profile.ts'
import { completeHosted } from '../scene/complete-hosted.ts'
import { readUntil, settleMs } from '../scene/read-until.ts'
import type { CustomerRef, LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'
import { addressIn } from './connect-flow.ts'

/** A connection to be made: of which customer, at which provider, and what the user types or the session's body says. */
interface ToConnect {
  customer: CustomerRef
  provider: ProviderProfile
  /** `credentials` are typed on the page; the others go into the body of the session. */
  fields?: Record<string, unknown> | undefined
  /** Whether nobody answers the interactive step, where a control port goes through the page; else it is answered as it comes. */
  isLeftWaiting?: boolean | undefined
}

/**
 * A connection, its first fetch under way: a session is opened, and what the user does on its page is done for them.
 * @throws CheckStopped untested where nobody can go through the page; inconclusive where no connection comes of it
 */
export async function connectionByPage(
  scene: Scene,
  kind: HostedKind,
  { customer, provider, fields: { credentials: given, ...fields } = {}, isLeftWaiting = false }: ToConnect,
): Promise<LoginRef> {
  const credentials = (given ?? provider.credentials?.succeed ?? {}) as Credentials
  const { requests, send } = scene.making()
  const list = () => send(requests.listLoginsOf(customer))
  const before = idsOf(await list())
  const session = await send(requests.createToken(customer, fields))
  const isLeft = isLeftWaiting && scene.run.profile.control?.offers.includes('connect-sessions')
  const interactive = isLeft ? undefined : provider.interactive_credentials?.succeed
  const task = { kind, url: addressIn(session), provider, credentials, ...(interactive && { interactive }) }
  const completed = await completeHosted(scene, task)
  if (completed.by === 'control-port' && completed.loginId === undefined)
    throw nothingCame(given !== undefined, [session])
  const listed = await readUntil(
    list,
    (page) => idsOf(page).some((id) => !before.includes(id)),
    completed.loginId === undefined ? scene.run.profile.pacing.fetch_timeout_seconds * 1000 : settleMs,
  )
  const id = completed.loginId ?? idsOf(listed).find((one) => !before.includes(one))
  if (id === undefined) throw nothingCame(given !== undefined, [session, listed])
  return { id, secret: '', customer, provider, credentials }
}

/** Credentials of a check's own may be wrong ones, which a page may refuse at once. */
function nothingCame(ownCredentials: boolean, evidence: Exchange[]): CheckStopped {
  const detail = ownCredentials ? ' with the credentials of this check' : ''
  const reason = because('hosted-page-left', { cause: 'made-nothing', detail })
  return new CheckStopped(ownCredentials ? 'untested' : 'inconclusive', reason, evidence)
}
