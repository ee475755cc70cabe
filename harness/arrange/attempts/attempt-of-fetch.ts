import type { Draft, Send } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { setUpFailed } from '../../../core/check-stopped.ts'
import { connect } from '../logins/connect.ts'
import type { Scene } from '../scene/scene.ts'
import { shownAttempt } from '../logins/read-attempts.ts'

/**
 * Creates a login at the plain provider with fields of its body replaced, undefined taking one out, and shows the
 * attempt by which it was fetched.
 * @throws CheckStopped (inconclusive) when the login is refused or its attempt cannot be named
 */
export async function attemptOfFetch(scene: Scene, send: Send, fields: Record<string, unknown>): Promise<Exchange> {
  const { answer, login, ended } = await connect(scene, send, { change: (draft) => withData(draft, fields) })
  if (!login || !ended) throw setUpFailed('create a login', answer)
  const { id } = await scene.finished(login)
  if (id === undefined) throw setUpFailed('read the id of the newest attempt', ended.exchange)
  return shownAttempt(scene, send, login, id)
}

/** The draft with fields of its `data` set, undefined taking one out. */
export function withData(draft: Draft, fields: Record<string, unknown>): Draft {
  return Object.entries(fields).reduce(
    (changed, [name, value]) =>
      value === undefined
        ? edit.withoutBodyField(changed, `data.${name}`)
        : edit.withBodyField(changed, `data.${name}`, value),
    draft,
  )
}
