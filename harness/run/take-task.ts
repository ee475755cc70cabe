import type { ScheduledTask } from './slot.ts'

/** Where so many rest for each worker, those begin first that do not: whoever may not rest keeps its turn for nothing. */
const manyResting = 2

/** Takes the task that begins next, of a group that nobody has: undefined where none may. */
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
