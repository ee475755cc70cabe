import { judgeTask } from './judge-task.ts'
import type { Task } from './task.ts'
import type { SandboxOptions } from '../../sandbox/core/start.ts'

/** A process that judges one sandbox after another for `assay prove`. */
process.on('message', ({ task, shared }: { task: Task; shared: SandboxOptions }) => {
  void judgeTask(task, shared).then((result) => process.send?.(result))
})
