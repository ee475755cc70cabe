import { createBrowsers } from '../../harness/hosted/browsers.ts'
import { setOwnFolders } from '../../core/content-roots.ts'
import { loadOwnFaults } from '../targets/own-faults.ts'
import { evaluateAtSmoke } from './evaluate-at-smoke.ts'
import { evaluateTask } from './evaluate-task.ts'
import { screenOn } from '../asked/screen.ts'
import type { Numbered, Question } from './evaluator.ts'
import { troubled } from './task.ts'

/** The browser for all sandboxes of this process. */
const browsers = createBrowsers()

setOwnFolders(process.argv.slice(2))
const ownLoaded = loadOwnFaults()

/** A process that evaluates sandboxes for `assay prove`. Its arguments are the folders of the user's features. */
process.on('message', ({ number, task, shared, atSmoke, ...asked }: Numbered<Question>) => {
  void ownLoaded
    .then(() =>
      atSmoke ? evaluateAtSmoke(task, shared, browsers) : evaluateTask(task, shared, { browsers, ...asked }),
    )
    .catch((error: unknown) => troubled(task, error instanceof Error ? error.message : String(error)))
    .then((result) => process.send?.({ number, result }))
})
process.on('disconnect', () => void browsers.close())
// An error after its run has ended affects no verdict; it must not end the next sandbox's run.
process.on('unhandledRejection', (reason) => {
  screenOn(process.stderr).page(
    `HARNESS_FAULT after a run had ended: ${reason instanceof Error ? reason.stack : String(reason)}\n`,
  )
})
