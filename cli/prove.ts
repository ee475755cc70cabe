import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { readRequirements } from '../requirements/read-requirements.ts'
import { makeKeys } from '../sandbox/core/keys.ts'
import type { SandboxOptions } from '../sandbox/core/start.ts'
import type { Io } from './io.ts'
import { contractsBrokenBy } from './prove/contract-proofs.ts'
import { type Asked, chooseTasks, type Chosen } from './prove/choose-tasks.ts'
import {
  accusations,
  conclusion,
  isAccused,
  type Matrix,
  mutantRow,
  neverFailed,
  unproven,
  type VariantRow,
  variantRow,
} from './prove/matrix.ts'
import { linesOf } from './prove/matrix-lines.ts'
import { judgeAll } from './prove/pool.ts'
import { makeOpenFinance } from './target.ts'
import { nameOf, type Task, type TaskResult, troubled } from './prove/task.ts'

export interface ProveOptions extends Asked {
  jobs?: number
  json?: string
}

const everyResults = 50

/** `assay prove`: every mutant must be caught by a check of what it breaks, no variant accused. Gives the exit code. */
export async function proveCommand(options: ProveOptions, io: Io): Promise<number> {
  const began = performance.now()
  const chosen = chooseTasks(options)
  const results = new Map<string, TaskResult>()
  let planned = chosen.tasks.length
  await judgeAll(chosen.tasks, options.jobs ?? usualJobs(), await sharedBy(chosen.tasks), (result) => {
    results.set(nameOf(result.task), result)
    const further = membersOf(result)
    planned += further.length
    showProgress(io, results.size, planned, result)
    return further
  })
  if (io.isTerminal) io.out.write('\r\u001B[2K')
  const matrix = matrixOf(chosen, results, Math.round((performance.now() - began) / 1000))
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(matrix, null, 2)}\n`)
  for (const line of linesOf(matrix)) io.out.write(`${line}\n`)
  const { sentence, exitCode } = conclusion(matrix)
  io.out.write(`\n${sentence}\n`)
  return exitCode
}

/** One more than there are cores: some sandboxes are slow on purpose, and whoever judges them waits most of the time. */
function usualJobs(): number {
  return availableParallelism() + 1
}

/** What the sandboxes share, because it takes long to make: keys, and certificates where any of them speaks open finance. */
async function sharedBy(tasks: readonly Task[]): Promise<SandboxOptions> {
  const speaks = tasks.some((task) => task.kind !== 'mutant' || task.interfaces.includes('open-finance-v2'))
  const [keys, openFinance] = await Promise.all([makeKeys(), speaks ? makeOpenFinance() : undefined])
  return { keys, ...(openFinance && { openFinance }) }
}

/** The variants of a group that was accused, to be judged each by itself; none for everything else. */
function membersOf(result: TaskResult): Task[] {
  const { task } = result
  if (task.kind !== 'variants' || task.ids.length < 2 || !isAccused(result)) return []
  return task.ids.map((id) => ({ kind: 'variants', ids: [id] }))
}

function showProgress(io: Io, done: number, planned: number, { task }: TaskResult): void {
  const text = `${done} of ${planned} sandboxes judged`
  if (io.isTerminal) io.out.write(`\r\u001B[2K${`${text}  ${nameOf(task)}`.slice(0, io.columns - 1)}`)
  else if (done % everyResults === 0 && done < planned) io.out.write(`${text}\n`)
}

function matrixOf(chosen: Chosen, results: Map<string, TaskResult>, seconds: number): Matrix {
  const result = (task: Task): TaskResult => results.get(nameOf(task)) ?? troubled(task, 'it was never judged')
  const rows = chosen.mutants.map((mutant) =>
    mutantRow(
      { ...mutant, contracts: contractsBrokenBy(mutant.id) },
      result({ kind: 'mutant', id: mutant.id, interfaces: [] }),
    ),
  )
  const baseline = chosen.whole ? result({ kind: 'baseline' }) : undefined
  return {
    proof: 1,
    mutants: rows,
    variants: chosen.tasks.flatMap((task) => (task.kind === 'variants' ? variantRows(task.ids, result) : [])),
    unproven: baseline ? unproven(baseline, rows, readRequirements()) : [],
    neverFailed: baseline ? neverFailed(baseline, rows) : [],
    baseline: baseline ? accusations(baseline) : [],
    seconds,
  }
}

/** What became of the variants of a group. When only the group is accused and none of its members, it is told as one. */
function variantRows(ids: string[], result: (task: Task) => TaskResult): VariantRow[] {
  const together = result({ kind: 'variants', ids })
  if (!isAccused(together)) {
    return ids.map((id) =>
      variantRow(
        id,
        together,
        ids.filter((other) => other !== id),
      ),
    )
  }
  const alone = ids.map((id) => variantRow(id, result({ kind: 'variants', ids: [id] })))
  const explained = ids.some((id) => isAccused(result({ kind: 'variants', ids: [id] })))
  return explained ? alone : [...alone, variantRow(ids.join(' + '), together)]
}
