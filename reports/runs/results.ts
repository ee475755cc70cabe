import type { Basis } from '../../core/basis.ts'
import type { JournalDamage } from '../../core/journal-damage.ts'
import type { ContractDecided } from '../../core/journal-events.ts'
import type { Reason, WordedReason } from '../../core/reason.ts'
import type { FailOn } from '../../harness/verdicts/exit-code.ts'
import type { VerdictCounts } from '../../harness/verdicts/counts.ts'
import type { Stays } from '../story/read-run.ts'
import type { RequirementStory } from '../story/run-story-model.ts'
import type { ComparedCheck, ComparedRun } from './compared-run.ts'

/** results.json; `schemas/results.schema.json` says what each field means. */
export interface ResultsFile extends Pick<
  ComparedRun,
  'target' | 'assay' | 'startedAt' | 'seed' | 'requests' | 'interfaces' | 'only' | 'depth' | 'shard' | 'finished'
> {
  exitCode: number | null
  sentence: string
  conclusion: Reason
  basis: Basis & { today: string }
  duration: number
  summary: {
    total: number
    byVerdict: VerdictCounts
    byInterface: Record<string, VerdictCounts>
    byRoute: Array<{ interface: string }>
  }
  requirements: ResultsRow[]
  knownFailures: ComparedRun['knownFailures']
  failOn: FailOn
  minJudged?: string
  failedBefore?: string[]
  kept?: { requirements: number; oldest: string }
  contracts: Array<ContractDecided & Stays>
  journalDamage?: JournalDamage
}

interface ResultsRow
  extends
    WordedReason,
    Pick<
      RequirementStory,
      'id' | 'address' | 'text' | 'source' | 'where' | 'strength' | 'verdict' | 'root' | 'decidedAt' | 'own' | 'places'
    > {
  interface: string
  knownFailure: boolean
  checks: Array<
    ComparedCheck & WordedReason & { name: string; coverage?: { interrupted: boolean }; decidedAt?: string }
  >
}
