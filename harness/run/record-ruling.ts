import type { JudgementRecord } from '../../core/journal-events.ts'
import { inWordsOf } from '../../requirements/in-words-of.ts'
import { shownTexts } from '../client/masking/shown-texts.ts'
import { recorded } from '../reasons/words-of.ts'
import { keptEvidence } from '../verdicts/kept-evidence.ts'
import type { Ruling } from '../verdicts/ruling.ts'
import type { Run } from './run.ts'

/** Records the evidence of a ruling, and gives the ruling as the journal keeps it, with the addresses that it depends on. */
export function recordRuling(run: Run, given: Ruling, dependsOn: readonly string[] = []): JudgementRecord {
  const { evidence, reason, places, ...ruling } = given
  const spoken = (text: string) => inWordsOf(run.dialect.interface, text)
  const kept = keptEvidence(ruling.verdict, evidence)
  for (const exchange of kept)
    run.record({ type: 'exchange', exchange, ...(!run.seen.has(exchange) && { aside: true }) })
  const { places: seen, reason: why, ...shown } = shownTexts({ ...ruling, reason, places }, run.client.masker)
  const missed = seen?.missed.map((one) => ({ place: one.place, ...recorded(one.reason, spoken) }))
  return {
    ...shown,
    ...recorded(why, spoken),
    ...(dependsOn.length > 0 && { dependsOn: [...dependsOn] }),
    ...(seen && missed && { places: { ...seen, missed } }),
    evidence: kept.map(({ id }) => id),
  }
}
