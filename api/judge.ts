import { depthWord, failOnWord, minJudgedText, shardWord, workerCount } from '../cli/asked/options.ts'
import { runCommand } from '../cli/run.ts'
import type { ProfileSource } from '../cli/targets/open-target.ts'
import type { Depth } from '../harness/profile/depth.ts'
import type { FailOn } from '../harness/verdicts/exit-code.ts'
import { ioFor } from './io-for.ts'
import { readResults, type Results } from './read-results.ts'
import { CodedError } from '../core/coded-error.ts'

export interface EvaluateOptions {
  /** The folder of journal and reports; `conformance-report` when absent. */
  out?: string
  /** Interfaces to check; all that the profile claims when absent. */
  interfaces?: string[]
  /** Addresses: only the requirements beneath them. */
  only?: string[]
  /** Titles: only these checks. */
  checks?: string[]
  /** Folders with requirements, features and steps of your own; a process loads their steps once. */
  features?: string[]
  seed?: number
  /** `smoke` for the checks that find most with up to 2,000 requests, `full` for many generated cases; as the profile says when absent. */
  depth?: Depth
  /** The part of the run to take, such as `2/4`, with a seed; all of it when absent. */
  shard?: string
  /** The journal of an earlier run, by whose durations shards are balanced. */
  durations?: string
  /** The folder of a run that ended early: it goes on there, with its own profile and options where none are given. */
  resume?: string
  /** How many checks run at the same time, from 1 to 100; as the profile says when absent. */
  workers?: number
  /** Reports beside html, json and junit. */
  formats?: string[]
  /** What makes the exit code 1; `failed` when absent. `new` takes a baseline. */
  failOn?: FailOn
  /** How many requirements must be evaluated, such as `1500` or `90%`; with fewer the exit code is 2. */
  minJudged?: string
  /** results.json of an earlier run. */
  baseline?: string
  keepGoing?: boolean
  /** Whether the contracts of Assay's reference consumers are verified; when absent, in a whole run only. */
  contracts?: boolean
  /** Where `${NAMES}` in the profile are looked up; `process.env` when absent. */
  env?: NodeJS.ProcessEnv
  /** Sees each line that the command would print. Nothing is printed. */
  onLine?: (line: string) => void
  /** What `onLine` sees: the conclusion only, or every check as it is decided; what happens now and then when absent. */
  shown?: 'quiet' | 'verbose'
}

export interface Judged {
  /** 0 every evaluated requirement holds, 1 a requirement failed, 2 no conclusion. */
  exitCode: number
  results: Results
}

/**
 * Evaluates the target of a profile as `assay run` does, with the same reports: the file of a profile, what such a file
 * holds, or undefined for the embedded sandbox. One at a time in a process.
 * @throws an error with a `code` for what the command ends with 3 for, such as PROFILE_INVALID or ADDRESS_UNKNOWN
 */
export async function judge(profile: ProfileSource, options: EvaluateOptions = {}): Promise<Judged> {
  const { out = 'conformance-report', interfaces = [], only = [], checks = [], features = [], formats = [] } = options
  const { seed, baseline, durations, resume, contracts, shown } = options
  const exitCode = await runCommand(
    {
      profile,
      out,
      interface: interfaces,
      only,
      check: checks,
      features,
      format: formats,
      failOn: given('failOn', options.failOn, failOnWord) ?? 'failed',
      alone: true,
      seed,
      depth: given('depth', options.depth, depthWord),
      shard: given('shard', options.shard, shardWord),
      durations,
      resume,
      workers: given('workers', options.workers, workerCount),
      ...(shown && { [shown]: true }),
      minJudged: given('minJudged', options.minJudged, minJudgedText),
      baseline,
      keepGoing: options.keepGoing || undefined,
      contracts,
    },
    ioFor(options.onLine, options.env),
  )
  return { exitCode, results: readResults(resume ?? out) }
}

/**
 * The value of an option, read as the command line reads it; undefined where none is given.
 * @throws CodedError OPTION_INVALID
 */
function given<T>(name: string, value: unknown, read: (text: string) => T): T | undefined {
  if (value === undefined) return undefined
  const text = String(value)
  try {
    return read(text)
  } catch (error) {
    throw new CodedError('OPTION_INVALID', `${name} is "${text}". ${(error as Error).message}`, { cause: error })
  }
}
