// Compares verdicts of recordings: `npm run recorded-verdicts`, with --only, --every, --seed, --workers, --part.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chooseTasks } from '../cli/prove/choose-tasks.ts'
import { addressesOf, behaviourOf, sharedWith } from '../cli/prove/evaluate-task.ts'
import { nameOf, type Task } from '../cli/prove/task.ts'
import { sharedBy } from '../cli/prove.ts'
import { shardByDigest } from '../harness/run/shard.ts'
import { evaluateAgain, recordSandbox } from './recordings/record-sandbox.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    every: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
    part: { type: 'string', default: '1/1' },
  },
})
const [part = 1, parts = 1] = values.part.split('/').map(Number)

/** One fault of every `--every`, chosen by the seed, in one interface; with `--only` also the baseline and variants. */
function sampled(): Task[] {
  const seed = Number(values.seed)
  const asked = { fault: [], variant: [], seed }
  const faults = chooseTasks({ ...asked, only: [] }).tasks.flatMap((task): Task[] => {
    const taken =
      createHash('sha256')
        .update(`${seed} ${nameOf(task)}`)
        .digest()
        .readUInt32BE() % Number(values.every)
    return task.kind === 'fault' && taken === 0 ? [{ ...task, interfaces: task.interfaces.slice(0, 1) }] : []
  })
  const at = values.only.length > 0 ? chooseTasks({ ...asked, only: values.only }).tasks : []
  const others = at.filter(({ kind }) => kind !== 'fault')
  return [...faults, ...others].filter((task) => shardByDigest(nameOf(task), parts) === part)
}

const folder = mkdtempSync(join(tmpdir(), 'assay-recorded-verdicts-'))
const file = join(folder, 'recording')
const tasks = sampled()
const shared = await sharedBy(tasks)
let other = 0
let checked = 0
for (const task of tasks) {
  try {
    const { options, profile } = behaviourOf(task)
    await recordSandbox(file, {
      options: { ...sharedWith(task, shared), ...options },
      ...(profile && { profile }),
      interfaces: task.interfaces,
      only: addressesOf(task),
      workers: Number(values.workers),
    })
    const { code, lines } = await evaluateAgain(file)
    checked += Number(/: (\d+) requirement/.exec(lines.at(-1) ?? '')?.[1] ?? 0)
    if (code === 0) continue
    other += 1
    for (const line of lines.filter((one) => / now \(/.test(one))) process.stdout.write(`${nameOf(task)}: ${line}\n`)
  } catch (error) {
    other += 1
    process.stdout.write(`${nameOf(task)}: ${error instanceof Error ? error.message : String(error)}\n`)
  }
}
rmSync(folder, { recursive: true })
process.stdout.write(
  `${tasks.length} recorded runs were checked again: ${checked} verdicts are the same, ${other} runs have others.\n`,
)
process.exitCode = other === 0 ? 0 : 1
