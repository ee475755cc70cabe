import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { packageFile } from '../core/content-roots.ts'
import type { Io } from './asked/io.ts'
import { onInterruption } from './interruption.ts'
import { mergeCommand } from './merge.ts'
import type { RunCommandOptions } from './run-options.ts'

const assay = join(dirname(packageFile), 'bin', 'assay.js')
/** The exit codes of a part that has a journal to merge. */
const concluding = new Set<unknown>([0, 1, 2])

interface Part {
  out: string
  child: ChildProcess
}

/**
 * `assay run --jobs`: takes the checks in so many parts at the same time, each in a process and on an embedded sandbox of
 * its own, and makes one run of them. Gives the exit code of the whole.
 */
export async function runInParts(options: RunCommandOptions, jobs: number, io: Io): Promise<number> {
  const seed = options.seed ?? Math.floor(Math.random() * 0x7fff_ffff)
  const folder = mkdtempSync(join(tmpdir(), 'assay-parts-'))
  if (!options.quiet) io.out.line(`Checking in ${jobs} parts, each on an embedded sandbox of its own, seed ${seed}`)
  const parts = Array.from({ length: jobs }, (_, at): Part => {
    const out = join(folder, `part-${at + 1}`)
    const asked = [...argumentsOf(options), '--seed', `${seed}`, '--shard', `${at + 1}/${jobs}`, '--out', out]
    const stdio = ['ignore', 'ignore', 'pipe'] as const
    return {
      out,
      child: spawn(process.execPath, [assay, 'run', '--quiet', ...asked], { stdio: [...stdio], env: io.env }),
    }
  })
  const stopListening = onInterruption(() => parts.forEach(({ child }) => child.kill('SIGINT')))
  try {
    const ends = await Promise.all(parts.map(endOf))
    const lost = ends.find(({ code }) => !concluding.has(code))
    if (!lost)
      return await mergeCommand(
        parts.map(({ out }) => out),
        options,
        io,
      )
    io.err.line(lost.said.trimEnd())
    return lost.code ?? 2
  } finally {
    stopListening()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function endOf({ child }: Part): Promise<{ code: number | null; said: string }> {
  const [said] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'close')])
  return { code: child.exitCode, said }
}

/** What a part is asked for as the whole is. */
function argumentsOf(options: RunCommandOptions): string[] {
  const { interface: interfaces, features, only, check, fuzz, depth, minJudged, baseline, workers } = options
  const each = (option: string, values: readonly unknown[]) => values.flatMap((value) => [option, String(value)])
  const given = (option: string, value: unknown) => (value === undefined ? [] : [option, String(value)])
  return [
    ...each('--interface', interfaces),
    ...each('--features', features),
    ...each('--only', only),
    ...each('--check', check),
    ...given('--fuzz', fuzz),
    ...given('--depth', depth),
    ...given('--min-judged', minJudged),
    ...given('--baseline', baseline),
    ...given('--workers', workers),
    ...given('--fail-on', options.failOn),
    ...(options.keepGoing ? ['--keep-going'] : []),
    ...(options.contracts === undefined ? [] : [options.contracts ? '--contracts' : '--no-contracts']),
  ]
}
