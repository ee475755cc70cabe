import type { InterfaceRun } from './interface-run.ts'
import type { CheckIn } from './plan.ts'

/** Whether the profile offers what any requirement of a check needs. */
export function canRun(
  { interface: name, check }: CheckIn,
  runs: ReadonlyArray<Pick<InterfaceRun, 'name' | 'run'>>,
): boolean {
  const run = runs.find((one) => one.name === name)?.run
  const rows = check.requirements.flatMap((id) => run?.requirements.get(id) ?? [])
  return rows.some(({ needs }) => needs.every((need) => run?.offered.get(need) === true))
}
