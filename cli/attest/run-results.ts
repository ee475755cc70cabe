import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Strength, Verdict } from '../../core/verdict.ts'
import { noCounts } from '../../harness/verdicts/counts.ts'
import { resultsVersion } from '../../reports/json/results-json.ts'
import { AskedWrongly } from '../asked/interfaces-to-judge.ts'

/** What an attestation needs of results.json. */
export interface RunResults {
  assay: string
  target: { name: string; base_url: string; embedded: boolean }
  startedAt: string
  exitCode: number | null
  sentence: string
  seed: number
  interfaces: string[]
  only: string[]
  depth?: string
  shard?: { number: number; of: number }
  profileDigest?: string
  requirements: Array<{
    address: string
    text: string
    strength: Strength | 'unknown'
    verdict: Verdict
    code?: string
    knownFailure: boolean
  }>
  contracts?: Array<{ consumer: string; interaction: string; states: string[]; verdict: Verdict }>
  journalDamage?: object
}

export interface ReadResults {
  results: RunResults
  /** Of the bytes that were read. */
  sha256: string
}

/** The results of the run whose reports are in a folder. @throws AskedWrongly RESULTS_UNREADABLE or RESULTS_VERSION */
export function resultsIn(folder: string): ReadResults {
  const file = join(folder, 'results.json')
  let bytes: Buffer
  let value: unknown
  try {
    bytes = readFileSync(file)
    value = JSON.parse(bytes.toString())
  } catch (cause) {
    throw unreadable(file, `cannot be read (${(cause as Error).message})`, cause)
  }
  const { version } = (value ?? {}) as { version?: unknown }
  if (typeof version !== 'number') throw unreadable(file, 'does not hold the results of a run')
  if (version !== resultsVersion)
    throw new AskedWrongly(
      'RESULTS_VERSION',
      `${file} holds results of version ${version}; this Assay reads version ${resultsVersion}. \`assay report\` with the journal.ndjson beside it writes them anew.`,
    )
  if (!isWhole(value)) throw unreadable(file, 'does not hold the whole results of a run')
  return { results: value, sha256: createHash('sha256').update(bytes).digest('hex') }
}

function unreadable(file: string, why: string, cause?: unknown): AskedWrongly {
  const next = 'Give the folder of a run, in which `assay run` wrote its reports.'
  return new AskedWrongly('RESULTS_UNREADABLE', `${file} ${why}. ${next}`, { cause })
}

function isWhole(value: unknown): value is RunResults {
  const {
    assay,
    target,
    startedAt,
    sentence,
    seed,
    exitCode,
    interfaces,
    only,
    requirements,
    contracts = [],
  } = value as Partial<RunResults>
  const texts = [assay, startedAt, sentence, target?.name, target?.base_url]
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof seed === 'number' &&
    (exitCode === null || typeof exitCode === 'number') &&
    [interfaces, only].every(Array.isArray) &&
    isListOf(requirements, ({ address, text, strength }) =>
      [address, text, strength].every((one) => typeof one === 'string'),
    ) &&
    isListOf(contracts, ({ consumer, interaction, states }) =>
      [consumer, interaction, (states as unknown[])?.join?.()].every((one) => typeof one === 'string'),
    )
  )
}

/** Whether it is a list of things that have a verdict, and fit. */
function isListOf(value: unknown, fits: (one: Record<string, unknown>) => boolean): boolean {
  const isOne = (one: Record<string, unknown> | null) =>
    typeof one === 'object' && one !== null && Object.hasOwn(noCounts(), String(one['verdict'])) && fits(one)
  return Array.isArray(value) && value.every(isOne)
}
