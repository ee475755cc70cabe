import type { JournalEvent } from '../../core/journal-events.ts'
import { contractKey, keyOfCheck } from '../../harness/run/shard.ts'
import { count } from '../../harness/reasons/count.ts'
import type { RunStory } from './run-story-model.ts'

/**
 * The events of a run in progress as if it had planned only its decisions so far, so that the rest is neither
 * inconclusive nor missing. Earlier runs' decisions stay.
 */
export function soFar(events: readonly JournalEvent[]): JournalEvent[] {
  const checks = new Set<string>()
  const contracts = new Set<string>()
  for (const event of events) {
    if (event.type === 'check-decided') checks.add(keyOfCheck(event.interface, event.check))
    if (event.type === 'contract-decided') contracts.add(contractKey(event))
  }
  return events.flatMap((event): JournalEvent[] => {
    if (event.type === 'step-started') return []
    if (event.type !== 'run-started') return [event]
    const planned = event.planned
      .map((row) => ({ ...row, checks: row.checks.filter((name) => checks.has(keyOfCheck(row.interface, name))) }))
      .filter(({ checks: own }) => own.length > 0)
    return [{ ...event, planned, contracts: (event.contracts ?? []).filter((one) => contracts.has(contractKey(one))) }]
  })
}

/** The story with the sentence of a run in progress. */
export function goingOn(story: RunStory): RunStory {
  const { failed } = story.counts
  const fails = failed === 0 ? 'nothing fails' : `${count(failed, 'requirement')} ${failed === 1 ? 'fails' : 'fail'}`
  const sentence = `The run goes on. By what is decided so far, ${fails}.`
  return { ...story, sentence, outcome: failed > 0 ? 'failed' : 'unclear', header: { ...story.header, goesOn: true } }
}
