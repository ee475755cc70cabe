import type { Io } from '../../cli/asked/io.ts'
import { type MergeOptions, mergeRun, readShard } from '../../cli/merge-run.ts'
import { isProof, mergeProofs } from './merge-proofs.ts'

export interface MergeCommandOptions extends MergeOptions {
  /** Of a proof: the file for its matrix. */
  json?: string
}

/**
 * `assay merge`: makes one run of the shards in these folders, with its journal and reports, or one proof of what the
 * shards of `assay prove` wrote.
 * @throws MergeError where they do not make one run; CodedError JOURNAL_UNREADABLE; AskedWrongly OUT_IS_A_SHARD
 */
export async function mergeCommand(paths: readonly string[], options: MergeCommandOptions, io: Io): Promise<number> {
  if (paths.every(isProof)) return mergeProofs(paths, options.json, io)
  return mergeRun(paths.map(readShard), options, io, 'merge')
}
