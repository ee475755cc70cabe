import type { ScheduledTask } from './slot.ts'

/** When this many tasks rest for each worker, tasks that do not rest start first: one that must not rest would block its turn. */
const manyResting = 2

/** Takes the next task whose groups are free; undefined where there is none. */
export function takeTask(
  tasks: ScheduledTask[],
  taken: ReadonlySet<string>,
  restingEach: number,
): ScheduledTask | undefined {
  const mayBegin = ({ turn }: ScheduledTask) => turn.groups.every((group) => !taken.has(group))
  const waking = restingEach >= manyResting ? tasks.find((one) => !one.rests && mayBegin(one)) : undefined
  const task = waking ?? tasks.find(mayBegin)
  if (task) tasks.splice(tasks.indexOf(task), 1)
  return task
}
