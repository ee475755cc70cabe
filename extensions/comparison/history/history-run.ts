import type { Verdict } from '../../../core/verdict.ts'
import { countsOf, type VerdictCounts } from '../../../harness/verdicts/counts.ts'
import { type ComparedRun, consumers } from '../../../reports/runs/compared-run.ts'

/** What is kept of one run among many. */
export interface HistoryRun extends Pick<
  ComparedRun,
  | 'file'
  | 'target'
  | 'assay'
  | 'startedAt'
  | 'durationMs'
  | 'requests'
  | 'seed'
  | 'finished'
  | 'only'
  | 'depth'
  | 'shard'
> {
  /** By the address of the requirement. */
  verdicts: ReadonlyMap<string, Verdict>
  counts: VerdictCounts
  evaluated: number
}

/** The requirements of a run without their texts and evidence, so that hundreds of runs stay small. */
export function historyRunOf(run: ComparedRun): HistoryRun {
  const { file, target, assay, startedAt, durationMs, requests, seed, finished, only, depth, shard } = run
  const own = run.requirements.filter((row) => row.interface !== consumers)
  const counts = countsOf(own)
  return {
    file,
    target,
    assay,
    startedAt,
    ...(durationMs !== undefined && { durationMs }),
    ...(requests !== undefined && { requests }),
    seed,
    finished,
    only,
    ...(depth && { depth }),
    ...(shard && { shard }),
    verdicts: new Map(own.map(({ address, verdict }) => [address, verdict])),
    counts,
    evaluated: counts.passed + counts.failed + counts.warned + counts.observed,
  }
}

/** Why a run does not have all requirements; empty for a whole one. */
export function partOf({ finished, only, depth, shard }: HistoryRun): string {
  const parts = [
    !finished && 'did not finish',
    shard && `shard ${shard.number} of ${shard.of}`,
    only.length > 0 && `only ${only.join(', ')}`,
    depth,
  ]
  return parts.filter(Boolean).join('; ')
}
