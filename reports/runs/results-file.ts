import { isFields } from '../../core/fields.ts'
import { readFileSync, statSync } from 'node:fs'
import type { Verdict } from '../../core/verdict.ts'
import { noCounts } from '../../harness/verdicts/counts.ts'
import { resultsVersion } from '../json/results-json.ts'
import type { outcomesOf } from '../story/since-baseline.ts'
import type { ComparedRun, ComparedRow } from './compared-run.ts'
import { contradictionIn } from './contradiction-in.ts'
import { RunUnreadable } from './run-unreadable.ts'

/** What is known of results.json once it was read. */
export interface ResultsFile extends Pick<
  ComparedRun,
  'target' | 'assay' | 'startedAt' | 'interfaces' | 'only' | 'depth' | 'shard'
> {
  seed?: number
  duration?: number
  requests?: number
  finished?: boolean
  sentence?: string
  journalDamage?: object
  requirements: Array<{ address: string; verdict: Verdict } & Partial<ComparedRow>>
  knownFailures?: ComparedRun['knownFailures']
  contracts?: ResultsNeed[]
}

export interface ResultsNeed extends Omit<Parameters<typeof outcomesOf>[2][number], 'states'> {
  states: string[]
  reason?: string
  evidence?: string[]
}

export const nextFile =
  'Give the results.json or journal.ndjson of a run, its folder, or what `assay run --record` wrote.'

/**
 * The results of a run in results.json.
 * @throws RunUnreadable RUN_UNREADABLE where there is no such file, or another one; RUN_VERSION where it is of another version;
 * RUN_CONTRADICTS where what it says does not follow from its verdicts
 */
export function readResultsFile(file: string): ResultsFile {
  const results = parsed(file)
  const version = isFields(results) ? results['version'] : undefined
  const isOurs = isFields(results) && typeof results['assay'] === 'string' && typeof version === 'number'
  if (!isOurs) throw unreadable(`${file} does not hold the results of a run.`)
  if (version !== resultsVersion)
    throw new RunUnreadable(
      'RUN_VERSION',
      `${file} holds results of version ${version}; this Assay compares version ${resultsVersion}.`,
      '`assay report` with the journal.ndjson beside it writes them anew.',
    )
  if (!isResults(results)) throw unreadable(`${file} does not hold the whole results of a run.`)
  const contradiction = contradictionIn(results, results.requirements)
  if (contradiction !== undefined)
    throw new RunUnreadable(
      'RUN_CONTRADICTS',
      `${file} was altered: ${contradiction}.`,
      '`assay report` with the journal.ndjson beside it writes it anew.',
    )
  return results
}

function parsed(file: string): unknown {
  let text: string
  try {
    // A pipe or a device may never end.
    if (!statSync(file).isFile()) throw unreadable(`${file} is not a file.`)
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    if (cause instanceof RunUnreadable) throw cause
    throw unreadable(`${file} cannot be read (${(cause as Error).message}).`, cause)
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw unreadable(`${file} is not JSON.`, cause)
  }
}

function unreadable(why: string, cause?: unknown): RunUnreadable {
  return new RunUnreadable('RUN_UNREADABLE', why, nextFile, { cause })
}

function isResults(value: Record<string, unknown>): value is Record<string, unknown> & ResultsFile {
  const { startedAt, target, interfaces, only, requirements, contracts = [], knownFailures = [] } = value
  return (
    typeof startedAt === 'string' &&
    Number.isFinite(Date.parse(startedAt)) &&
    isFields(target) &&
    typeof target['name'] === 'string' &&
    [interfaces, only].every((list) => isListOf(list, (one) => typeof one === 'string')) &&
    isListOf(requirements, isRow) &&
    isListOf(contracts, isNeed) &&
    isListOf(knownFailures, (one) => isFields(one) && areTexts(one, ['address', 'owner', 'expires', 'reason', 'state']))
  )
}

/** Its address and its verdict, and whatever else is there in its own form. */
function isRow(value: unknown): boolean {
  if (!isFields(value) || typeof value['address'] !== 'string' || !isVerdict(value['verdict'])) return false
  const { checks = [] } = value
  const texts = ['text', 'source', 'where', 'strength', 'reason'].filter((name) => value[name] !== undefined)
  return areTexts(value, texts) && isListOf(checks, isCheck)
}

function isCheck(value: unknown): boolean {
  if (!isFields(value) || !isVerdict(value['verdict']) || !areTexts(value, ['title'])) return false
  return isListOf(value['judgements'], (one) => isFields(one) && isListOf(one['evidence'], isText))
}

function isNeed(value: unknown): boolean {
  if (!isFields(value) || !isVerdict(value['verdict'])) return false
  return areTexts(value, ['consumer', 'interaction']) && isListOf(value['states'], isText)
}

function areTexts(value: Record<string, unknown>, names: readonly string[]): boolean {
  return names.every((name) => isText(value[name]))
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isListOf(value: unknown, fits: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(fits)
}

function isVerdict(value: unknown): value is Verdict {
  return typeof value === 'string' && Object.hasOwn(noCounts(), value)
}
