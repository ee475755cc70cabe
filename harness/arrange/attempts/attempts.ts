import { because } from '../../reasons/because.ts'
import { acceptedData, isSuccess, rowsOf } from '../../checks/answers/answer.ts'
import type { RequestAround } from '../../checks/attempts/attempts-of-request.ts'
import type { Resources } from '../../checks/values/resources-match.ts'
import type { Draft, Send } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { schemaIn } from '../../dialect/schema-in.ts'
import { setUpFailed, untested } from '../../../core/check-stopped.ts'
import { connect, type MadeConnection } from '../logins/connect.ts'
import { loginsOfOneCustomer } from '../logins/logins.ts'
import { readUntil, settleMs } from '../scene/read-until.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Requests } from '../scene/requests.ts'
import { type Scene } from '../scene/scene.ts'
import { unknownIdLike } from '../scene/unknown-id.ts'
import { attemptsNow, listedAttempts } from '../logins/read-attempts.ts'

/** A login with the ids of its attempts, oldest first, as they were learnt when each was made. */
export interface KnownAttempts {
  login: LoginRef
  ids: string[]
}

/** Two logins of one customer, the first with two attempts; made once in a run. */
export function knownAttempts(scene: Scene, send: Send): Promise<KnownAttempts[]> {
  return scene.run.once('logins with known attempts', async () => {
    const [first, second] = await loginsOfOneCustomer(scene)
    if (!first || !second) throw untested(because('no-two-logins'))
    const ids = [await newestId(scene, first)]
    const answer = await send(scene.requests.reconnect(first))
    if (!isSuccess(answer)) throw setUpFailed('reconnect a login', answer)
    await scene.finished(first, ids.at(-1))
    ids.push(await newestId(scene, first))
    return [
      { login: first, ids },
      { login: second, ids: [await newestId(scene, second)] },
    ]
  })
}

async function newestId(scene: Scene, login: LoginRef): Promise<string> {
  const { id, exchange } = await scene.newestAttempt(login)
  if (id === undefined) throw setUpFailed('read the id of the newest attempt', exchange)
  return id
}

/** The newest attempt of a login alone, once its end is written down or that has taken too long. */
export async function endedAttempt(scene: Scene, send: Send, login: LoginRef): Promise<Exchange> {
  const { id, exchange } = await scene.finished(login)
  if (id === undefined) throw setUpFailed('read the id of the newest attempt', exchange)
  return readUntil(() => send(scene.requests.showAttempt(login, id)), isWrittenDown, settleMs)
}

function isWrittenDown(exchange: Exchange): boolean {
  const attempt = acceptedData(exchange)
  const moments = [attempt?.['success_at'], attempt?.['fail_at']]
  const written =
    moments.some((moment) => typeof moment === 'string') || moments.every((moment) => moment === undefined)
  return isSuccess(exchange) && (attempt?.['finished'] ?? true) === true && written
}

/**
 * A login whose first fetch failed for its credentials; made once in a run.
 * @throws CheckStopped (untested) when the profile gives no such credentials, or the target refuses them at once
 */
export async function failedLogin(scene: Scene, send: Send): Promise<LoginRef> {
  const { login, ended } = await failedConnection(scene, send)
  if (!login) throw untested(because('wrong-credentials-refused-at-once'))
  if (!ended?.failed) throw untested(because('failing-credentials-succeed'))
  return login
}

function failedConnection(scene: Scene, send: Send): Promise<MadeConnection> {
  return scene.run.once('connection with credentials that fail', () => {
    const fail = scene.provider('plain').credentials?.fail
    if (!fail) throw untested(because('profile-gives-no', { field: 'credentials.fail', purpose: 'plain' }))
    return connect(scene, send, { change: (draft) => edit.withBodyField(draft, 'data.credentials', fail) })
  })
}

/** Attempts that ended in every way that can be had, as lists show them and as they are shown alone. */
export async function attemptResources(scene: Scene, send: Send): Promise<Resources[]> {
  const { dialect } = scene.requests
  const resources: Resources[] = []
  for (const login of await loginsOfEveryEnd(scene, send)) {
    const alone = await endedAttempt(scene, send, login)
    const list = await attemptsNow(scene, send, login)
    resources.push({ exchanges: [list], schema: schemaIn(dialect, 'attempt'), pick: 'data[]' })
    resources.push({ exchanges: [alone], schema: schemaIn(dialect, 'attempt-detail'), pick: 'data' })
  }
  return resources
}

/** Logins whose newest attempts ended in every way that this target and profile allow. */
async function loginsOfEveryEnd(scene: Scene, send: Send): Promise<LoginRef[]> {
  const well = await scene.sharedLogin()
  if (!scene.provider('plain').credentials?.fail) return [well]
  const { login } = await failedConnection(scene, send)
  return login ? [well, login] : [well]
}

/** Lists a login's attempts, sends a request, waits for the fetch that it starts, and lists them again. */
export async function listAround(scene: Scene, send: Send, login: LoginRef, draft: Draft): Promise<RequestAround> {
  const before = await attemptsNow(scene, send, login)
  const answer = await send(draft)
  const last = rowsOf(before)?.at(-1)?.['id']
  const fetched = isSuccess(answer) ? await scene.finished(login, last === undefined ? last : String(last)) : undefined
  return { before, answer, after: await listedAttempts(scene, send, login, [fetched?.id]) }
}

/** Lists the attempts of a login that waits for its user, sends a request that should not reach it yet, lists again. */
export async function listWhileWaiting(
  requests: Requests,
  send: Send,
  login: LoginRef,
  draft: Draft,
): Promise<RequestAround> {
  const before = await attemptsNow({ requests }, send, login)
  const answer = await send(draft)
  return { before, answer, after: await attemptsNow({ requests }, send, login) }
}

/**
 * The newest attempt of the first login, and the request for it by the second.
 * @throws CheckStopped (untested) without two logins of which the first has an attempt
 */
export function crossedShow(
  requests: Requests,
  known: readonly KnownAttempts[],
): { own: LoginRef; id: string; crossed: Draft } {
  const [first, second] = known
  const id = first?.ids.at(-1)
  if (!first || !second || id === undefined) throw untested(because('no-two-logins'))
  return { own: first.login, id, crossed: requests.showAttempt(second.login, id) }
}

/** The draft about an attempt, or a list of attempts, with the last id of its address replaced by one nothing has. */
export function withUnknownAttempt(draft: Draft): Draft {
  const at = draft.path.lastIndexOf('/') + 1
  return edit.withPath(draft, draft.path.slice(0, at) + unknownIdLike(draft.path.slice(at)))
}
