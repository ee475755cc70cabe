import { because } from '../../reasons/because.ts'
import { acceptedData, errorClassOf, isSuccess } from '../../checks/answers/answer.ts'
import type { Draft, Send } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { CheckStopped, setUpFailed, untested } from '../../../core/check-stopped.ts'
import type { LoginRef } from '../scene/refs.ts'
import { type Scene } from '../scene/scene.ts'
import { unknownIdLike } from '../scene/unknown-id.ts'
import { shownAttempt } from './read-attempts.ts'

/** Requests about the oauth login that a right server refuses, by the defect they have. */
type Probes = Map<string, Exchange>

/** What came of refreshing and authorizing the ready oauth login, in the order of sending. */
export interface OauthFlow {
  login: LoginRef
  refreshProbes: Probes
  refreshed: Exchange
  /** The attempt that the refresh named, if need be once its user is back; absent where the refresh named none. */
  attempt?: Exchange
  /** Absent where the profile does not know what the provider appends. */
  authorizing?: { probes: Probes; authorized: Exchange; again: Exchange }
  /** A second refresh, whose return_to is as long as it may be. */
  atLimit: Exchange
}

const returnTo = 'https://example.com/assay'
const oauthLoginTaken = 'oauth login'
const returnToAtLimit = `${returnTo}/`.padEnd(512, 'a')

/**
 * Refreshes and authorizes the ready oauth login, refused requests first: they start nothing, and once a refresh is
 * accepted a target may refuse all others until its user came back. Made once in a run, and left as it was found where
 * the profile knows what the provider appends.
 * @throws CheckStopped (untested) when the profile gives no oauth login, (inconclusive) when no answer to the refresh came
 */
export function oauthFlow(scene: Scene, send: Send): Promise<OauthFlow> {
  return scene.run.once('oauth flow', () =>
    scene.run.having(oauthLoginTaken, () => refreshedAndAuthorized(scene, send)),
  )
}

/** Has the one oauth login of the profile for oneself, once those who wanted it before have given it back. Gives what does that. */
export function takeOauthLogin({ run }: Scene): Promise<() => void> {
  return run.take(oauthLoginTaken)
}

async function refreshedAndAuthorized(scene: Scene, send: Send): Promise<OauthFlow> {
  const login = oauthLogin(scene)
  const refreshProbes = await sendEach(send, refreshDefects(refreshDraft(scene, login)), () =>
    complete(scene, send, login),
  )
  const refreshed = await refreshedAtRest(scene, send, login)
  if (refreshed.trouble) throw setUpFailed('refresh the oauth login', refreshed)
  const before = await attemptOf(scene, send, login, refreshed)
  const authorizing = await authorize(scene, send, login)
  const isLate = before?.answer && !isSuccess(before) && authorizing && isSuccess(authorizing.authorized)
  const attempt = isLate ? await attemptOf(scene, send, login, refreshed) : before
  const atLimit = await send(refreshDraft(scene, login, { return_to: returnToAtLimit }))
  await complete(scene, send, login)
  return {
    login,
    refreshProbes,
    refreshed,
    ...(attempt && { attempt }),
    ...(authorizing && { authorizing }),
    atLimit,
  }
}

/** What the login was refreshed with: once a fetch that a check before began, perhaps in another version, has ended. */
async function refreshedAtRest(scene: Scene, send: Send, login: LoginRef): Promise<Exchange> {
  const refreshed = await send(refreshDraft(scene, login))
  if (errorClassOf(refreshed) !== 'LoginAlreadyProcessing') return refreshed
  await scene.finished(login)
  return send(refreshDraft(scene, login))
}

/**
 * The refresh of the ready oauth login. It starts something: a target may refuse other requests until the user came back.
 * @throws CheckStopped (untested) when the profile gives no oauth login
 */
export function refreshOauth(scene: Scene): Draft {
  return { ...refreshDraft(scene, oauthLogin(scene)), takes: oauthLoginTaken }
}

/** What the client sends once the user of the ready oauth login came back. @throws CheckStopped (untested) as above */
export function authorizeOauth(scene: Scene): Draft {
  const appended = queryString(scene)
  if (appended === undefined) throw untested(because('profile-gives-no', { field: 'data.oauth_login.query_string' }))
  return { ...scene.requests.oauthAuthorize(oauthLogin(scene), appended), takes: oauthLoginTaken }
}

/**
 * The attempt that the refresh named, with its id. It may appear only when the user comes back.
 * @throws CheckStopped (inconclusive) when it named none, (untested) when it is not there and the user cannot come back
 */
