import { judgeTask } from './judge-task.ts'
import type { Task } from './task.ts'
import type { SandboxOptions } from '../../sandbox/core/start.ts'

/** A process that judges one sandbox after another for `assay prove`. */
process.on('message', ({ task, shared, wide }: { task: Task; shared: SandboxOptions; wide: boolean }) => {
  void judgeTask(task, shared, wide).then((result) => process.send?.(result))
})
