import type { InterfaceName } from '../../core/interface-name.ts'
import { planOf } from '../../harness/evaluation/plan.ts'
import { readChecks } from '../../harness/evaluation/read-checks.ts'
import { journalFormat } from '../../harness/run/journal-format.ts'
import { assayVersion } from '../../harness/run/version.ts'
import { storyIn } from '../../reports/write-reports.ts'
import type { RunStory } from '../../reports/story/run-story.ts'

/** How things stand before the first run: that of one which ended before it asked anything. */
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
