import type { CheckDecided } from '../../core/journal-events.ts'
import type { Reason } from '../../core/reason.ts'
import { recorded } from '../reasons/words-of.ts'

/** A check that came to nothing, for a reason that is none of its judgements. */
export function inconclusiveCheck(
  { check, title, where, interface: name, requirements }: AboutCheck,
  why: Reason,
  at: string,
): CheckDecided {
  return {
    type: 'check-decided',
    at,
    check,
    title,
    where,
    interface: name,
    requirements,
    verdict: 'inconclusive',
    ...recorded(why),
    judgements: [],
    durationMs: 0,
    requests: 0,
    sent: [],
    steps: [],
  }
}

type AboutCheck = Pick<CheckDecided, 'check' | 'title' | 'where' | 'interface' | 'requirements'>
