import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { countThat } from '../../harness/reasons/count.ts'
import { assayVersion } from '../../harness/run/version.ts'
import type { Io } from '../asked/io.ts'
import { screenOn } from '../asked/screen.ts'
import { resultsIn, type RunResults } from './run-results.ts'

/** Runs the checks of a recording again and writes the results to a folder: what `assay rejudge` does. */
export type Rejudge = (recording: string, out: string, io: Io) => Promise<number>

/**
 * Whether results follow from a recording: runs its checks again and prints each requirement with another verdict. Gives
 * the exit code: 0 where all are the same, 1 where one is another, 2 where the recording does not hold what a check asks.
 */
export async function followsFrom(recording: string, results: RunResults, rejudge: Rejudge, io: Io): Promise<number> {
  const again = await rejudged(recording, rejudge, io)
  const now = new Map(again.requirements.map((one) => [one.address, one]))
  const others = results.requirements.filter(({ address, verdict }) => now.get(address)?.verdict !== verdict)
  const isMissing = ({ address }: { address: string }) => now.get(address)?.code === 'not-in-recording'
  for (const one of others) {
    const found = isMissing(one)
      ? 'not in the recording'
      : `${now.get(one.address)?.verdict ?? 'not checked'} by the recording`
    io.out.line(`${one.address}: ${one.verdict} in the results, ${found}`)
  }
  if ((results.contracts ?? []).length > 0) io.out.line('What consumers need was not verified again.')
  const missing = others.filter(isMissing).length
  const total = results.requirements.length
  if (others.length === 0) {
    io.out.line(`The results follow from the recording: the verdicts of all ${total} requirements are the same.`)
    return 0
  }
  if (results.assay !== assayVersion())
    io.out.line(
      `The run was by Assay ${results.assay}, and this is ${assayVersion()}: \`assay rejudge\` says which checks changed.`,
    )
  if (missing === others.length) {
    io.out.line(
      `No conclusion: of ${total} requirements, ${countThat(missing, 'requirement', 'is')} not in the recording.`,
    )
    return 2
  }
  const has = countThat(others.length - missing, 'requirement', 'has')
  io.out.line(`The results do not follow from the recording: of ${total} requirements, ${has} another verdict.`)
  return 1
}

async function rejudged(recording: string, rejudge: Rejudge, io: Io): Promise<RunResults> {
  const out = mkdtempSync(join(tmpdir(), 'assay-rejudged-'))
  const silent = screenOn(new Writable({ write: (_chunk, _encoding, done) => done() }))
  try {
    await rejudge(recording, out, { ...io, out: silent })
    return resultsIn(out).results
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}
