import type { CheckDecided, JudgementRecord } from '../../core/journal-events.ts'
import type { Reason, WordedReason } from '../../core/reason.ts'
import { recorded } from '../reasons/words-of.ts'
import { decisiveOf } from './gravest.ts'

type AboutCheck = Pick<CheckDecided, 'check' | 'title' | 'where' | 'interface' | 'requirements'>
type Decided = AboutCheck & Pick<CheckDecided, 'type' | 'at' | 'verdict' | 'judgements'> & WordedReason

/** The result of a check: its gravest judgement decides. It sent nothing unless `took` says so. */
export function checkDecided(
  { check, title, where, interface: name, requirements }: AboutCheck,
  judgements: JudgementRecord[],
  took: Partial<Omit<CheckDecided, keyof Decided>> = {},
): CheckDecided {
  const { verdict = 'untested', reason = '', code, facts } = decisiveOf(judgements) ?? {}
  return {
    type: 'check-decided',
    at: new Date().toISOString(),
    check,
    title,
    where,
    interface: name,
    requirements,
    verdict,
    reason,
    ...(code !== undefined && { code, facts: facts ?? {} }),
    judgements,
    durationMs: 0,
    requests: 0,
    sent: [],
    steps: [],
    ...took,
  }
}

/** An inconclusive check whose reason is none of its judgements. */
export function inconclusiveCheck(about: AboutCheck, why: Reason): CheckDecided {
  return { ...checkDecided(about, []), verdict: 'inconclusive', ...recorded(why) }
}
