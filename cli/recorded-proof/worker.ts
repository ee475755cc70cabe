import { setOwnFolders } from '../../core/content-roots.ts'
import { loadOwnSteps } from '../../harness/judge/use-own-features.ts'
import { readRecording } from '../../harness/recording/read-recording.ts'
import { openBench } from './bench.ts'
import { type Part, tryPart } from './part.ts'

const [file = '', most = '', ...features] = process.argv.slice(2)

setOwnFolders(features)
const opened = loadOwnSteps().then(() => openBench(readRecording(file)))

/** A process that tries one part of a recording after another for `assay prove --recording`. */
process.on('message', (part: Part) => {
  void opened
    .then(async (bench) => ({ tried: await tryPart(bench, part, Number(most)) }))
    .catch((error: unknown) => ({ trouble: error instanceof Error ? error.message : String(error) }))
    .then((result) => process.send?.(result))
})
process.on('disconnect', () => void opened.then((bench) => bench.close()))
