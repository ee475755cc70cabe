import type { Baseline } from '../../core/outcomes.ts'
import { readResultsFile } from '../../reports/runs/results-file.ts'
import { outcomesOf } from '../../reports/story/since-baseline.ts'
import { AskedWrongly } from './interfaces-to-evaluate.ts'

const next = 'Give --baseline the results.json of an earlier run.'

/**
 * The earlier run whose results.json is named by --baseline.
 * @throws CodedError BASELINE_UNREADABLE or BASELINE_VERSION
 */
export function readBaseline(file: string): Baseline {
  if (file.trim() === '') throw new AskedWrongly('BASELINE_UNREADABLE', `--baseline was given an empty name. ${next}`)
  const results = readResultsFile(file, { area: 'BASELINE', next })
  const { startedAt, assay, target, requirements, contracts } = results
  return { startedAt, assay, target: target.name, ...outcomesOf(results, requirements, contracts) }
}
