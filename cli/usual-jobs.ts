import { availableParallelism } from 'node:os'
import type { RunCommandOptions } from './run-options.ts'

/** So much memory one part of a run with its sandbox takes at most. */
const partBytes = 600 * 1024 * 1024

export interface Machine {
  processors: number
  memoryBytes: number
}

/** What this machine offers now: the limits of a container count. */
export function thisMachine(): Machine {
  return { processors: availableParallelism(), memoryBytes: process.availableMemory() }
}

/**
 * In how many parts a run is taken where nobody says it: as many as there are processors, as far as memory reaches. One
 * where the run goes to a target of the user's, has a part of the checks only, or has an option that needs one process.
 */
export function usualJobs(options: RunCommandOptions, { processors, memoryBytes }: Machine): number {
  const { profile, only, check, shard, durations, path, record, resume, verbose, list, bail, features } = options
  const { budget, failed, failedFirst } = options
  const needsOne = [profile, shard, durations, path, record, resume, verbose, list, bail, budget, failed, failedFirst]
  const isPart = [only, options.route ?? [], check, features, options.interface].some(
    (named) => named !== undefined && named.length > 0,
  )
  if (isPart || needsOne.some((one) => one !== undefined)) return 1
  return Math.max(1, Math.min(processors, Math.floor(memoryBytes / partBytes)))
}
