import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JournalEvent } from '../core/journal-events.ts'
import type { Io } from './asked/io.ts'
import { onInterruption } from './interruption.ts'
import { createProgress } from './progress.ts'
import { usualFormats } from '../reports/formats.ts'
import type { RunCommandOptions } from './run-options.ts'
import { type PartUnderWay, takePart } from './take-part.ts'
import type { SandboxMaterial } from './targets/sandbox-material.ts'

/** Parts mask their messages themselves. */
const masked = { mask: (text: string) => text }

/**
 * `assay run --jobs`: splits the checks into parallel parts, each with a process and an embedded sandbox of its own,
 * adds parts for checks that mostly wait, and merges the results into one run.
 * @throws the error that kept a part from beginning, such as AskedWrongly
 */
export async function runInParts(given: RunCommandOptions, jobs: number, io: Io): Promise<number> {
  const { jobs: _jobs, ...options } = given
  const seed = typeof options.seed === 'number' ? options.seed : Math.floor(Math.random() * 0x7fff_ffff)
  const folder = mkdtempSync(join(tmpdir(), 'assay-parts-'))
  const say = (line: string) => options.quiet || io.out.line(line)
  const progress = createProgress(io.out, masked, options.quiet ? 'quiet' : 'usual')
  const made = madeFor(options)
  const parts: Array<PartUnderWay & { out: string }> = []
  let hasBegun = false
  let isEndedEarly = false
  const begin = (count: number) => {
    while (parts.length < count) {
      const number = parts.length + 1
      const out = join(folder, `part-${number}`)
      parts.push({ out, ...takePart({ ...options, seed, shard: { number, of: jobs }, out }, made, io.env, see) })
    }
  }
  const { promise: begun, resolve: allBegun } = Promise.withResolvers<void>()
  const see = (event: JournalEvent) => {
    if (!hasBegun && event.type === 'run-started') {
      hasBegun = true
      begin(event.shard?.of ?? jobs)
      say(`Checking in ${parts.length} parts, each on an embedded sandbox of its own, seed ${seed}`)
      allBegun()
    }
    progress.see(event)
  }
  begin(jobs)
  const endAll = () => parts.forEach(({ end }) => end())
  // A second interruption ends this process and its parts, as a part that does not listen would outlive it.
  process.once('exit', endAll)
  const stopListening = onInterruption(() => {
    io.leave?.('ends')
    isEndedEarly = !hasBegun
    if (isEndedEarly) return endAll()
    say('Interrupted: the parts stop, and the reports are written. Interrupt again to stop immediately.')
    stopAll(parts)
  })
  try {
    await made
    // The merging code loads, and finished parts are read, while others still run.
    const { mergeRun, readShard } = await import('./merge-run.ts')
    const { formatsOf, loadReports } = await import('../reports/write-reports.ts')
    await loadReports(formatsOf([...usualFormats, ...options.format]))
    // A part that began knows the number of parts; none does if one could not begin.
    await Promise.race([begun, ...parts.map(({ ended }) => ended)])
    const ends = await Promise.all(
      parts.map(async ({ ended, out }) => {
        const end = await ended
        if ('code' in end) return readShard(out)
        const begun = 'lost' in end && isBegunIn(out) ? readShard(out) : undefined
        if (begun) say('A part was lost, and what it has not decided is inconclusive.')
        // Without the journal of one part nothing can be merged, so the others stop.
        if (!begun) stopAll(parts)
        return begun ?? end
      }),
    )
    progress.stop()
    io.out.clear()
    for (const end of ends) if ('refused' in end) throw end.refused
    const lost = ends.flatMap((end, at) =>
      'lost' in end ? `part ${at + 1} of ${parts.length} was lost: ${end.lost}` : [],
    )[0]
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
    endAll()
    process.off('exit', endAll)
    progress.stop()
    stopListening()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Shared material of all parts' sandboxes, made while the parts start. */
async function madeFor(options: RunCommandOptions): Promise<SandboxMaterial> {
  const { makeSandboxMaterial } = await import('./targets/sandbox-material.ts')
  const { wantsCertificates } = await import('./targets/wants-certificates.ts')
  return makeSandboxMaterial({ openFinance: wantsCertificates(options) })
}

function stopAll(parts: readonly PartUnderWay[]): void {
  for (const { stop } of parts) stop()
}

/** Whether a part's journal holds its plan. */
function isBegunIn(out: string): boolean {
  const file = join(out, 'journal.ndjson')
  return existsSync(file) && readFileSync(file, 'utf8').includes('"type":"run-started"')
}
