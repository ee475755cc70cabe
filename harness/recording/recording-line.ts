import type { InterfaceName } from '../../core/interface-name.ts'
import type { Reason } from '../../core/reason.ts'
import type { Shard } from '../../core/shard.ts'
import type { Verdict } from '../../core/verdict.ts'
import type { ExchangeWith } from '../client/masking/mask.ts'
import type { Profile } from '../profile/profile.ts'

/** The version of the format that this Assay writes and reads. */
export const recordingFormat = 2
/** The versions that it reads. In format 1 each long body was one text. */
export const knownFormats: readonly number[] = [1, recordingFormat]

/** A recording is lines of JSON, compressed with Brotli after a line that says what it is. */
export type RecordingLine =
  | RecordingOpened
  | TextKept
  | ExchangeKept
  | ReadingKept
  | CheckKept
  | ContractKept
  | RunKept
  | { type: 'digest' }

/** The first line: what was asked of the run, so that it can be repeated. */
export interface RecordingOpened {
  type: 'recording'
  format: number
  /** ISO 8601. */
  at: string
  assay: string
  node: string
  asked: AskedOfRun
  /** Its secrets replaced by texts of the same form, its private keys left out. */
  profile: Profile
}

/** The options of the run by which its checks are chosen and its values drawn. */
export interface AskedOfRun {
  interfaces: InterfaceName[]
  only: string[]
  titles: string[]
  seed: number
  cases: number
  path?: string
  /** Part of every identifier. */
  label: string
  depth: 'smoke' | 'standard' | 'full'
  embedded: boolean
  keepGoing: boolean
  features: string[]
  /** The shard that it took; absent for a whole run. */
  part?: Shard
}

/** Between the rows of a list in JSON. */
export const betweenRows = '},{'

/** A long body that is kept once, however many exchanges have it, or a row of one. A list has the ids of its rows. */
export type TextKept = { type: 'text'; id: number } & ({ text: string } | { rows: number[] })

/** One exchange in full, with the check, or what is made for several, that it was part of. */
export interface ExchangeKept {
  type: 'exchange'
  scope: string
  name: string
  /** Each body as it is, or the id of its text. */
  exchange: ExchangeWith<string | number>
}

/** What a check could not work out for itself, or what it was stopped by instead. */
export interface ReadingKept {
  type: 'reading'
  scope: string
  kind: string
  value?: unknown
  stopped?: { finding: 'untested' | 'inconclusive'; reason: Reason; evidence: Array<ExchangeKept['exchange']> }
}

/** What a check came to, and a digest of its steps. */
export interface CheckKept {
  type: 'check'
  interface: InterfaceName
  check: string
  steps: string
  /** `row` is a digest of the words of the requirement. */
  judgements: Array<{ requirement: string; verdict: Verdict; code?: string; row: string }>
}

/** What the need of a consumer came to, and a digest of what its pact says. */
export interface ContractKept {
  type: 'contract'
  address: string
  verdict: Verdict
  code?: string
  pact: string
}

/** What the run came to; absent where it was killed. */
export interface RunKept {
  type: 'run'
  at: string
  exitCode: number
  sentence: string
  requirements: Array<{ address: string; verdict: Verdict; code?: string }>
}
