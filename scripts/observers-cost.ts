// Measures observers on recordings: `node scripts/observers-cost.ts [RECORDING...]`, by default the kept ones. Plays
// each five times with and five times without observers, and prints findings and processor time.
import { rounds } from './bench/figures-page.ts'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rejudgeCommand } from '../cli/rejudge.ts'
import { ioFor } from '../api/io-for.ts'
import { observers } from '../harness/observers/all.ts'
import type { Observer } from '../harness/observers/observer.ts'
import { readJournal } from '../harness/run/read-journal.ts'

const kept = fileURLToPath(new URL('../tests/recordings/*.recording', import.meta.url))
const files = process.argv.length > 2 ? process.argv.slice(2) : globSync(kept).toSorted()
const out = mkdtempSync(join(tmpdir(), 'assay-observers-'))
// The list from which every run takes its observers.
const all = observers() as Observer[]
const every = [...all]

/** Plays a recording. Returns processor seconds, the number of observers, and which of them found a broken rule. */
async function played(file: string, own: readonly Observer[]) {
  all.splice(0, all.length, ...own)
  const before = process.cpuUsage()
  await rejudgeCommand(file, { out, format: [] }, ioFor(undefined, {}))
  const { user, system } = process.cpuUsage(before)
  const looked = readJournal(join(out, 'journal.ndjson')).events.flatMap((event) =>
    event.type === 'check-decided' && event.check.startsWith('observer: ') ? [event] : [],
  )
  const found = looked.filter(({ judgements }) => judgements.some(({ verdict }) => verdict === 'failed'))
  return { seconds: (user + system) / 1e6, looked: looked.length, found: found.map(({ check }) => check) }
}

const spread = (values: number[]) => {
  const [least, , median, , most] = values.toSorted((one, other) => one - other).map((value) => value.toFixed(2))
  return `${least}/${median}/${most}`
}

for (const file of files) {
  await played(file, every)
  const [watched, bare] = [[] as number[], [] as number[]]
  let seen = { looked: 0, found: [] as string[] }
  for (let round = 0; round < rounds; round += 1) {
    bare.push((await played(file, [])).seconds)
    const { seconds, ...rest } = await played(file, every)
    watched.push(seconds)
    seen = rest
  }
  const more = watched.map((seconds, at) => (seconds / (bare[at] ?? seconds) - 1) * 100)
  process.stdout.write(
    `${file}: ${seen.looked} observers looked on, ${seen.found.join(', ') || 'none'} found a rule broken; ` +
      `processor ${spread(bare)} s without, ${spread(watched)} s with, ${spread(more)} % more\n`,
  )
}
rmSync(out, { recursive: true })
