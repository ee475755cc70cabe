import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CodedError } from '../core/coded-error.ts'
import type { Verdict } from '../core/verdict.ts'
import { resultsVersion } from '../reports/json/results-json.ts'

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

/** The folder has no results that this version of Assay can read. */
export class ResultsUnreadable extends CodedError<'RESULTS_UNREADABLE'> {
  constructor(file: string, what: string, cause?: unknown) {
    const next = `Give the folder of a run; \`npx assay report ${file.replace(/results\.json$/, 'journal.ndjson')}\` writes it again.`
    super('RESULTS_UNREADABLE', `${file} ${what}. ${next}`, { cause })
  }
}

/**
 * The results of the run whose reports are in a folder.
 * @throws ResultsUnreadable RESULTS_UNREADABLE where results.json is missing, damaged or of another version
 */
export function readResults(folder: string): Results {
  const file = join(folder, 'results.json')
  const results = parsed(file)
  if (results.version !== resultsVersion)
    throw new ResultsUnreadable(file, `has version ${String(results.version)}; expected ${resultsVersion}`)
  return results as Results
}

function parsed(file: string): Partial<Results> {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as unknown
    return typeof value === 'object' && value !== null ? value : {}
  } catch (cause) {
    throw new ResultsUnreadable(file, 'cannot be read', cause)
  }
}
