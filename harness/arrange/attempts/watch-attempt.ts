import { because } from '../../reasons/because.ts'
import { acceptedData } from '../../checks/answers/answer.ts'
import type { Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { CheckStopped, setUpFailed } from '../../../core/check-stopped.ts'
import { endedAttempt } from './attempts.ts'
import { startPausing } from '../scene/pauses.ts'
import type { LoginRef } from '../scene/refs.ts'
import { type Scene } from '../scene/scene.ts'
import { sleep } from '../../tape/tape.ts'
import { shownAttempt } from '../logins/read-attempts.ts'

/** What was seen of an attempt, oldest first. */
export interface Watched {
  login: LoginRef
  exchanges: Exchange[]
}

/** An attempt seen until it waited for its user, or ended; and seen again a while later. */
export interface WatchedWaiting extends Watched {
  later: Exchange[]
}

/**
 * How often an attempt that waits is looked at again, and after what share each time of the while it is watched: ten
 * times as long as it took to come there, within these bounds.
 */
const laterShares = [1 / 3, 2 / 3]
const leastWatchedMs = 60
const mostWatchedMs = 450

/** The first attempt of a login at the plain provider, watched to its end; made once in a run. */
export function watchedToItsEnd(scene: Scene, send: Send): Promise<Watched> {
  return scene.run.once('attempt watched to its end', async () => {
    const login = await scene.newLogin()
    const exchanges = await watch(scene, send, login, hasEnded)
    return { login, exchanges: [...exchanges, await endedAttempt(scene, send, login)] }
  })
}

/** The first attempt of a login at the interactive provider, watched until it waits; made once in a run. */
export function watchedUntilItWaits(scene: Scene, send: Send): Promise<WatchedWaiting> {
  return scene.run.once('attempt watched until it waits', async () => {
    const began = performance.now()
    const login = await scene.newLogin({ provider: 'interactive' })
    const exchanges = await watch(
      scene,
      send,
      login,
      (shown) => hasEnded(shown) || newestStage(shown) === 'interactive',
    )
    const tookMs = performance.now() - began
    const watchedMs = Math.min(Math.max(tookMs * 10, leastWatchedMs), mostWatchedMs)
    const later: Exchange[] = []
    for (const share of laterShares) {
      await sleep(watchedMs * share)
      later.push(await showAttempt(scene, send, login))
    }
    return { login, exchanges, later }
  })
}

/** What was seen of attempts at the plain provider and, where there is one, at the interactive provider. */
export async function watchedEverywhere(scene: Scene, send: Send): Promise<Exchange[]> {
  const { exchanges } = await watchedToItsEnd(scene, send)
  if (!scene.run.profile.providers.some(({ purpose }) => purpose === 'interactive')) return exchanges
  return [...exchanges, ...(await watchedUntilItWaits(scene, send)).exchanges]
}

/**
 * Shows the newest attempt again and again, ever more slowly; keeps what differs from the answer before.
 * @throws CheckStopped (inconclusive) when the deadline of fetches passes or the attempt cannot be read
 */
async function watch(
  scene: Scene,
  send: Send,
  login: LoginRef,
  enough: (shown: Exchange) => boolean,
): Promise<Exchange[]> {
  const seconds = scene.run.profile.pacing.fetch_timeout_seconds
  const pauses = startPausing(seconds * 1000)
  const seen: Exchange[] = []
  for (;;) {
    const shown = await showAttempt(scene, send, login)
    if (!acceptedData(shown)) throw setUpFailed('show an attempt that is being watched', shown)
    if (shown.answer?.body !== seen.at(-1)?.answer?.body) seen.push(shown)
    if (enough(shown)) return seen
    if (!(await pauses.next()))
      throw new CheckStopped('inconclusive', because('attempt-never-settled', { seconds }), seen)
  }
}

async function showAttempt(scene: Scene, send: Send, login: LoginRef): Promise<Exchange> {
  const id = await scene.run.once(`newest attempt of ${login.id}`, async () => {
    const { id: found, exchange } = await scene.newestAttempt(login)
    if (found === undefined) throw setUpFailed('read the id of the newest attempt', exchange)
    return found
  })
  return shownAttempt(scene, send, login, id)
}

function hasEnded(shown: Exchange): boolean {
  const attempt = acceptedData(shown)
  const failed = typeof attempt?.['fail_at'] === 'string' || typeof attempt?.['fail_error_class'] === 'string'
  return attempt?.['finished'] === true || failed || newestStage(shown) === 'finish'
}

function newestStage(shown: Exchange): unknown {
  const attempt = acceptedData(shown)
  const stages = Array.isArray(attempt?.['stages']) ? attempt['stages'] : []
  return ((attempt?.['last_stage'] ?? stages.at(-1)) as { name?: unknown } | undefined)?.name
}
