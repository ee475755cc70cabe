import type { Exchange } from '../../core/exchange.ts'
import type { JournalEvent, JudgementRecord } from '../../core/journal-events.ts'
import type { Reason } from '../../core/reason.ts'
import { inWordsOf } from '../../requirements/in-words-of.ts'
import type { Masker } from '../client/masking/mask.ts'
import { shownTexts } from '../client/masking/shown-texts.ts'
import { recorded } from '../reasons/words-of.ts'
import { verdictOf } from '../verdicts/gravest.ts'
import type { JudgedRow } from '../verdicts/judged-row.ts'
import type { Run } from './run.ts'
import type { Verdict } from '../../core/verdict.ts'

/** Where judgements are recorded. */
export interface JudgementsTo {
  masker: Masker
  record: (event: JournalEvent) => void
  /** The sentence in the words of the interface. */
  spoken: (sentence: string) => string
  /** Whether rules about every answer skip an exchange; none when absent. */
  isAside?: (exchange: Exchange) => boolean
}

/** Records judgements in the journal of a run. */
export function judgementsOfRun({ client, dialect, record, seen }: Run): JudgementsTo {
  return {
    masker: client.masker,
    record,
    spoken: (text) => inWordsOf(dialect.interface, text),
    isAside: (exchange) => !seen.has(exchange),
  }
}

/**
 * Records the evidence of judgements and gives them as they stand in the journal, with the addresses that they depend on.
 * A reason that stopped a check serves each of its rows and may hold a whole answer, so it is masked once.
 */
export function judgementRecorder({ masker, record, spoken, isAside }: JudgementsTo) {
  const known = new Map<Reason, Reason>()
  return (judged: JudgedRow, dependsOn: readonly string[] = []): JudgementRecord => {
    const { evidence, reason, places, finding: _finding, atMost: _atMost, ...judgement } = judged.judgement
    const verdict = verdictOf(judged.judgement, judged.row.strength)
    const kept = keptEvidence(verdict, evidence)
    for (const exchange of kept)
      record({ type: 'exchange', exchange, ...(isAside?.(exchange) === true && { aside: true }) })
    const why = known.get(reason) ?? shownTexts({ reason }, masker).reason
    known.set(reason, why)
    const { places: seen, ...shown } = shownTexts({ requirement: judged.row.id, verdict, ...judgement, places }, masker)
    const missed = seen?.missed.map((one) => ({ place: one.place, ...recorded(one.reason, spoken) }))
    return {
      ...shown,
      ...recorded(why, spoken),
      ...(dependsOn.length > 0 && { dependsOn: [...dependsOn] }),
      ...(seen && missed && { places: { ...seen, missed } }),
      evidence: kept.map(({ id }) => id),
    }
  }
}

/** What holds is seldom looked at. */
const mostWhenRight = 2
/** As many as a person reads to find a cause. */
const mostOtherwise = 8

/**
 * The last distinct exchanges of a judgement, because the decisive one is the last. A rule that holds or is only observed
 * keeps fewer, because nobody must examine it.
 */
export function keptEvidence(verdict: Verdict, evidence: readonly Exchange[]): Exchange[] {
  const right = verdict === 'passed' || verdict === 'observed'
  return [...new Set(evidence)].slice(right ? -mostWhenRight : -mostOtherwise)
}
