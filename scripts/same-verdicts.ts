// Whether many workers come to the verdicts of one: `npm run same-verdicts`, with --only, --mutants, --workers, --seed.
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { chooseTasks } from '../cli/prove/choose-tasks.ts'
import { judgeAll } from '../cli/prove/pool.ts'
import { nameOf, type Task, type TaskResult } from '../cli/prove/task.ts'
import { sharedBy, usualJobs } from '../cli/prove.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    mutants: { type: 'string', default: '60' },
    workers: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: `${usualJobs()}` },
  },
})
const many = Number(values.workers)

/** The baseline, every variant, and as many mutants as asked, chosen by the seed. */
function sampled(): Task[] {
  const { tasks } = chooseTasks({ only: values.only, mutant: [], variant: [], seed: Number(values.seed) })
  const rank = (task: Task) =>
    createHash('sha256')
      .update(`${values.seed} ${nameOf(task)}`)
      .digest('hex')
  const mutants = tasks.filter(({ kind }) => kind === 'mutant').toSorted((one, two) => (rank(one) < rank(two) ? -1 : 1))
  return [...tasks.filter(({ kind }) => kind !== 'mutant'), ...mutants.slice(0, Number(values.mutants))]
}

async function resultsWith(workers: number, tasks: Task[]): Promise<Map<string, TaskResult>> {
  const results = new Map<string, TaskResult>()
  const began = performance.now()
  await judgeAll(tasks, Number(values.jobs), { shared: await sharedBy(tasks), features: [], workers }, (result) => {
    results.set(nameOf(result.task), result)
    return []
  })
  const seconds = Math.round((performance.now() - began) / 1000)
  process.stdout.write(`${results.size} sandboxes with ${workers} workers: ${seconds} s\n`)
  return results
}

/** What differs between two results of one sandbox, in a line each. */
function differences(name: string, one: TaskResult | undefined, other: TaskResult | undefined): string[] {
  const addresses = [...new Set([one, other].flatMap((result) => Object.keys(result?.requirements ?? {})))]
  const lines = addresses.flatMap((address) => {
    const [before, after] = [one, other].map((result) => result?.requirements[address])
    if (before?.verdict === after?.verdict) return []
    return [`${name}: ${address}: ${before?.verdict} with 1, ${after?.verdict} with ${many}: ${after?.reason}`]
  })
  const troubles = [one, other].flatMap((result) => result?.trouble ?? [])
  return [...lines, ...troubles.map((trouble) => `${name}: ${trouble}`)]
}

const tasks = sampled()
const one = await resultsWith(1, tasks)
const other = await resultsWith(many, tasks)
const lines = tasks.map(nameOf).flatMap((name) => differences(name, one.get(name), other.get(name)))
const verdicts = [...one.values()].reduce((sum, { requirements }) => sum + Object.keys(requirements).length, 0)
for (const line of lines) process.stdout.write(`${line}\n`)
process.stdout.write(`${verdicts} verdicts on ${tasks.length} sandboxes, ${lines.length} differences\n`)
process.exitCode = lines.length > 0 ? 1 : 0
