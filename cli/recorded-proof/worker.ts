import { loadOwnSteps } from '../../harness/evaluation/use-own-features.ts'
import { readRecording } from '../../harness/recording/read-recording.ts'
import { type OwnFolders, takeOwnFolders } from '../recording/own-code.ts'
import { openBench } from './bench.ts'
import { type Part, tryPart } from './part.ts'
import type { Answer } from './try-all.ts'

const [file = '', most = '', own = '{}'] = process.argv.slice(2)

const recording = readRecording(file)
takeOwnFolders(recording.opened, JSON.parse(own) as OwnFolders)
const opened = loadOwnSteps().then(() => openBench(recording))

/** A process that tries parts of a recording for `assay prove --recording`. */
process.on('message', (part: Part) => {
  void tryAsked(part)
    .catch((error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }))
    .then(answer)
})
process.on('disconnect', () => void opened.then((bench) => bench.close()))

async function tryAsked(part: Part): Promise<Answer> {
  const bench = await opened
  for await (const of of tryPart(bench, part, Number(most))) answer({ of })
  return { done: true }
}

function answer(one: Answer): void {
  process.send?.(one)
}
