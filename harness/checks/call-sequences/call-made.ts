import type { AttemptView } from '../attempts/attempt-view.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Memory, Phase } from './sequence-memory.ts'
import type { SequenceCall, SequenceKind, FirstCall } from './call-sequence.ts'

/** What was seen of a login at one moment. */
export interface Sight {
  /** Its attempts, oldest first, as the list shows them. */
  attempts: Array<Record<string, unknown>>
  phase: Phase
  attempt: AttemptView
  list: Exchange
  shown: Exchange
  /** The logins of its customer, read once it rested; undefined where it did not, or where others may change them. */
  listed?: Exchange
  /** The newest attempt by its own route, while it waits for input and once it has ended after it. */
  alone?: Exchange
}

/** One call of a sequence with what was known before it and seen after it: what the rules of sequences evaluate. */
export interface CallMade {
  kind: SequenceKind
  call: FirstCall | SequenceCall
  memory: Memory
  /** Undefined before creation. */
  before: Sight | undefined
  /** The target's time when the call was sent, in seconds since 1970. */
  sentAtSeconds: number
  answer: Exchange
  /** The answer to the same call that was sent at the same moment: `answer` is one that was accepted, if any was. */
  twin?: Exchange | undefined
  accepted: boolean
  after: Sight
}
