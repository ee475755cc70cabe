import { type Memory, nothingKnown, type Phase } from '../sequence-memory.ts'
import type { Sight, CallMade } from '../call-made.ts'
import type { SequenceCall } from '../call-sequence.ts'
import { sampleData } from '../../test-support/sample-exchange.ts'
import type { Exchange } from '../../../../core/exchange.ts'

export interface SampleSight {
  phase?: Phase
  ids?: string[]
  unfinished?: string[]
  last?: string
  status?: string
  failErrorClass?: string
  next?: string
  /** When it was fetched well last, and the scopes of its newest attempt. */
  success?: string
  scopes?: string[]
}

/** A login as tests of the rules of sequences see it: fetched well in one attempt, by default. */
export function sampleSight(given: SampleSight = {}): Sight {
  const { phase = 'succeeded', ids = ['1'], unfinished = [], status = 'active' } = given
  const attempts = ids.map((id) => ({ id, finished: !unfinished.includes(id), fetch_scopes: given.scopes }))
  const last = given.last ?? ids.at(-1)
  const shown = sampleData({
    status,
    next_refresh_possible_at: given.next,
    last_success_at: given.success,
    last_attempt: { id: last },
  })
  const finished = phase === 'succeeded' || phase === 'failed'
  const attempt = {
    id: last,
    finished,
    failed: phase === 'failed',
    failErrorClass: given.failErrorClass,
    stage: undefined,
  }
  return { attempts, phase, attempt: { ...attempt, exchange: shown }, list: sampleData(attempts), shown }
}

/** A call of a sequence for tests, accepted unless its answer is a refusal. */
export function sampleCall(
  call: CallMade['call'],
  given: {
    before?: SampleSight
    after?: SampleSight
    memory?: Partial<Memory>
    answer?: Exchange
    twin?: Exchange
    kind?: CallMade['kind']
    sentAt?: string
  } = {},
): CallMade {
  const answer = given.answer ?? sampleData({})
  return {
    kind: given.kind ?? 'plain',
    call,
    memory: { ...nothingKnown, ...given.memory },
    before: call.do === 'create' ? undefined : sampleSight(given.before),
    sentAtSeconds: Date.parse(given.sentAt ?? '2026-01-01T12:00:00Z') / 1000,
    answer,
    ...(given.twin && { twin: given.twin }),
    accepted: answer.answer !== undefined && answer.answer.status < 300,
    after: sampleSight(given.after),
  }
}

/** A reconnect of a settled login by header, for tests. */
export function sampleReconnect(fields: Partial<SequenceCall & { do: 'reconnect' }> = {}): SequenceCall {
  const plain = {
    typed: 'right',
    override: undefined,
    store: undefined,
    more: false,
    form: 'header',
    hurried: false,
  } as const
  return { do: 'reconnect', ...plain, ...fields }
}

/** A refresh by header, for tests. */
export const sampleRefresh: SequenceCall = {
  do: 'refresh',
  moment: 'at once',
  more: false,
  form: 'header',
  hurried: false,
}

/** An answer to the interactive step, for tests. */
export const sampleInteractive: SequenceCall = { do: 'interactive', typed: 'right', form: 'header', hurried: false }
