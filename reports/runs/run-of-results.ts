import { type ComparedRow, type ComparedRun, partsOfAddress } from './compared-run.ts'
import type { ResultsFile } from './results-file.ts'
import { needRow } from './run-of-story.ts'

/** A run out of results.json, which holds what was expected and got, and no exchanges. */
export function runOfResults(results: ResultsFile): Omit<ComparedRun, 'file'> {
  const { target, assay, startedAt, duration, requests, interfaces, only, depth, shard, contracts = [] } = results
  return {
    from: 'results',
    target,
    assay,
    startedAt,
    ...(duration !== undefined && { durationMs: duration }),
    ...(requests !== undefined && { requests }),
    seed: results.seed ?? 0,
    finished: results.finished ?? true,
    damaged: results.journalDamage !== undefined,
    sentence: results.sentence ?? '',
    interfaces,
    only,
    ...(depth && { depth }),
    ...(shard && { shard }),
    requirements: [...results.requirements.map(rowOf), ...contracts.map(needRow)],
    knownFailures: results.knownFailures ?? [],
    exchanges: new Map(),
  }
}

function rowOf(row: ResultsFile['requirements'][number]): ComparedRow {
  const { text = '', source = '', where = '', strength = 'unknown', reason = '', checks = [] } = row
  return {
    ...partsOfAddress(row.address),
    text,
    source,
    where,
    strength,
    verdict: row.verdict,
    reason,
    checks: checks.map(({ title, verdict, judgements, replay }) => ({
      title,
      verdict,
      judgements,
      ...(replay !== undefined && { replay }),
    })),
  }
}
