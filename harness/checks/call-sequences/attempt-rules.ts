import { readTable } from '../../../requirements/tables/read-table.ts'
import { broken, held } from '../../../core/judgement.ts'
import type { CallMade } from './call-made.ts'
import { dataOf, isRow } from '../answers/answer.ts'
import { evidenceOf, type SequenceRule } from './sequence-rule.ts'

/** Each accepted creation makes exactly one attempt. Source: Account information / What the service does. */
export const oneAttemptPerCreation: SequenceRule = (step) =>
  step.call.do === 'create' && step.accepted ? grownBy(step, 1) : undefined

/** Each accepted reconnect makes exactly one attempt. Source: Account information / What the service does. */
export const oneAttemptPerReconnect: SequenceRule = (step) =>
  step.call.do === 'reconnect' && step.accepted ? grownBy(step, 1) : undefined

/** Each accepted refresh makes exactly one attempt. Source: Account information / What the service does. */
export const oneAttemptPerRefresh: SequenceRule = (step) =>
  isRefresh(step) && step.accepted ? grownBy(step, 1) : undefined

/** A refused reconnect or refresh makes none. Source: Account information / What the service does. */
export const noAttemptForRefused: SequenceRule = (step) =>
  (step.call.do === 'reconnect' || isRefresh(step)) && !step.accepted && step.answer.answer
    ? grownBy(step, 0)
    : undefined

/** An answer to the interactive step makes none. Source: Account information / What the service does. */
export const noAttemptForInteractive: SequenceRule = (step) =>
  step.call.do === 'interactive' && step.answer.answer ? grownBy(step, 0) : undefined

/** Never two attempts of a login are unfinished. */
export const oneUnfinishedAtMost: SequenceRule = (step) => {
  const unfinished = step.after.attempts.filter(({ finished }) => finished === false).map(({ id }) => String(id))
  if (unfinished.length < 2) return held('No second attempt is unfinished.', evidenceOf(step))
  const difference = {
    wanted: 'at most one unfinished attempt',
    got: `attempts ${unfinished.join(' and ')} unfinished`,
  }
  return broken('Two attempts of a login are under way at once.', difference, evidenceOf(step))
}

/** last_attempt of the login is the newest of its attempts. Source: Account information / Login (version 4). */
export const lastAttemptIsNewest: SequenceRule = (step) => {
  const newest = step.after.attempts.at(-1)?.['id']
  const shown = step.after.attempt.id
  if (newest === undefined || shown === undefined) return undefined
  if (String(newest) === shown) return held('last_attempt is the newest attempt.', evidenceOf(step))
  const difference = { wanted: String(newest), got: shown, place: 'data.last_attempt.id' }
  return broken('last_attempt is not the newest attempt of the list.', difference, evidenceOf(step))
}

/** The login's status is a documented word in whatever state it is. Source: Account information / Login (version 4). */
export const statusIsAWord: SequenceRule = (step) => {
  const data = dataOf(step.after.shown)
  const status = isRow(data) ? data['status'] : undefined
  if (status === undefined) return undefined
  const words: readonly unknown[] = readTable('login-statuses').words
  if (words.includes(status)) return held(`status is ${String(status)}.`, evidenceOf(step))
  const difference = { wanted: words.join(', '), got: JSON.stringify(status), place: 'data.status' }
  return broken('The status is no documented word.', difference, evidenceOf(step))
}

function isRefresh({ call }: CallMade): boolean {
  return call.do === 'refresh' || call.do === 'refresh by oauth'
}

function grownBy(step: CallMade, count: number) {
  const old = idsOf(step.before?.attempts ?? [])
  const now = idsOf(step.after.attempts)
  const added = now.filter((id) => !old.includes(id))
  const lost = old.filter((id) => !now.includes(id))
  if (added.length === count && lost.length === 0)
    return held(`${old.length} attempts before the call, ${now.length} after it.`, evidenceOf(step))
  const what = `a call that was ${step.accepted ? 'accepted' : 'refused'} (${step.call.do})`
  const wanted = `${old.length + count} attempts, the ${old.length} before it among them`
  const got = `${now.length} attempts, ${added.length} new and ${lost.length} gone`
  return broken(`The attempts do not fit ${what}.`, { wanted, got, place: 'data' }, evidenceOf(step))
}

function idsOf(attempts: ReadonlyArray<Record<string, unknown>>): string[] {
  return attempts.map(({ id }) => String(id))
}
