import { join } from 'node:path'
import type { Strength } from '../../core/verdict.ts'
import { readResultsFile, type ResultsFile, type ResultsNeed } from '../../reports/runs/results-file.ts'
import { RunUnreadable } from '../../reports/runs/run-unreadable.ts'
import { AskedWrongly } from './interfaces-to-evaluate.ts'

/** What an attestation needs of results.json. */
export interface RunResults extends ResultsFile {
  exitCode: number | null
  sentence: string
  seed: number
  profileDigest?: string
  contracts?: Array<ResultsNeed & { provider: string; code?: string }>
  requirements: Array<
    ResultsFile['requirements'][number] & {
      text: string
      strength: Strength | 'unknown'
      code?: string
      knownFailure?: boolean
    }
  >
}

/** The results of the run whose reports are in a folder. @throws AskedWrongly RESULTS_UNREADABLE or RESULTS_VERSION */
export function resultsIn(folder: string): RunResults {
  const file = join(folder, 'results.json')
  const results = read(file)
  if (isWhole(results)) return results
  throw unreadable(`${file} does not hold the whole results of a run.`)
}

function read(file: string): ResultsFile {
  try {
    return readResultsFile(file)
  } catch (cause) {
    if (!(cause instanceof RunUnreadable)) throw cause
    if (cause.code === 'RUN_UNREADABLE') throw unreadable(cause.why, cause)
    throw new AskedWrongly('RESULTS_VERSION', cause.message.slice(cause.code.length + 2), { cause })
  }
}

function unreadable(why: string, cause?: unknown): AskedWrongly {
  const next = 'Give the folder of a run, in which `assay run` wrote its reports.'
  return new AskedWrongly('RESULTS_UNREADABLE', `${why} ${next}`, { cause })
}

function isWhole(results: ResultsFile): results is RunResults {
  const { exitCode, sentence, seed, target, requirements } = results as Partial<RunResults>
  const texts = [sentence, target?.base_url, ...(requirements ?? []).flatMap(({ text, strength }) => [text, strength])]
  const addresses = new Set((requirements ?? []).map(({ address }) => address))
  return (
    addresses.size === requirements?.length &&
    texts.every((text) => typeof text === 'string') &&
    typeof seed === 'number' &&
    (exitCode === null || typeof exitCode === 'number')
  )
}
