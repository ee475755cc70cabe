import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { makeKeys } from '../sandbox/core/keys.ts'
import { mutants } from '../sandbox/mutants/mutants.ts'
import { variants } from '../sandbox/variants/variants.ts'
import { readRequirements } from '../requirements/read-requirements.ts'
import { AskedWrongly } from './interfaces-to-judge.ts'
import type { Io } from './io.ts'
import {
  accusations,
  conclusion,
  linesOf,
  type Matrix,
  mutantRow,
  neverFailed,
  unproven,
  variantRow,
} from './prove/matrix.ts'
import { judgeAll } from './prove/pool.ts'
import { nameOf, type Task, type TaskResult } from './prove/task.ts'

export interface ProveOptions {
  only: string[]
  mutant: string[]
  variant: string[]
  jobs?: number
  json?: string
}

/** `assay prove`: every mutant must be caught by a check of what it breaks, no variant accused. Gives the exit code. */
export async function proveCommand(options: ProveOptions, io: Io): Promise<number> {
  const chosen = chooseTasks(options)
  const results = new Map<string, TaskResult>()
  const jobs = options.jobs ?? availableParallelism()
  await judgeAll(chosen.tasks, jobs, { keys: await makeKeys() }, (result) => {
    results.set(nameOf(result.task), result)
    if (io.isTerminal)
      io.out.write(`\r\u001B[2K${results.size} of ${chosen.tasks.length}  ${nameOf(result.task)}`.slice(0, io.columns))
    else if (results.size % 50 === 0) io.out.write(`${results.size} of ${chosen.tasks.length} sandboxes judged\n`)
  })
  if (io.isTerminal) io.out.write('\r\u001B[2K')
  const matrix = matrixOf(chosen, results)
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(matrix, null, 2)}\n`)
  for (const line of linesOf(matrix)) io.out.write(`${line}\n`)
  const { sentence, exitCode } = conclusion(matrix)
  io.out.write(`\n${sentence}\n`)
  return exitCode
}

interface Chosen {
  tasks: Array<{ task: Task; wide: boolean }>
  mutants: typeof mutants
  variants: typeof variants
  whole: boolean
}

/** The sandboxes to judge. @throws AskedWrongly when a name or an address matches nothing */
function chooseTasks({ only, mutant, variant }: ProveOptions): Chosen {
  const whole = only.length + mutant.length + variant.length === 0
  const beneath = (id: string) => only.some((address) => isBeneath(id, address))
  const chosenMutants = mutants.filter(({ id, breaks }) => whole || mutant.includes(id) || breaks.some(beneath))
  const chosenVariants = variants.filter(({ id }) => whole || variant.includes(id))
  for (const id of mutant)
    known(
      'MUTANT_UNKNOWN',
      id,
      mutants.map((known) => known.id),
    )
  for (const id of variant)
    known(
      'VARIANT_UNKNOWN',
      id,
      variants.map((known) => known.id),
    )
  for (const address of only)
    if (!mutants.some(({ breaks }) => breaks.some((id) => isBeneath(id, address))))
      throw new AskedWrongly(
        'ADDRESS_UNKNOWN',
        `--only was given ${address}, but no mutant breaks anything beneath it. See \`assay requirements\`.`,
      )
  const tasks: Task[] = [
    ...(whole ? [{ kind: 'baseline' as const }] : []),
    ...chosenVariants.map(({ id }) => ({ kind: 'variant' as const, id })),
    ...chosenMutants.map(({ id }) => ({ kind: 'mutant' as const, id })),
  ]
  return {
    tasks: tasks.map((task) => ({ task, wide: false })),
    mutants: chosenMutants,
    variants: chosenVariants,
    whole,
  }
}

/** Whether a row lies beneath an address, whose first part may be an interface instead of `conventions`. */
function isBeneath(id: string, address: string): boolean {
  const rest = (text: string) => text.split('/').slice(1).join('/')
  const within = (text: string, prefix: string) => prefix === '' || text === prefix || text.startsWith(`${prefix}/`)
  if (id === address || id.startsWith(`${address}/`)) return true
  return id.startsWith('conventions/') && !address.startsWith('conventions') && within(rest(id), rest(address))
}

function known(code: string, id: string, all: string[]): void {
  if (all.includes(id)) return
  const word = id.split('-')[0] ?? id
  const near = all.filter((candidate) => candidate.includes(word)).slice(0, 5)
  throw new AskedWrongly(code, `there is no ${id}${near.length > 0 ? `; near it are ${near.join(', ')}` : ''}.`)
}

function matrixOf(chosen: Chosen, results: Map<string, TaskResult>): Matrix {
  const result = (task: Task): TaskResult =>
    results.get(nameOf(task)) ?? { task, trouble: 'it was never judged', requirements: {}, checks: {}, durationMs: 0 }
  const rows = chosen.mutants.map(({ id, breaks, sentence }) =>
    mutantRow({ id, breaks, sentence }, result({ kind: 'mutant', id })),
  )
  const baseline = chosen.whole ? result({ kind: 'baseline' }) : undefined
  return {
    mutants: rows,
    variants: chosen.variants.map(({ id }) => variantRow(id, result({ kind: 'variant', id }))),
    unproven: baseline ? unproven(baseline, chosen.mutants, readRequirements()) : [],
    neverFailed: baseline ? neverFailed(baseline, rows) : [],
    baseline: baseline ? accusations(baseline) : [],
  }
}
