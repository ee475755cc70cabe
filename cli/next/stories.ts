import type { InterfaceName } from '../../core/interfaces.ts'
import type { JournalEvent, RunStarted } from '../../core/journal-events.ts'
import { planOf } from '../../harness/evaluation/plan.ts'
import { readChecks } from '../../harness/evaluation/read-checks.ts'
import { journalFormat } from '../../harness/run/read-journal.ts'
import { assayVersion } from '../../harness/run/version.ts'
import { readRunJournal, storyIn } from '../../reports/write-reports.ts'
import type { RunStory } from '../../reports/story/run-story.ts'

/** The story before the first run: that of a run that ended before its first request. */
export function storyBeforeRuns(interfaces: InterfaceName[]): RunStory {
  return storyIn({
    events: [
      {
        type: 'run-started',
        journal: journalFormat,
        at: new Date().toISOString(),
        assay: assayVersion(),
        node: process.versions.node,
        seed: 0,
        fuzz: 0,
        target: { name: 'none yet', base_url: '', embedded: false },
        interfaces,
        only: [],
        pacing: { requests_per_second: null, concurrent_requests: 1 },
        budget: { requests: 0, seconds: 0 },
        planned: planOf({ interfaces, only: [] }, readChecks()).planned,
        knownFailures: [],
      },
    ],
  })
}

/** The last run, with the requirements of its interfaces and of those in `asked` that no run evaluated yet. */
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
