import { readFileSync, statSync } from 'node:fs'
import type { Baseline } from '../../core/outcomes.ts'
import type { Verdict } from '../../core/verdict.ts'
import { noCounts } from '../../harness/verdicts/counts.ts'
import { resultsVersion } from '../../reports/json/results-json.ts'
import { outcomesOf } from '../../reports/story/since-baseline.ts'
import { AskedWrongly } from './interfaces-to-judge.ts'

/** What is needed of results.json. */
interface Results {
  startedAt: string
  assay: string
  target: { name: string }
  interfaces: string[]
  only: string[]
  requirements: Array<{ address: string; verdict: Verdict }>
  contracts?: Parameters<typeof outcomesOf>[2]
}

const fix = 'Give --baseline the results.json of an earlier run.'

/**
 * The earlier run whose results.json is named by --baseline.
 * @throws AskedWrongly BASELINE_UNREADABLE where there is no such file, or another one; BASELINE_VERSION where its results
 * are of another version
 */
export function readBaseline(file: string): Baseline {
  const results = parsed(file)
  const version = isObject(results) ? results['version'] : undefined
  const isOurs = isObject(results) && typeof results['assay'] === 'string' && typeof version === 'number'
  if (!isOurs) throw unreadable(`${file} does not hold the results of a run.`)
  if (version !== resultsVersion)
    throw new AskedWrongly(
      'BASELINE_VERSION',
      `${file} holds results of version ${version}; this Assay compares version ${resultsVersion}. \`assay report\` with the journal.ndjson beside it writes them anew.`,
    )
  if (!isResults(results)) throw unreadable(`${file} does not hold the whole results of a run.`)
  const { startedAt, assay, target, requirements, contracts = [] } = results
  return { startedAt, assay, target: target.name, ...outcomesOf(results, requirements, contracts) }
}

function parsed(file: string): unknown {
  let text: string
  try {
    if (file.trim() === '') throw unreadable('--baseline was given an empty name.')
    // A pipe or a device may never end.
    if (!statSync(file).isFile()) throw unreadable(`${file} is not a file.`)
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    if (cause instanceof AskedWrongly) throw cause
    throw unreadable(`${file} cannot be read (${(cause as Error).message}).`, cause)
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw unreadable(`${file} is not JSON.`, cause)
  }
}

function unreadable(why: string, cause?: unknown): AskedWrongly {
  return new AskedWrongly('BASELINE_UNREADABLE', `${why} ${fix}`, { cause })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isResults(value: Record<string, unknown>): value is Record<string, unknown> & Results {
  const { startedAt, target, interfaces, only, requirements, contracts = [] } = value
  return (
    typeof startedAt === 'string' &&
    Number.isFinite(Date.parse(startedAt)) &&
    isObject(target) &&
    typeof target['name'] === 'string' &&
    [interfaces, only].every((list) => isListOf(list, (one) => typeof one === 'string')) &&
    isListOf(requirements, (one) => isObject(one) && typeof one['address'] === 'string' && isVerdict(one['verdict'])) &&
    isListOf(contracts, isNeed)
  )
}

function isNeed(value: unknown): boolean {
  if (!isObject(value) || !isVerdict(value['verdict'])) return false
  const isText = (one: unknown) => typeof one === 'string'
  return [value['consumer'], value['interaction']].every(isText) && isListOf(value['states'], isText)
}

function isListOf(value: unknown, fits: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(fits)
}

function isVerdict(value: unknown): value is Verdict {
  return typeof value === 'string' && Object.hasOwn(noCounts(), value)
}
