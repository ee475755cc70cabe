import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { assayVersion } from '../../harness/run/version.ts'
import type { Io } from '../../cli/asked/io.ts'
import { screenOn } from '../../cli/asked/screen.ts'
import { resultsIn } from '../../cli/asked/run-results.ts'
import type { ResultsFile } from '../../reports/runs/results.ts'
import { testsOf } from './tests-of.ts'

/** Runs the checks of a recording again and writes the results to a folder: what `assay rejudge` does. */
export type Rejudge = (recording: string, out: string, io: Io) => Promise<number>

/**
 * Whether results follow from a recording: runs its checks again and prints each test with another verdict, also one
 * that the results leave out.
 */
export async function followsFrom(recording: string, results: ResultsFile, rejudge: Rejudge, io: Io): Promise<number> {
  const said = new Map(testsOf(results).map((one) => [one.name, one]))
  const found = new Map(testsOf(await rejudged(recording, rejudge, io)).map((one) => [one.name, one]))
  const names = [...new Set([...said.keys(), ...found.keys()])]
  const others = names.filter((name) => said.get(name)?.verdict !== found.get(name)?.verdict)
  const isMissing = (name: string) => found.get(name)?.code === 'not-in-recording'
  for (const name of others) {
    const now = isMissing(name)
      ? 'not in the recording'
      : `${found.get(name)?.verdict ?? 'not checked'} by the recording`
    io.out.line(`${name}: ${said.get(name)?.verdict ?? 'not listed'} in the results, ${now}`)
  }
  if (others.length === 0) {
    io.out.line(`The results follow from the recording: all ${names.length} verdicts are the same.`)
    return 0
  }
  if (results.assay !== assayVersion())
    io.out.line(
      `The run was by Assay ${results.assay}, and this is ${assayVersion()}: \`assay rejudge\` says which checks changed.`,
    )
  const missing = others.filter(isMissing).length
  if (missing === others.length) {
    io.out.line(`No conclusion: of ${names.length} verdicts, ${missing} cannot be checked with the recording.`)
    return 2
  }
  io.out.line(
    `The results do not follow from the recording: of ${names.length} verdicts, ${others.length - missing} differ.`,
  )
  return 1
}

async function rejudged(recording: string, rejudge: Rejudge, io: Io): Promise<ResultsFile> {
  const out = mkdtempSync(join(tmpdir(), 'assay-rejudged-'))
  const silent = screenOn(new Writable({ write: (_chunk, _encoding, done) => done() }))
  try {
    await rejudge(recording, out, { ...io, out: silent })
    return resultsIn(out)
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}
