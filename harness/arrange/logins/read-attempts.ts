import type { Exchange } from '../../../core/exchange.ts'
import { isSuccess, rowsOf } from '../../checks/answers/answer.ts'
import { attemptIn } from '../../checks/attempts/attempt-view.ts'
import type { Send } from '../../client/draft.ts'
import { readUntil, settleMs } from '../scene/read-until.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'

type Requesting = Pick<Scene, 'requests'>

/** An attempt alone, once its route shows it or that has taken too long. */
export function shownAttempt({ requests }: Requesting, send: Send, login: LoginRef, id: string): Promise<Exchange> {
  return readUntil(() => send(requests.showAttempt(login, id)), isSuccess, settleMs)
}

/** The id of the attempt by which a login was fetched, once its own route shows that too. Read once in a run. */
export function shownAttemptId(scene: Scene, login: LoginRef): Promise<string> {
  return scene.run.once(`shown attempt of ${login.id}`, async () => {
    const { id = '' } = await scene.finished(login)
    await shownAttempt(scene, scene.send, login, id)
    return id
  })
}

/** The list of a login's attempts, once it shows those with these ids or that has taken too long. */
export function listedAttempts(
  { requests }: Requesting,
  send: Send,
  login: LoginRef,
  ids: ReadonlyArray<string | undefined>,
): Promise<Exchange> {
  const showsAll = (list: Exchange) => {
    const listed = new Set((rowsOf(list) ?? []).map((row) => String(row['id'])))
    return ids.every((id) => id === undefined || listed.has(id))
  }
  return readUntil(() => send(requests.listAttempts(login)), showsAll, settleMs)
}

/** A login once it shows its last attempt, or that has taken too long. */
export function loginWithAttempt({ requests }: Requesting, send: Send, login: LoginRef): Promise<Exchange> {
  const shows = (exchange: Exchange) => !isSuccess(exchange) || attemptIn(exchange)?.id !== undefined
  return readUntil(() => send(requests.showLogin(login)), shows, settleMs)
}

/** The list of a login's attempts, once it shows the one that the login names as its last. */
export async function attemptsNow(scene: Requesting, send: Send, login: LoginRef): Promise<Exchange> {
  const shown = await loginWithAttempt(scene, send, login)
  return listedAttempts(scene, send, login, [attemptIn(shown)?.id])
}
