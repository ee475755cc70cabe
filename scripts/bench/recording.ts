// What keeping a recording costs: `npm run bench:recording -- FILE` keeps the exchanges of a recording once more, in the
// same order, and prints the processor time of each round. What else a run does is not in it, so rounds differ little.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { createMasker } from '../../harness/client/masking/mask.ts'
import { exchangeFrom } from '../../harness/recording/kept-exchange.ts'
import { openPacked } from '../../harness/recording/packed-lines.ts'
import { readRecording, type Recording } from '../../harness/recording/read-recording.ts'
import { createRecorder } from '../../harness/recording/recorder.ts'

const rounds = 5
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('BENCH_NOTHING: give a recording, as `assay run --record FILE` writes it')
const recording = readRecording(file)
const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))
const exchanges = recording.kept.filter(({ type }) => type === 'exchange').length
process.stdout.write(`${exchanges} exchanges\n`)
for (let round = 1; round <= rounds; round += 1) {
  const learning = await processorSeconds(() => meet(recording))
  const keeping = await processorSeconds(() => meet(recording, join(folder, `${round}.recording`)))
  process.stdout.write(
    `round ${round}: ${learning.toFixed(2)} s to meet the exchanges and learn their secrets, ${(keeping - learning).toFixed(2)} s more to keep them\n`,
  )
}
rmSync(folder, { recursive: true })

/** Learns the secrets of a recording's exchanges, and keeps these in another file where one is given. */
async function meet({ kept, texts, checks }: Recording, to?: string): Promise<void> {
  const masker = createMasker()
  const recorder = to === undefined ? undefined : createRecorder(openPacked(to), masker.keepingForm())
  const textOf = (body: string | number) => (typeof body === 'number' ? (texts.get(body) ?? '') : body)
  const [end] = checks
  if (!end) throw new Error('BENCH_NOTHING: the recording holds no decided check')
  for (const [at, line] of kept.entries()) {
    if (line.type === 'reading') continue
    const exchange = exchangeFrom(line.exchange, textOf)
    masker.learnFrom(exchange)
    await recorder?.exchange(line.scope, line.name, async () => exchange)
    if (line.scope === kept[at + 1]?.scope) continue
    recorder?.flush(end)
    // As in a run, so that what a recorder does once a second is done.
    await setImmediate()
  }
  await recorder?.close()
}

/** With that of compression. */
async function processorSeconds(run: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}
