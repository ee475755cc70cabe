// Measures how far forecasts are off: `npm run bench:forecasts`, some minutes; `npm run bench:forecasts --
// ais-v4/signing payments-v1` for these parts. `npm run bench` writes the result to docs/performance.md.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveFarAway } from './far-away.ts'
import { median } from './rounds.ts'

const assay = fileURLToPath(new URL('../../bin/assay.js', import.meta.url))
/** Small interfaces as a whole, and parts of large ones. */
const usualParts = JSON.parse(
  readFileSync(new URL('parts-of-forecasts.json', import.meta.url), 'utf8'),
) as readonly string[]
/** As `mostOff` in cli/forecast-line.ts, which it justifies. */
const wanted = 1.5
/** A target in the same country. */
const roundTripMs = 25
/** A fast provider. */
const stageMs = 50
const seconds: Record<string, number> = { second: 1, minute: 60, hour: 3600 }

/** The forecast and the duration of a partial run as a user sees them; undefined for one that is too short. */
async function measured(
  profile: string,
  part: string,
  out: string,
): Promise<{ foreseen: number; took: number } | undefined> {
  const asked = ['run', '--profile', profile, '--only', part, '--seed', '20140321', '--out', out]
  const child = spawn(process.execPath, [assay, ...asked], {
    env: { ...process.env, CI: '' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let foreseen: number | undefined
  let [begunMs, endedMs] = [0, 0]
  for await (const line of createInterface({ input: child.stdout })) {
    endedMs = performance.now()
    if (foreseen !== undefined) continue
    foreseen = foreseenIn(line)
    begunMs = endedMs
  }
  return foreseen === undefined ? undefined : { foreseen, took: (endedMs - begunMs) / 1000 }
}

/** The geometric middle of a line's range, in seconds. */
function foreseenIn(line: string): number | undefined {
  const [, first, unit, second, last] =
    /: (?:about )?(\d+)(?: (\w+?)s?)?(?: to (\d+) (\w+?)s?)? left\./.exec(line) ?? []
  if (first === undefined) return undefined
  const least = Number(first) * (seconds[unit ?? last ?? ''] ?? 1)
  return second === undefined ? least : Math.sqrt(least * Number(second) * (seconds[last ?? ''] ?? 1))
}

/**
 * Runs each part twice at a slightly remote sandbox; the second run knows the first one's times. Prints each run, and
 * returns the row of a table.
 */
export async function forecasts(parts: readonly string[] = usualParts): Promise<[what: string, measured: string]> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-forecasts-'))
  const profile = join(folder, 'bank.yaml')
  const { end } = await serveFarAway(profile, { roundTripMs, stageMs })
  const ratios: number[] = []
  let short = 0
  try {
    for (const part of parts)
      for (const time of ['first', 'second']) {
        const seen = await measured(profile, part, join(folder, part.replace('/', '-')))
        if (!seen) {
          short += 1
          process.stdout.write(`${part}, ${time} run: too short for a forecast\n`)
          continue
        }
        const { foreseen, took } = seen
        ratios.push(foreseen / took)
        const shown = [foreseen, took, foreseen / took].map((one) => one.toFixed(2))
        process.stdout.write(`${part}, ${time} run: foreseen ${shown[0]} s, took ${shown[1]} s, ratio ${shown[2]}\n`)
      }
  } finally {
    await end()
    rmSync(folder, { recursive: true })
  }
  const within = ratios.filter((one) => one <= wanted && one >= 1 / wanted).length
  const [least, middle, most] = [Math.min(...ratios), median(ratios), Math.max(...ratios)].map((one) => one.toFixed(2))
  const said = `${within} of ${ratios.length} within a factor of ${wanted}; least ${least}, median ${middle}, most ${most} times; ${short} too short for one`
  return [`Forecasts against runs ${roundTripMs} ms away`, said]
}

if (import.meta.main) {
  const parts = process.argv.slice(2)
  process.stdout.write(`${(await forecasts(parts.length > 0 ? parts : usualParts)).join(': ')}\n`)
}
