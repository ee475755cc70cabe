import { because } from '../checks/reasons.ts'
import { dataOf, isRow, rowsOf } from '../../../harness/checks/answers/answer.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Send } from '../../../harness/client/draft.ts'
import { completeHosted, type HostedScene } from '../../../harness/actions/scene/complete-hosted.ts'
import type { Credentials, ProviderProfile } from '../../../harness/profile/profile.ts'
import type { Run } from '../../../harness/run/run.ts'
import { CheckStopped, setUpFailed } from '../../../core/check-stopped.ts'
import { readUntil, settleMs } from '../../../harness/actions/scene/read-until.ts'
import type { CustomerRef, LoginRef } from '../../../harness/actions/scene/refs.ts'
import type { Requests } from '../../../harness/actions/scene/requests.ts'

type Fields = Record<string, unknown>

interface LeadScene extends HostedScene {
  readonly requests: Requests
  readonly send: Send
}

/** Whether connections of leads can be made: somebody must go through the hosted page for the user. */
export function connectsLeads({ offered }: Pick<Run, 'offered'>): boolean {
  return offered.get('hosted-pages') === true
}

/**
 * A connection of a lead, its first fetch under way: a session is opened, and what the user does on the page behind its
 * redirect_url is done for them. `credentials` of the fields are typed there, the others go into the session's body.
 * @throws CheckStopped untested where nobody can go through the page; inconclusive where no connection comes of it
 */
export async function newLeadConnection(
  scene: LeadScene,
  customer: CustomerRef,
  provider: ProviderProfile,
  { credentials: given, ...fields }: Fields = {},
): Promise<LoginRef> {
  const credentials = (given ?? provider.credentials?.succeed ?? {}) as Credentials
  const before = await connectionIds(scene, customer)
  const { session, url } = await openLeadSession(scene, customer, fields)
  const completed = await completeHosted(scene, { kind: 'lead', url, provider, credentials })
  if (completed.by === 'control-port' && completed.loginId === undefined)
    throw nothingCame(given !== undefined, [session])
  const list = await readUntil(
    () => listOf(scene, customer),
    (page) => idsOf(page).some((id) => !before.includes(id)),
    completed.loginId === undefined ? scene.run.profile.pacing.fetch_timeout_seconds * 1000 : settleMs,
  )
  const id = completed.loginId ?? idsOf(list).find((one) => !before.includes(one))
  if (id === undefined) throw nothingCame(given !== undefined, [session, list])
  return { id, secret: '', customer, provider, credentials }
}

/** A lead session, and the address of the page that its user is to visit. @throws CheckStopped (inconclusive) when refused */
export async function openLeadSession(
  { send, requests }: LeadScene,
  customer: CustomerRef,
  fields: Fields = {},
): Promise<{ session: Exchange; url: string }> {
  const session = await send(requests.createToken(customer, fields))
  const data = dataOf(session)
  const url = isRow(data) ? data['redirect_url'] : undefined
  if (typeof url !== 'string') throw setUpFailed('open a lead session', session)
  return { session, url }
}

/** Credentials of a check's own may be wrong ones, which a page may refuse at once. */
function nothingCame(ownCredentials: boolean, evidence: Exchange[]): CheckStopped {
  const reason = because('lead-page-without-connection', { ownCredentials })
  return new CheckStopped(ownCredentials ? 'untested' : 'inconclusive', reason, evidence)
}

async function connectionIds(scene: LeadScene, customer: CustomerRef): Promise<string[]> {
  const list = await listOf(scene, customer)
  return idsOf(list)
}

function listOf(scene: LeadScene, customer: CustomerRef): Promise<Exchange> {
  return scene.send(scene.requests.listLogins([['customer_id', customer.id]], customer.as))
}

function idsOf(list: Exchange): string[] {
  return (rowsOf(list) ?? []).map(({ id }) => String(id))
}
