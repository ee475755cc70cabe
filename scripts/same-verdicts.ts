// Compares verdicts of the baseline, every variant and some faults, and prints what differs.
// - `npm run same-verdicts`: many workers with one.
// - `npm run same-verdicts -- --write FILE` keeps them; `-- --before FILE`, at another commit, compares with those kept.
// With --only, --faults, --workers, --seed, --jobs.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chooseTasks } from '../cli/prove/choose-tasks.ts'
import { evaluateAll } from '../cli/prove/pool.ts'
import { nameOf, type Task, type TaskResult } from '../cli/prove/task.ts'
import { sharedBy, usualJobs } from '../cli/prove.ts'
import type { Verdict } from '../core/verdict.ts'
import { count } from '../harness/reasons/count.ts'
import { gravestOf } from '../harness/verdicts/gravest.ts'
import { currentAddress } from '../requirements/select-addresses.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    faults: { type: 'string', default: '60' },
    workers: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: `${usualJobs()}` },
    write: { type: 'string' },
    before: { type: 'string' },
  },
})

/** Verdicts by sandbox and address. Variants are one sandbox, since their groups change with every new one. */
type Verdicts = Record<string, Record<string, Verdict>>

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

const tasks = sampled()
const shared = await sharedBy(tasks)
let lost = 0

async function evaluated(workers: number, jobs: number): Promise<Verdicts> {
  const verdicts: Verdicts = {}
  const take = ({ task, requirements, error }: TaskResult) => {
    const name = task.kind === 'fault' ? nameOf(task) : `the ${task.kind}`
    if (error !== undefined) {
      lost += 1
      process.stdout.write(`${nameOf(task)} could not be evaluated: ${error}\n`)
    }
    const own = (verdicts[name] ??= {})
    for (const [address, { verdict }] of Object.entries(requirements))
      own[address] = gravestOf([{ verdict }, { verdict: own[address] ?? verdict }])
    return []
  }
  await evaluateAll(tasks, jobs, { shared, features: [], workers }, take)
  return verdicts
}

/** Each address with other verdicts, a line each. A former address is the one that took its place. */
function differences(before: Verdicts, after: Verdicts): string[] {
  return Object.keys({ ...before, ...after }).flatMap((name) => {
    const current = Object.entries(before[name] ?? {}).map(([address, verdict]) => [currentAddress(address), verdict])
    const was = Object.fromEntries(current) as Verdicts[string]
    const is = after[name] ?? {}
    return Object.keys({ ...was, ...is })
      .filter((address) => was[address] !== is[address])
      .map((address) => `${name}: ${address} ${was[address] ?? 'absent'}, now ${is[address] ?? 'absent'}`)
  })
}

const [many, jobs] = [Number(values.workers), Number(values.jobs)]
if (values.write !== undefined) writeFileSync(values.write, JSON.stringify(await evaluated(many, jobs)))
else {
  const half = Math.max(1, Math.floor(jobs / 2))
  const [before, after] =
    values.before === undefined
      ? await Promise.all([evaluated(1, half), evaluated(many, half)])
      : [JSON.parse(readFileSync(values.before, 'utf8')) as Verdicts, await evaluated(many, jobs)]
  const lines = differences(before, after)
  const number = Object.values(after).reduce((sum, own) => sum + Object.keys(own).length, 0)
  process.stdout.write([...lines, `${count(number, 'verdict')}, ${count(lines.length, 'difference')}`, ''].join('\n'))
  if (lines.length > 0) process.exitCode = 1
}
if (lost > 0) process.exitCode = 1