export function namedAttempt({ attempt, refreshed, authorizing }: OauthFlow): { id: string; attempt: Exchange } {
  if (!attempt) throw setUpFailed('read attempt_id of a refresh', refreshed)
  const isBack = authorizing !== undefined && isSuccess(authorizing.authorized)
  if (attempt.answer && !isSuccess(attempt) && !isBack)
    throw new CheckStopped('untested', because('oauth-user-not-back'), [attempt])
  return { id: String(acceptedData(refreshed)?.['attempt_id']), attempt }
}

/** The second half of the flow. @throws CheckStopped (untested) when the profile does not know what is appended */
export function authorizingOf({ authorizing }: OauthFlow): NonNullable<OauthFlow['authorizing']> {
  if (!authorizing) throw untested(because('profile-gives-no', { field: 'data.oauth_login.query_string' }))
  return authorizing
}

/** The answer to a request with a defect. @throws Error DEFECT_UNKNOWN for one that the flow does not have */
export function answerTo(probes: Probes, defect: string): Exchange {
  const answer = probes.get(defect)
  if (answer) return answer
  throw new Error(`DEFECT_UNKNOWN: the flow sends no request with ${defect}; it has ${[...probes.keys()].join(', ')}`)
}

/** A refresh that is right but for its login, which is of another mode than oauth. */
export async function refreshOtherMode(scene: Scene, send: Send): Promise<Exchange> {
  return send(refreshDraft(scene, await scene.sharedLogin()))
}

function oauthLogin(scene: Scene): LoginRef {
  const ready = scene.run.profile.data.oauth_login
  if (!ready) throw untested(because('profile-gives-no', { field: 'data.oauth_login' }))
  const customer = { id: ready.customer_id, secret: ready.customer_secret, as: 'main' } as const
  const provider = scene.provider('oauth')
  return { id: ready.login_id, secret: ready.login_secret, customer, provider, credentials: {} }
}

function queryString(scene: Scene): string | undefined {
  return scene.run.profile.data.oauth_login?.query_string
}

function refreshDraft(scene: Scene, login: LoginRef, fields: Record<string, unknown> = {}): Draft {
  return scene.requests.oauthRefresh(login, { return_to: returnTo, return_login_id: true, ...fields })
}

function refreshDefects(draft: Draft): Array<[string, Draft]> {
  return [
    ['an unknown login_id', withUnknownLogin(draft)],
    ['a return_to that is not an address', edit.withBodyField(draft, 'data.return_to', 'not an address')],
    ['a return_to of 513 characters', edit.withBodyField(draft, 'data.return_to', `${returnToAtLimit}a`)],
    ['an unknown fetch scope', edit.withBodyField(draft, 'data.fetch_scopes', ['no_such_scope'])],
  ]
}

function withUnknownLogin(draft: Draft): Draft {
  const { data } = draft.body as { data: { login_id: string } }
  return edit.withBodyField(draft, 'data.login_id', unknownIdLike(data.login_id))
}

/** Sends requests that should be refused. After one that is accepted the login is brought back to where it was. */
async function sendEach(
  send: Send,
  drafts: Array<[string, Draft]>,
  bringBack: () => Promise<unknown>,
): Promise<Probes> {
  const probes: Probes = new Map()
  for (const [defect, draft] of drafts) {
    const answer = await send(draft)
    probes.set(defect, answer)
    if (isSuccess(answer)) await bringBack()
  }
  return probes
}

/** Has the user come back from the provider, where the profile knows what the provider appends. */
async function complete(scene: Scene, send: Send, login: LoginRef): Promise<void> {
  const appended = queryString(scene)
  if (appended === undefined) return
  const answer = await send(scene.requests.oauthAuthorize(login, appended))
  if (isSuccess(answer)) await scene.finished(login)
}

async function attemptOf(
  scene: Scene,
  send: Send,
  login: LoginRef,
  refreshed: Exchange,
): Promise<Exchange | undefined> {
  const id = acceptedData(refreshed)?.['attempt_id']
  if (typeof id !== 'string' && typeof id !== 'number' && typeof id !== 'bigint') return undefined
  return shownAttempt(scene, send, login, encodeURIComponent(String(id)))
}

async function authorize(scene: Scene, send: Send, login: LoginRef): Promise<OauthFlow['authorizing']> {
  const appended = queryString(scene)
  if (appended === undefined) return undefined
  const draft = scene.requests.oauthAuthorize(login, appended)
  const defects: Array<[string, Draft]> = [
    ['an unknown login_id', withUnknownLogin(draft)],
    ['no login_id', edit.withoutBodyField(draft, 'data.login_id')],
    ['no query_string', edit.withoutBodyField(draft, 'data.query_string')],
  ]
  const probes = await sendEach(send, defects, async () => {
    await scene.finished(login)
    await send(refreshDraft(scene, login))
  })
  const authorized = await send(draft)
  if (isSuccess(authorized)) await scene.finished(login)
  return { probes, authorized, again: await send(draft) }
}
