import { join } from 'node:path'
import type { ResultsFile } from '../../reports/runs/results.ts'
import { readResultsFile } from '../../reports/runs/results-file.ts'

const next = 'Give the folder of a run, in which `assay run` wrote its reports.'

/** The results of the run whose reports are in a folder. @throws RunUnreadable RESULTS_UNREADABLE or RESULTS_VERSION */
export function resultsIn(folder: string): ResultsFile {
  return readResultsFile(join(folder, 'results.json'), { area: 'RESULTS', next })
}
