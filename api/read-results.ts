import { join } from 'node:path'
import type { Verdict } from '../core/verdict.ts'
import { readResultsFile } from '../reports/runs/results-file.ts'

/** What became of one requirement in one interface: the part of its entry that most programs need. */
export interface RequirementResult {
  id: string
  interface: string
  /** `interface/topic/obligation`: what `only` takes. */
  address: string
  text: string
  source: string
  verdict: Verdict
  reason: string
  checks: Array<{ name: string; verdict: Verdict; replay: string; [more: string]: unknown }>
  [more: string]: unknown
}

/** results.json of a run; `assay/schemas/results.schema.json` describes every field. */
export interface Results {
  version: number
  /** The conclusion, as the last line of the run says it. */
  sentence: string
  exitCode: number
  seed: number
  summary: { total: number; byVerdict: Record<Verdict, number>; byInterface: Record<string, Record<Verdict, number>> }
  requirements: RequirementResult[]
  [more: string]: unknown
}

/**
 * The results of the run whose reports are in a folder.
 * @throws CodedError RESULTS_UNREADABLE or RESULTS_VERSION where results.json is missing, damaged or
 * of another version
 */
export function readResults(folder: string): Results {
  const next = 'Give the folder of a run, in which `assay run` wrote its reports.'
  return readResultsFile(join(folder, 'results.json'), { area: 'RESULTS', next }) as unknown as Results
}
