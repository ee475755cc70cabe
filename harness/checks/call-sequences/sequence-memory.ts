import type { AttemptView } from '../attempts/attempt-view.ts'
import type { Typed } from './call-sequence.ts'

/** What a target must know of a login's credentials by the documents, and what they leave open. */
export interface Memory {
  /** Whether the credentials are kept; `open` where the documents do not say. */
  store: 'kept' | 'not kept' | 'open'
  /** The credentials that may count as those of the previous attempt. */
  remembered: Typed[]
  /** Whether one of `remembered` is surely kept: an attempt with it ended well. */
  certain: boolean
  /** Whether they came by override_credentials. */
  replaced: boolean
  /** Those that a refresh fetches with: of the last attempt that ended well, as long as none were sent with override_credentials. */
  stored?: Typed
  /** Those of the attempt under way, whose end is not known yet. */
  pending?: { typed: Typed; replaces: boolean; overrides: boolean }
}

/** How the newest attempt stands. */
export type Phase = 'running' | 'waiting' | 'succeeded' | 'failed'

/**
 * How an attempt stands, as a login's answer shows it. The one with the id `answered` was given its input: it may show the
 * interactive stage until its fetch goes on.
 */
export function phaseOf(attempt: AttemptView, answered?: string): Phase {
  if (attempt.finished) return attempt.failed ? 'failed' : 'succeeded'
  return attempt.stage === 'interactive' && attempt.id !== answered ? 'waiting' : 'running'
}

export const nothingKnown: Memory = { store: 'open', remembered: [], certain: false, replaced: false }

/**
 * After an accepted creation or reconnect with these credentials. store_credentials left out is true on creation; on a
 * reconnect it may also mean the login's own setting. Source: Version 4, login create body, reconnect body.
 */
export function afterSending(
  memory: Memory,
  call: { do: 'create' | 'reconnect'; typed: Typed; store: boolean | undefined; override?: boolean | undefined },
): Memory {
  const first = call.do === 'create' || memory.store === 'kept'
  const store = call.store === false ? 'not kept' : call.store === true || first ? 'kept' : 'open'
  const replaces = call.override === true && !memory.remembered.includes(call.typed)
  return { ...memory, store, pending: { typed: call.typed, replaces, overrides: call.override === true } }
}

/**
 * After the newest attempt was seen in a phase. Credentials whose attempt failed may or may not count as the previous
 * ones, so that both stay possible.
 */
export function afterSeeing(memory: Memory, phase: Phase): Memory {
  const { pending, stored, ...rest } = memory
  if (!pending || phase === 'running' || phase === 'waiting') return memory
  if (rest.store !== 'kept') return { ...rest, remembered: [], certain: false, replaced: false }
  const { typed, replaces, overrides } = pending
  if (phase === 'failed') {
    const remembered = [...new Set([...rest.remembered, typed])]
    return { ...rest, ...(stored && !overrides && { stored }), remembered }
  }
  const same = rest.remembered.length === 1 && rest.remembered[0] === typed
  return { ...rest, stored: typed, remembered: [typed], certain: true, replaced: replaces || (same && rest.replaced) }
}

/** Whether these credentials surely differ from the previous attempt's. */
export function surelyOther(memory: Memory, typed: Typed): boolean {
  return memory.certain && !memory.pending && !memory.remembered.includes(typed)
}

/** Whether these credentials are surely the previous attempt's. */
export function surelySame(memory: Memory, typed: Typed): boolean {
  return memory.certain && !memory.pending && memory.remembered.length === 1 && memory.remembered[0] === typed
}
