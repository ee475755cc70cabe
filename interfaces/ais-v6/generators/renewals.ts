import { sameInViews } from '../../../generators/models/same-in-views.ts'
import type { Said } from '../../../generators/models/family.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { trialOf } from '../../../harness/actions/logins/v6-body-taken.ts'
import { connectionRequests } from '../../../harness/actions/scene/connection-requests.ts'
import type { LoginRef } from '../../../harness/actions/scene/refs.ts'
import type { ShownRecord } from '../../../harness/observers/records-in.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import {
  errorClassOf,
  isRow,
  isSuccess,
  outcomeOf,
  type Row,
  rowsOfAll,
  statusOf,
} from '../../../harness/checks/answers/answer.ts'
import { rowsSatisfy } from '../../../harness/checks/values/rows-satisfy.ts'
import { refused, refusedWithStatus } from '../../../harness/checks/answers/refused-as.ts'

export const renewals = ['reconnect', 'refresh', 'background_refresh'] as const
export type Renewal = (typeof renewals)[number]

/** Whether a renewal is refused that was sent right after a refresh began. Undefined where its fetch has ended meanwhile. */
export async function whileProcessed(
  scene: Scene,
  login: LoginRef,
  { second, before }: { second: Renewal; before: string },
): Promise<Said<'refused-while-processed' | 'not-reconnected-while-processed'>> {
  const { answer: control } = await trialOf(scene, second)
  const answer = await scene.send(connectionRequests(scene.requests).renewal(login, second))
  const { id, finished } = await scene.newestAttempt(login)
  const isProcessed = id !== before && !finished
  if (second !== 'reconnect') return ['refused-while-processed', isProcessed ? refused(control, answer) : undefined]
  return ['not-reconnected-while-processed', isProcessed ? refusedWithStatus(control, answer, [409]) : undefined]
}

/** The answer to a renewal of a connection at rest that is to be refused, and whether the refusal left the connection as it was. */
export async function sendRefused(
  scene: Scene,
  login: LoginRef,
  route: Renewal,
): Promise<{ answer: Exchange; kept: Said<'refused-changes-nothing'> }> {
  const list = () => scene.send(scene.requests.listLoginsOf(login.customer))
  const before = await list()
  const answer = await scene.send(connectionRequests(scene.requests).renewal(login, route))
  const after = isSuccess(answer) ? undefined : await list()
  // Its customer may have others that are being fetched.
  const isIts = (record: ShownRecord) => record.id === login.id || record.login === login.id
  const kept = after && sameInViews(scene.run.dialect, [before, after], isIts)
  return { answer, kept: ['refused-changes-nothing', kept] }
}

/** Whether a connection whose attempt has ended is not refused as one that is being processed. */
export function freeOnceEnded(route: Renewal, answer: Exchange): Judgement {
  // Only the row of the reconnect says what 409 is for.
  const isBusy =
    errorClassOf(answer) === 'LoginAlreadyProcessing' || (route === 'reconnect' && statusOf(answer) === 409)
  if (!isBusy) return holds([answer])
  return differs({ wanted: 'a connection that nothing processes', got: outcomeOf(answer) }, [answer])
}

/** Whether no account of a connection is shown as updated by an attempt that failed at its credentials. Undefined where none says. */
export function notUpdatedByFailure(accounts: readonly Exchange[]): Judgement | undefined {
  const flagOf = ({ extra }: Row) => (isRow(extra) ? extra['updated_on_last_attempt'] : undefined)
  if (!rowsOfAll(accounts).some((row) => typeof flagOf(row) === 'boolean')) return undefined
  return rowsSatisfy(accounts, (row) => flagOf(row) !== true, {
    wanted: 'updated_on_last_attempt false after a failure',
  })
}
