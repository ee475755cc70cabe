import type { InterfaceName } from '../../core/interfaces.ts'
import type { Depth } from '../profile/depth.ts'
import type { Baseline } from '../../core/outcomes.ts'
import type { FailOn } from '../verdicts/exit-code.ts'
import type { MinJudged } from '../verdicts/min-judged.ts'
import type { Profile } from '../profile/profile.ts'
import type { Fingerprint } from '../../core/fingerprint.ts'
import type { PlannedContract, RunStarted } from '../../core/journal-events.ts'
import type { ShardTaken } from '../../core/shard.ts'
import type { Requirement } from '../../core/requirement.ts'
import { journalFormat } from './read-journal.ts'
import { assayVersion } from './version.ts'

/** The request for a run that evaluates requirements, verifies contracts, or both. */
export interface Asked {
  profile: Profile
  /** The profile's path as given, for commands that repeat a part of the run. */
  profileFile?: string
  seed: number
  /** Cases per property. */
  cases: number
  embedded: boolean
  interfaces: InterfaceName[]
  only?: string[]
  titles?: string[]
  selection?: string
  contracts?: readonly PlannedContract[] | undefined
  failOn?: FailOn
  /** The user's folders, as given on the command line. */
  features?: readonly string[]
  depth?: Depth
  /** How many checks run in parallel; one when absent. */
  workers?: number
  fingerprint?: Fingerprint
  shard?: ShardTaken
  minJudged?: MinJudged
  baseline?: Baseline
}

/** The first line of a journal: the request, the target, and the plan. */
export function runStarted(
  asked: Asked,
  planned: RunStarted['planned'] = [],
  knownFailures: RunStarted['knownFailures'] = [],
  ownRequirements: readonly Requirement[] = [],
): RunStarted {
  const { profile, profileFile, titles, contracts, failOn, minJudged, baseline, workers = 1 } = asked
  return {
    type: 'run-started',
    journal: journalFormat,
    at: new Date().toISOString(),
    assay: assayVersion(),
    node: process.versions.node,
    seed: asked.seed,
    fuzz: asked.cases,
    target: { name: profile.target.name, base_url: profile.target.base_url, embedded: asked.embedded },
    ...(profileFile !== undefined && { profile: profileFile }),
    interfaces: asked.interfaces,
    only: asked.only ?? [],
    ...(titles && { titles }),
    ...(asked.selection !== undefined && { selection: asked.selection }),
    pacing: {
      requests_per_second: profile.pacing.requests_per_second,
      concurrent_requests: profile.pacing.concurrent_requests,
      ...(workers > 1 && { workers }),
    },
    budget: profile.budget,
    planned,
    knownFailures,
    readings: profile.readings.filter(({ address }) => planned.some((one) => one.address === address)),
    ...(failOn !== undefined && failOn !== 'failed' && { failOn }),
    ...(minJudged !== undefined && { minJudged }),
    ...(baseline && { baseline }),
    ...(contracts && { contracts: [...contracts] }),
    ...(asked.features && asked.features.length > 0 && { features: [...asked.features] }),
    ...(ownRequirements.length > 0 && { ownRequirements: [...ownRequirements] }),
    ...(asked.depth !== undefined && asked.depth !== 'standard' && { depth: asked.depth }),
    ...(asked.fingerprint && { fingerprint: asked.fingerprint }),
    ...(asked.shard && { shard: asked.shard }),
  }
}
