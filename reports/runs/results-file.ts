import { readFileSync } from 'node:fs'
import type { ValidateFunction } from 'ajv'
import { CodedError } from '../../core/coded-error.ts'
import { isFields } from '../../core/fields.ts'
import { schemaCompiler } from '../../core/schema-compiler.ts'
import { resultsVersion } from '../json/results-json.ts'
import { jsonIn } from './json-in.ts'
import type { Basis } from '../../core/basis.ts'
import type { JournalDamage } from '../../core/journal-damage.ts'
import type { ContractDecided } from '../../core/journal-events.ts'
import type { Reason, WordedReason } from '../../core/reason.ts'
import type { FailOn } from '../../harness/verdicts/exit-code.ts'
import type { VerdictCounts } from '../../harness/verdicts/counts.ts'
import type { Stays } from '../story/read-run.ts'
import type { RequirementStory } from '../story/run-story-model.ts'
import type { ComparedCheck, ComparedRun } from './compared-run.ts'

/** The reader of results: the prefix of its error codes, and what to give instead. */
export interface ReadFor {
  area: 'RUN' | 'BASELINE' | 'RESULTS'
  next: string
}

export const nextFile =
  'Give the results.json or journal.ndjson of a run, its folder, or what `assay run --record` wrote.'

let fits: ValidateFunction | undefined

/**
 * The results of a run in results.json.
 * @throws CodedError ..._UNREADABLE for a missing or other file; ..._VERSION for another version
 */
export function readResultsFile(file: string, { area, next }: ReadFor = { area: 'RUN', next: nextFile }): ResultsFile {
  const unreadable = (why: string, cause?: unknown) =>
    new CodedError(`${area}_UNREADABLE`, `${file} ${why}. ${next}`, { cause })
  const results = jsonIn(file, unreadable)
  const version = isFields(results) ? results['version'] : undefined
  const isOurs = isFields(results) && typeof results['assay'] === 'string' && typeof version === 'number'
  if (!isOurs) throw unreadable('does not hold the results of a run')
  if (version !== resultsVersion)
    throw new CodedError(
      `${area}_VERSION`,
      `${file} holds results of version ${version}; this Assay reads version ${resultsVersion}. \`assay report\` with the journal.ndjson beside it writes it anew.`,
    )
  fits ??= compiled()
  const [wrong] = fits(results) ? [] : (fits.errors ?? [])
  if (wrong) throw unreadable(`does not hold the whole results of a run (${wrong.instancePath} ${wrong.message})`)
  return results as unknown as ResultsFile
}

/** Whether a value has the form of results; fields of later versions of Assay are removed. */
function compiled(): ValidateFunction {
  const file = new URL('../../schemas/results.schema.json', import.meta.url)
  const ajv = schemaCompiler({ removeAdditional: true, allowUnionTypes: true, strict: false })
  const isMoment = (text: string) => Number.isFinite(Date.parse(text))
  ajv.addFormat('date', isMoment).addFormat('date-time', isMoment)
  return ajv.compile(JSON.parse(readFileSync(file, 'utf8')) as object)
}

/** results.json; `schemas/results.schema.json` says what each field means. */
export interface ResultsFile extends Pick<
  ComparedRun,
  'target' | 'assay' | 'startedAt' | 'seed' | 'requests' | 'interfaces' | 'only' | 'depth' | 'shard' | 'finished'
> {
  exitCode: number | null
  sentence: string
  conclusion: Reason
  basis: Basis & { today: string }
  duration: number
  summary: {
    total: number
    byVerdict: VerdictCounts
    byInterface: Record<string, VerdictCounts>
    byRoute: Array<{ interface: string }>
  }
  requirements: ResultsRow[]
  knownFailures: ComparedRun['knownFailures']
  failOn: FailOn
  minJudged?: string
  failedBefore?: string[]
  kept?: { requirements: number; oldest: string }
  contracts: Array<ContractDecided & Stays>
  journalDamage?: JournalDamage
}

interface ResultsRow
  extends
    WordedReason,
    Pick<
      RequirementStory,
      'id' | 'address' | 'text' | 'source' | 'where' | 'strength' | 'verdict' | 'root' | 'decidedAt' | 'own' | 'places'
    > {
  interface: string
  knownFailure: boolean
  checks: Array<
    ComparedCheck & WordedReason & { name: string; coverage?: { interrupted: boolean }; decidedAt?: string }
  >
}
