import type { Baseline } from '../../core/outcomes.ts'
import { readResultsFile } from '../../reports/runs/results-file.ts'
import { RunUnreadable } from '../../reports/runs/run-unreadable.ts'
import { outcomesOf } from '../../reports/story/since-baseline.ts'
import { AskedWrongly } from './interfaces-to-evaluate.ts'

/**
 * The earlier run whose results.json is named by --baseline.
 * @throws AskedWrongly BASELINE_UNREADABLE where there is no such file, or another one; BASELINE_VERSION where its results
 * are of another version; BASELINE_CONTRADICTS where they disagree with one another
 */
export function readBaseline(file: string): Baseline {
  if (file.trim() === '') throw unreadable('--baseline was given an empty name.')
  try {
    const results = readResultsFile(file)
    const { startedAt, assay, target, requirements, contracts = [] } = results
    return { startedAt, assay, target: target.name, ...outcomesOf(results, requirements, contracts) }
  } catch (cause) {
    if (!(cause instanceof RunUnreadable)) throw cause
    if (cause.code === 'RUN_UNREADABLE') throw unreadable(cause.why, cause)
    const code = cause.code === 'RUN_CONTRADICTS' ? 'BASELINE_CONTRADICTS' : 'BASELINE_VERSION'
    throw new AskedWrongly(code, cause.message.slice(cause.code.length + 2), { cause })
  }
}

function unreadable(why: string, cause?: unknown): AskedWrongly {
  return new AskedWrongly('BASELINE_UNREADABLE', `${why} Give --baseline the results.json of an earlier run.`, {
    cause,
  })
}
