import type { Exchange } from '../../../core/exchange.ts'
import type { CallMade } from './call-made.ts'
import { mustBeAccepted, mustBeRefused, twinRefused, type SequenceRule } from './sequence-rule.ts'
import { earlySeconds, graceSeconds } from '../../../core/calendar.ts'

/** next_refresh_possible_at of a login's answer, in seconds since 1970; undefined where it shows no moment. */
export function nextRefreshSeconds(shown: Exchange): number | undefined {
  const data = (shown.answer?.json as { data?: Record<string, unknown> } | undefined)?.data
  const moment = data?.['next_refresh_possible_at']
  const milliseconds = typeof moment === 'string' ? Date.parse(moment) : Number.NaN
  return Number.isNaN(milliseconds) ? undefined : Math.floor(milliseconds / 1000)
}

/** How the moment of a refresh lies to next_refresh_possible_at; undefined close to it or without one. */
function momentOf({ before, sentAtSeconds }: CallMade): 'before' | 'after' | undefined {
  const next = before && nextRefreshSeconds(before.shown)
  if (next === undefined) return undefined
  if (next > sentAtSeconds + earlySeconds) return 'before'
  return sentAtSeconds > next + graceSeconds ? 'after' : undefined
}

/** A refresh of a login that was last fetched well, at a provider that asks for nothing and keeps credentials. */
function isPlain({ kind, before, memory }: CallMade): boolean {
  return (kind === 'plain' || kind === 'select') && before?.phase === 'succeeded' && memory.store === 'kept'
}

/** Before next_refresh_possible_at a refresh is refused. Source: Account information / Limits. */
export const refusedBeforePossible: SequenceRule = (step) => {
  const settled = step.before?.phase === 'succeeded' || step.before?.phase === 'failed'
  if (step.call.do !== 'refresh' || !settled || momentOf(step) !== 'before') return undefined
  if (!step.accepted && !isPlain(step)) return undefined
  return mustBeRefused(step, ['LoginCannotBeRefreshed'])
}

/** From next_refresh_possible_at on a refresh is accepted. Source: Account information / Limits. */
export const acceptedWhenPossible: SequenceRule = (step) => {
  if (step.call.do !== 'refresh' || !isPlain(step) || momentOf(step) !== 'after') return undefined
  return mustBeAccepted(step)
}

/** Without stored credentials a refresh is impossible. Source: Version 4, login create body, store_credentials. */
export const refusedWithoutCredentials: SequenceRule = (step) => {
  const bare = step.memory.store === 'not kept' && step.before?.phase === 'succeeded'
  if (step.call.do !== 'refresh' || !bare || step.kind === 'file' || step.kind === 'oauth') return undefined
  if (!step.accepted && momentOf(step) === 'before') return undefined
  return mustBeRefused(step)
}

/** A login whose attempt waits for its user is being processed. Source: Account information / Errors. */
export const processingNotRefreshed: SequenceRule = (step) => {
  const classes = ['LoginAlreadyProcessing', 'LoginCannotBeRefreshed']
  if (step.call.do !== 'refresh') return undefined
  if (step.before?.phase !== 'waiting') return twinRefused(step, classes)
  return mustBeRefused(step, classes)
}
