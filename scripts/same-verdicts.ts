// Compares verdicts of many workers with those of one: `npm run same-verdicts`, with --only, --faults, --workers,
// --seed, --jobs. Prints a line for each sandbox.
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { chooseTasks } from '../cli/prove/choose-tasks.ts'
import { evaluateAll } from '../cli/prove/pool.ts'
import { shorten } from '../core/shorten.ts'
import { nameOf, type Task, type TaskResult } from '../cli/prove/task.ts'
import { sharedBy, usualJobs } from '../cli/prove.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    faults: { type: 'string', default: '60' },
    workers: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: `${usualJobs()}` },
  },
})
const many = Number(values.workers)

/** The baseline, every variant, and the requested number of faults, chosen by the seed. */
function sampled(): Task[] {
  const { tasks } = chooseTasks({ only: values.only, fault: [], variant: [], seed: Number(values.seed) })
  const rank = (task: Task) =>
    createHash('sha256')
      .update(`${values.seed} ${nameOf(task)}`)
      .digest('hex')
  const faults = tasks.filter(({ kind }) => kind === 'fault').toSorted((one, two) => (rank(one) < rank(two) ? -1 : 1))
  return [...tasks.filter(({ kind }) => kind !== 'fault'), ...faults.slice(0, Number(values.faults))]
}

/** The result of each sandbox by name, with one worker and with many. */
const judged = new Map<string, { one?: TaskResult; other?: TaskResult }>()
let verdicts = 0
let differences = 0

/** Evaluates all sandboxes with this number of workers, and prints a line for each with both results. */
async function judge(workers: number): Promise<void> {
  const jobs = Math.max(1, Math.floor(Number(values.jobs) / 2))
  await evaluateAll(tasks, jobs, { shared: await shared, features: [], workers }, (result) => {
    const name = nameOf(result.task)
    const both = { ...judged.get(name), [workers === 1 ? 'one' : 'other']: result }
    judged.set(name, both)
    if (both.one && both.other) print(name, both.one, both.other)
    return []
  })
}

function print(name: string, one: TaskResult, other: TaskResult): void {
  const lines = differencesOf(one, other)
  const number = Object.keys(one.requirements).length
  verdicts += number
  differences += lines.length
  const [before, after] = [one, other].map(({ durationMs }) => (durationMs / 1000).toFixed(1))
  const took = `${before} s with 1 worker, ${after} s with ${many}`
  process.stdout.write(`${shorten(name, 80)}: ${number} verdicts, ${lines.length} differences (${took})\n`)
  for (const line of lines) process.stdout.write(`  ${line}\n`)
}

/** The differences between two results of a sandbox, a line each. */
function differencesOf(one: TaskResult, other: TaskResult): string[] {
  const addresses = [...new Set([one, other].flatMap(({ requirements }) => Object.keys(requirements)))]
  const lines = addresses.flatMap((address) => {
    const [before, after] = [one, other].map(({ requirements }) => requirements[address])
    if (before?.verdict === after?.verdict) return []
    return [
      `${address}: ${before?.verdict} with 1 (${before?.reason}), ${after?.verdict} with ${many} (${after?.reason})`,
    ]
  })
  const troubles = [one, other].flatMap(({ trouble }) => trouble ?? [])
  return [...lines, ...troubles]
}

const tasks = sampled()
const shared = sharedBy(tasks)
await Promise.all([judge(1), judge(many)])
process.stdout.write(`${verdicts} verdicts on ${tasks.length} sandboxes, ${differences} differences\n`)
process.exitCode = differences > 0 || judged.size < tasks.length ? 1 : 0
