import { readFileSync, statSync } from 'node:fs'
import { assertEachOnce } from '../../harness/merge/assert-each-once.ts'
import { MergeError } from '../../harness/merge/shard-journal.ts'
import { variants } from '../../sandbox/variants/kit/variants.ts'
import { knownFaults } from '../../cli/targets/known-faults.ts'
import type { Io } from '../../cli/asked/io.ts'
import { concludeProof } from '../../cli/prove/matrix-lines.ts'
import { byVariant, type Matrix, neverBroken, type ProofShard } from '../../cli/prove/matrix.ts'
import { readMatrix } from '../../cli/prove/read-matrix.ts'
import { type MergeOptions, mergeRun, readShard } from '../../cli/merge-run.ts'

interface Part {
  file: string
  matrix: Matrix
  shard: ProofShard
}

/** Whether a file is what `assay prove --json` wrote, and not a journal. */
export function isProof(file: string): boolean {
  return (
    statSync(file, { throwIfNoEntry: false })?.isFile() === true && /^\{\s*"proof":/.test(readFileSync(file, 'utf8'))
  )
}

/** Makes one proof of its shards, prints it as `assay prove` does, and gives its exit code. */
export function mergeProofs(files: readonly string[], json: string | undefined, io: Io): number {
  return concludeProof(mergedProof(files), json, io)
}

/**
 * One proof of its shards. Its time is that of the shard that took longest, since shards run side by side.
 * @throws MergeError NOT_A_SHARD, SHARD_FOREIGN, SHARD_DOUBLED or SHARD_MISSING; AskedWrongly PROOF_UNREADABLE
 */
export function mergedProof(files: readonly string[]): Matrix {
  const parts = files.map((file) => partIn(file))
  assertWhole(parts)
  const all = parts.map(({ matrix }) => matrix)
  const rows = inOrder(
    all.flatMap((matrix) => matrix.faults),
    knownFaults(),
  )
  const holds = parts.flatMap(({ shard }) => shard.holding ?? [])
  return {
    proof: 2,
    faults: rows,
    variants: inOrder(byVariant(all.flatMap((matrix) => matrix.variants)), variants),
    ...neverBroken(
      {
        requirements: holds.flatMap(({ requirements }) => requirements),
        checks: [...new Set(holds.flatMap(({ checks }) => checks))],
      },
      rows,
    ),
    baseline: all.flatMap(({ baseline }) => baseline),
    seconds: Math.max(...all.map(({ seconds }) => seconds)),
  }
}

function partIn(file: string): Part {
  const matrix = readMatrix(file)
  if (matrix.shard) return { file, matrix, shard: matrix.shard }
  throw new MergeError('NOT_A_SHARD', `${file} is a whole proof. Give those of \`assay prove --shard\`.`)
}

function assertWhole(parts: readonly Part[]): void {
  const [first] = parts
  if (!first) throw new MergeError('SHARD_MISSING', 'Nothing was given to merge. Give the files of all shards.')
  const { of, tasks } = first.shard
  const foreign = parts.find(({ shard }) => shard.of !== of || shard.tasks !== tasks)
  if (foreign)
    throw new MergeError(
      'SHARD_FOREIGN',
      `${foreign.file} is of another proof than ${first.file}: the number of shards, the seed, what is asked or the catalogue is different. Run that shard again as the others.`,
    )
  assertEachOnce(
    parts.map(({ file, shard }) => ({ path: file, number: shard.number })),
    of,
  )
}

/** As the catalogue has them. A row of several variants stands with the first of them. */
function inOrder<Row extends { id: string }>(rows: readonly Row[], catalogue: ReadonlyArray<{ id: string }>): Row[] {
  const order = new Map(catalogue.map(({ id }, at) => [id, at]))
  const placeOf = ({ id }: Row) => order.get(id.split(' + ')[0] ?? id) ?? order.size
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}

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
