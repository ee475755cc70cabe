import type { Sight } from '../../checks/call-sequences/call-made.ts'
import type { SequenceCall } from '../../checks/call-sequences/call-sequence.ts'

/**
 * Whether what follows is the same after the target's clock was moved for others: no attempt is under way that would run out
 * of time, and no call is to be refused because it comes too soon.
 */
export function isAtAnyTime([next, ...later]: readonly SequenceCall[], { phase }: Pick<Sight, 'phase'>): boolean {
  if (phase === 'running' || phase === 'waiting' || next?.do !== 'reconnect') return false
  return later.every((call) => !call.do.startsWith('refresh') || ('moment' in call && call.moment === 'a day late'))
}
