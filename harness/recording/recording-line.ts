import type { InterfaceName } from '../../core/interfaces.ts'
import type { Reason } from '../../core/reason.ts'
import type { Shard } from '../../core/shard.ts'
import type { Verdict } from '../../core/verdict.ts'
import type { ExchangeWith } from '../client/masking/mask.ts'
import type { Profile } from '../profile/profile.ts'

/** The version of the format that this Assay writes and reads. */
export const recordingFormat = 2

/** A recording is JSON lines, compressed with Brotli after an uncompressed first line with its mark. */
export type RecordingLine = RecordingOpened | TextKept | ExchangeKept | ReadingKept | CheckKept | ContractKept | RunKept

/** The first line: the options of the run, so that it can be repeated. */
export interface RecordingOpened {
  type: 'recording'
  format: number
  /** ISO 8601. */
  at: string
  assay: string
  node: string
  asked: AskedOfRun
  /** Secrets are replaced by texts of the same form; private keys are left out. */
  profile: Profile
}

/** The options that decide the run's checks and drawn values. */
export interface AskedOfRun {
  interfaces: InterfaceName[]
  only: string[]
  titles: string[]
  seed: number
  cases: number
  path?: string
  /** A part of every identifier. */
  label: string
  depth: 'smoke' | 'standard' | 'full'
  embedded: boolean
  keepGoing: boolean
  features: string[]
  /** The shard of the run; absent for a whole run. */
  part?: Shard
}

/** The text between the rows of a JSON list. */
export const betweenRows = '},{'

/** A long body that is kept once for all its exchanges, or a row of one. A list has the ids of its rows. */
export type TextKept = { type: 'text'; id: number } & ({ text: string } | { rows: number[] })

/** A complete exchange with the scope of its check or common set-up. */
export interface ExchangeKept {
  type: 'exchange'
  scope: string
  name: string
  /** Each body is its text or the id of its text. */
  exchange: ExchangeWith<string | number>
}

/** A value that a check cannot compute, or the error that stopped it. */
export interface ReadingKept {
  type: 'reading'
  scope: string
  kind: string
  value?: unknown
  stopped?: { finding: 'untested' | 'inconclusive'; reason: Reason; evidence: Array<ExchangeKept['exchange']> }
}

/** The result of a check, and a digest of its steps. */
export interface CheckKept {
  type: 'check'
  interface: InterfaceName
  check: string
  steps: string
  /** `row` is a digest of the requirement's text. */
  judgements: Array<{ requirement: string; verdict: Verdict; code?: string; row: string }>
}

/** The result of a consumer's need, and a digest of its pact. */
export interface ContractKept {
  type: 'contract'
  address: string
  verdict: Verdict
  code?: string
  pact: string
}

/** The result of the run; absent where it was killed. */
export interface RunKept {
  type: 'run'
  at: string
  exitCode: number
  sentence: string
  requirements: Array<{ address: string; verdict: Verdict; code?: string }>
}
