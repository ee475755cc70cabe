import type { Reason } from '../../core/reason.ts'
import { because } from '../reasons/because.ts'

/** What a run saw of its target. */
export interface Seen {
  /** Requests sent, those that got an answer, and those that were accepted. */
  asked: number
  answered: number
  accepted: number
  /** The outcome seen most often among those not accepted: an error class, a status, or the code of a transport error. */
  commonest: string
  /** What is known of that transport error. */
  message?: string | undefined
}

/** Transport errors that lie in the budget of the profile or in the pace, not in the way to the target. */
const limits = new Set(['BUDGET_SPENT', 'RATE_LIMITED'])

/** Why nothing follows for the target as a whole; undefined where it accepted something, or was never asked. */
export function doubtOf({ asked, answered, accepted, commonest, message = '' }: Seen): Reason | undefined {
  if (asked === 0 || accepted > 0) return undefined
  if (answered > 0) return because('target-accepts-nothing', { requests: asked, outcome: commonest })
  const silent = because('target-silent', { requests: asked, code: commonest, message })
  return limits.has(commonest) ? silent : because('all-of', { parts: [silent, because('check-base-url')] })
}

/** What the runs of several interfaces saw of their target together. */
export function seenTogether(all: readonly Seen[]): Seen {
  const sum = (count: (one: Seen) => number) => all.reduce((total, one) => total + count(one), 0)
  const byOutcome = Map.groupBy(
    all.filter(({ commonest }) => commonest !== ''),
    ({ commonest }) => commonest,
  )
  const [most] = [...byOutcome.values()].toSorted((one, other) => other.length - one.length)
  const { commonest = '', message } = most?.[0] ?? {}
  return {
    asked: sum(({ asked }) => asked),
    answered: sum(({ answered }) => answered),
    accepted: sum(({ accepted }) => accepted),
    commonest,
    message,
  }
}
