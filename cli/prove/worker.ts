import { createBrowsers } from '../../harness/hosted/browsers.ts'
import { setOwnFolders } from '../../core/content-roots.ts'
import { loadOwnFaults } from '../targets/own-faults.ts'
import { evaluateTask } from './evaluate-task.ts'
import { screenOn } from '../asked/screen.ts'
import { type Task, troubled } from './task.ts'
import type { SandboxOptions } from '../../sandbox/world/sandbox.ts'

/** The browser of every sandbox that this process evaluates. */
const browsers = createBrowsers()

setOwnFolders(process.argv.slice(2))
const ownLoaded = loadOwnFaults()

/** A process that evaluates one sandbox after another for `assay prove`; its arguments are the folders with the user's own features. */
process.on('message', ({ task, shared, workers }: { task: Task; shared: SandboxOptions; workers?: number }) => {
  void ownLoaded
    .then(() => evaluateTask(task, shared, { browsers, ...(workers !== undefined && { workers }) }))
    .catch((error: unknown) => troubled(task, error instanceof Error ? error.message : String(error)))
    .then((result) => process.send?.(result))
})
process.on('disconnect', () => void browsers.close())
// What fails after its run has ended belongs to no verdict; it must not take the next sandbox down.
process.on('unhandledRejection', (reason) => {
  screenOn(process.stderr).page(
    `HARNESS_FAULT after a run had ended: ${reason instanceof Error ? reason.stack : String(reason)}\n`,
  )
})
