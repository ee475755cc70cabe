import type { JudgementRecord } from '../../core/journal-events.ts'
import type { Reason } from '../../core/reason.ts'
import { inWordsOf } from '../../requirements/in-words-of.ts'
import { shownTexts } from '../client/masking/shown-texts.ts'
import { recorded } from '../reasons/words-of.ts'
import { keptEvidence } from '../verdicts/kept-evidence.ts'
import type { Ruling } from '../verdicts/ruling.ts'
import type { Run } from './run.ts'

/** Caches the displayed form of a reason. The reason that stopped a check serves each of its rows, and may hold a whole answer. */
export function shownOnce({ client }: Run): (reason: Reason) => Reason {
  const known = new Map<Reason, Reason>()
  return (reason) => {
    const shown = known.get(reason) ?? shownTexts({ reason }, client.masker).reason
    known.set(reason, shown)
    return shown
  }
}

/** Records the evidence of a ruling and returns the ruling for the journal, with the addresses that it depends on. */
export function recordRuling(
  run: Run,
  given: Ruling,
  dependsOn: readonly string[] = [],
  shownReason = shownOnce(run),
): JudgementRecord {
  const { evidence, reason, places, ...ruling } = given
  const spoken = (text: string) => inWordsOf(run.dialect.interface, text)
  const kept = keptEvidence(ruling.verdict, evidence)
  for (const exchange of kept)
    run.record({ type: 'exchange', exchange, ...(!run.seen.has(exchange) && { aside: true }) })
  const why = shownReason(reason)
  const { places: seen, ...shown } = shownTexts({ ...ruling, places }, run.client.masker)
  const missed = seen?.missed.map((one) => ({ place: one.place, ...recorded(one.reason, spoken) }))
  return {
    ...shown,
    ...recorded(why, spoken),
    ...(dependsOn.length > 0 && { dependsOn: [...dependsOn] }),
    ...(seen && missed && { places: { ...seen, missed } }),
    evidence: kept.map(({ id }) => id),
  }
}
