import { createBrowsers } from '../../harness/hosted/browsers.ts'
import { setOwnFolders } from '../../core/content-roots.ts'
import { loadOwnFaults } from '../targets/own-faults.ts'
import { answer, sayLate } from './answer.ts'
import type { Numbered, Question } from './evaluator.ts'

/** The browser for all sandboxes of this process. */
const browsers = createBrowsers()

setOwnFolders(process.argv.slice(2))
const ownLoaded = loadOwnFaults()

/** A process that evaluates sandboxes for `assay prove`. Its arguments are the folders of the user's features. */
process.on('message', ({ number, ...question }: Numbered<Question>) => {
  void answer(question, browsers, ownLoaded).then((result) => process.send?.({ number, result }))
})
process.on('disconnect', () => void browsers.close())
process.on('unhandledRejection', sayLate)
