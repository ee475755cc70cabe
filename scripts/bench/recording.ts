// What keeping a recording costs: `npm run bench:recording -- FILE` keeps the exchanges of a recording once more, in the
// same order, and prints the processor time of each round. What else a run does is not in it, so rounds differ little.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  const { learning, keeping } = await keep(recording, join(folder, `${round}.recording`))
  const seconds = [learning, keeping].map((ms) => `${(ms / 1000).toFixed(2)} s`)
  process.stdout.write(
    `round ${round}: ${seconds[0]} to learn secrets, which each run does, and ${seconds[1]} to keep\n`,
  )
}
rmSync(folder, { recursive: true })

/** Keeps a recording in another file. Gives milliseconds of processor time; those of compression are in the second. */
async function keep({ kept, texts, checks }: Recording, to: string): Promise<{ learning: number; keeping: number }> {
  const masker = createMasker()
  const lines = openPacked(to)
  const recorder = createRecorder(lines, masker.keepingForm())
  const spent = { learning: 0, keeping: 0 }
  const textOf = (body: string | number) => (typeof body === 'number' ? (texts.get(body) ?? '') : body)
  const [end] = checks
  if (!end) throw new Error('BENCH_NOTHING: the recording holds no decided check')
  for (const [at, line] of kept.entries()) {
    if (line.type === 'reading') continue
    const exchange = exchangeFrom(line.exchange, textOf)
    let began = processorMs()
    masker.learnFrom(exchange)
    spent.learning += processorMs() - began
    await recorder.exchange(line.scope, line.name, async () => exchange)
    if (line.scope === kept[at + 1]?.scope) continue
    began = processorMs()
    recorder.flush(end)
    spent.keeping += processorMs() - began
  }
  const began = processorMs()
  await lines.close()
  spent.keeping += processorMs() - began
  return spent
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
