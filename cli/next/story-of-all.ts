import type { InterfaceName } from '../../core/interface-name.ts'
import type { JournalEvent, RunStarted } from '../../core/journal-events.ts'
import { planOf } from '../../harness/evaluation/plan.ts'
import { readChecks } from '../../harness/evaluation/read-checks.ts'
import { readRunJournal, storyIn } from '../../reports/write-reports.ts'
import type { RunStory } from '../../reports/story/run-story.ts'

/** The last run, together with every requirement of its interfaces and of those asked for that no run evaluated yet. */
export function storyOfAll(journal: string, asked: readonly InterfaceName[]): RunStory {
  const { events, damage } = readRunJournal(journal)
  const whole = events.map((event): JournalEvent => (event.type === 'run-started' ? withAll(event, asked) : event))
  return storyIn({ events: whole, damage })
}

function withAll(started: RunStarted, asked: readonly InterfaceName[]): RunStarted {
  const { at, assay, interfaces } = started
  const kept = started.kept ?? { at, assay, planned: [] }
  const known = new Set([...kept.planned, ...started.planned].map(({ address }) => address))
  const all = planOf({ interfaces: [...new Set([...interfaces, ...asked])], only: [] }, readChecks()).planned
  return {
    ...started,
    kept: { ...kept, planned: [...kept.planned, ...all.filter(({ address }) => !known.has(address))] },
  }
}
