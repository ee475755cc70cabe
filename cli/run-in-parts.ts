import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JournalEvent } from '../core/journal-events.ts'
import type { Io } from './asked/io.ts'
import { onInterruption } from './interruption.ts'
import { createProgress } from './progress.ts'
import { usualFormats } from '../reports/formats.ts'
import type { RunCommandOptions } from './run-options.ts'
import { type PartUnderWay, takePart } from './take-part.ts'

/** Parts have masked what they send. */
const masked = { mask: (text: string) => text }

/**
 * `assay run --jobs`: takes the checks in so many parts at the same time, each in a process and on an embedded sandbox of
 * its own, and makes one run of them. Gives the exit code of the whole.
 * @throws what a part was stopped by before it began, such as AskedWrongly
 */
export async function runInParts(given: RunCommandOptions, jobs: number, io: Io): Promise<number> {
  const { jobs: _jobs, ...options } = given
  const seed = options.seed ?? Math.floor(Math.random() * 0x7fff_ffff)
  const folder = mkdtempSync(join(tmpdir(), 'assay-parts-'))
  const say = (line: string) => options.quiet || io.out.line(line)
  say(`Checking in ${jobs} parts, each on an embedded sandbox of its own, seed ${seed}`)
  const progress = createProgress(io.out, masked, options.quiet ? 'quiet' : 'usual')
  const outs = Array.from({ length: jobs }, (_, at) => join(folder, `part-${at + 1}`))
  let hasBegun = false
  let isEndedEarly = false
  const see = (event: JournalEvent) => {
    hasBegun = true
    progress.see(event)
  }
  const parts = outs.map((out, at) =>
    takePart({ ...options, seed, shard: { number: at + 1, of: jobs }, out }, io.env, see),
  )
  const stopListening = onInterruption(() => {
    isEndedEarly = !hasBegun
    if (isEndedEarly) return parts.forEach(({ end }) => end())
    say('Interrupted: the parts stop, and the reports are written. Interrupt again to stop immediately.')
    stopAll(parts)
  })
  try {
    // What merges is loaded, and each part read, while others go on.
    const { mergeRun, readShard } = await import('./merge.ts')
    const { formatsOf, loadReports } = await import('../reports/write-reports.ts')
    await loadReports(formatsOf([...usualFormats, ...options.format]))
    const ends = await Promise.all(
      parts.map(async ({ ended }, at) => {
        const end = await ended
        if ('code' in end) return readShard(outs[at] ?? '')
        // Nothing can be merged once a part has no journal, so the others need not go on.
        stopAll(parts)
        return end
      }),
    )
    progress.stop()
    io.out.clear()
    for (const end of ends) if ('refused' in end) throw end.refused
    const lost = ends.flatMap((end, at) => ('lost' in end ? `part ${at + 1} of ${jobs} was lost: ${end.lost}` : []))[0]
    if (lost !== undefined) {
      io.out.line(`No conclusion: ${isEndedEarly ? 'the run was interrupted before a check began' : lost}.`)
      return 2
    }
    return await mergeRun(
      ends.filter((end) => 'events' in end),
      options,
      io,
    )
  } finally {
    for (const { end } of parts) end()
    progress.stop()
    stopListening()
    rmSync(folder, { recursive: true, force: true })
  }
}

function stopAll(parts: readonly PartUnderWay[]): void {
  for (const { stop } of parts) stop()
}
