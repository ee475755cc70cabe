import { because } from '../../reasons/because.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import { holds, differs, held } from '../../../core/judgement.ts'
import type { CallMade } from './call-made.ts'
import { dataOf, isRow } from '../answers/answer.ts'
import { count } from '../../reasons/count.ts'
import { evidenceOf, isTakenTwice, type SequenceRule } from './sequence-rule.ts'

/** Each accepted creation makes exactly one attempt. Source: Account information / What the service does. */
export const oneAttemptPerCreation: SequenceRule = (step) =>
  step.call.do === 'create' && step.accepted ? grownBy(step, 1) : undefined

/** Each accepted reconnect makes exactly one attempt. Source: Account information / What the service does. */
export const oneAttemptPerReconnect: SequenceRule = (step) =>
  step.call.do === 'reconnect' && step.accepted && !isTakenTwice(step) ? grownBy(step, 1) : undefined

/**
 * Each accepted refresh makes exactly one attempt. That of an oauth refresh may appear only when the user comes back from
 * the provider, so none yet says nothing. Source: Account information / What the service does.
 */
export const oneAttemptPerRefresh: SequenceRule = (step) => {
  if (!isRefresh(step) || !step.accepted || isTakenTwice(step)) return undefined
  const mayComeLater =
    step.call.do === 'refresh by oauth' && step.after.attempts.length === step.before?.attempts.length
  return mayComeLater ? undefined : grownBy(step, 1)
}

/** A refused reconnect or refresh makes none. Source: Account information / What the service does. */
export const noAttemptForRefused: SequenceRule = (step) =>
  (step.call.do === 'reconnect' || step.call.do === 'flawed' || isRefresh(step)) && !step.accepted && step.answer.answer
    ? grownBy(step, 0)
    : undefined

/** An answer to the interactive step makes none. Source: Account information / What the service does. */
export const noAttemptForInteractive: SequenceRule = (step) =>
  step.call.do === 'interactive' && step.answer.answer ? grownBy(step, 0) : undefined

/** Never two attempts of a login are unfinished. */
export const oneUnfinishedAtMost: SequenceRule = (step) => {
  const unfinished = step.after.attempts.filter(({ finished }) => finished === false).map(({ id }) => String(id))
  if (unfinished.length < 2) return holds(evidenceOf(step), step.after.attempts.length, 'attempt')
  const difference = {
    wanted: 'at most one unfinished attempt',
    got: `attempts ${unfinished.join(' and ')} unfinished`,
  }
  return differs(difference, evidenceOf(step))
}

/** last_attempt of the login is the newest of its attempts. Source: Account information / Login (version 4). */
export const lastAttemptIsNewest: SequenceRule = (step) => {
  const newest = step.after.attempts.at(-1)?.['id']
  const shown = step.after.attempt.id
  if (newest === undefined || shown === undefined) return undefined
  if (String(newest) === shown)
    return held(because('value-as-expected', { place: 'data.last_attempt.id', value: shown }), evidenceOf(step))
  return differs(
    { wanted: `${String(newest)}, the newest`, got: shown, place: 'data.last_attempt.id' },
    evidenceOf(step),
  )
}

/** The login's status is a documented word in whatever state it is. Source: Account information / Login (version 4). */
export const statusIsAWord: SequenceRule = (step) => {
  const data = dataOf(step.after.shown)
  const status = isRow(data) ? data['status'] : undefined
  if (status === undefined) return undefined
  const words: readonly unknown[] = readTable('login-statuses').words
  const place = 'data.status'
  const got = JSON.stringify(status)
  if (words.includes(status)) return held(because('value-as-expected', { place, value: got }), evidenceOf(step))
  return differs({ place, wanted: words.join(', '), got }, evidenceOf(step))
}

function isRefresh({ call }: CallMade): boolean {
  return call.do === 'refresh' || call.do === 'refresh by oauth'
}

function grownBy(step: CallMade, wanted: number) {
  const old = idsOf(step.before?.attempts ?? [])
  const now = idsOf(step.after.attempts)
  const added = now.filter((id) => !old.includes(id))
  const lost = old.filter((id) => !now.includes(id))
  if (added.length === wanted && lost.length === 0) return holds(evidenceOf(step), now.length, 'attempt')
  const difference = {
    wanted: `${count(old.length + wanted, 'attempt')}, the ${old.length} before the call among them`,
    got: `${count(now.length, 'attempt')}, ${added.length} new and ${lost.length} gone`,
    place: 'data',
  }
  return differs(difference, evidenceOf(step))
}

function idsOf(attempts: ReadonlyArray<Record<string, unknown>>): string[] {
  return attempts.map(({ id }) => String(id))
}
