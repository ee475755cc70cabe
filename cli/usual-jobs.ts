import { availableParallelism } from 'node:os'
import type { RunCommandOptions } from './run-options.ts'

/** The most memory of one part and its sandbox. */
const partBytes = 600 * 1024 * 1024

export interface Machine {
  processors: number
  memoryBytes: number
}

/** The resources of this machine now; limits of a container count. */
export function thisMachine(): Machine {
  return { processors: availableParallelism(), memoryBytes: process.availableMemory() }
}

/**
 * The default number of parts: one per processor, as far as memory allows. One for a run at the user's target, a run of
 * some checks only, or an option that needs one process.
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
