import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import { onlyAsHonest } from '../../cli/asked/only-as-honest.ts'
import type { Io } from '../../cli/asked/io.ts'
import { beginningOf } from '../../cli/asked/own-files.ts'
import { enveloped } from './envelope.ts'
import type { Rejudge } from './follows-from.ts'
import { keyIdOf, kindOf, signingKeyIn } from './keys.ts'
import { assertOfRun } from './recording-of-run.ts'
import { resultsIn } from '../../cli/asked/run-results.ts'
import type { ResultsFile } from '../../reports/runs/results.ts'
import { linesOf } from './statement-lines.ts'
import { statementOf } from './statement.ts'
import { subjectsOf } from './subjects.ts'
import { verifyAttestation } from './verify-attestation.ts'

export interface AttestOptions {
  /** The private key; with `verify` the public one. */
  key?: string
  recording?: string
  withoutRecording?: true
  out?: string
  /** Writes the statement alone, for a tool that signs it. */
  unsigned?: true
  /** The attestation to verify; none is made then. */
  verify?: string
  /** With `verify`: the profile that the run is said to have had. */
  profile?: string
}

const usualName = 'attestation.intoto.jsonl'

/**
 * `assay attest`: writes a signed statement about a run, or verifies one.
 * @throws AskedWrongly for files, keys and options that cannot be used
 */
export async function attestCommand(folder: string, options: AttestOptions, io: Io): Promise<number> {
  const { key, verify, profile, recording, unsigned } = options
  if (verify !== undefined) {
    refuse(options, 'out', 'unsigned', 'withoutRecording')
    const { rejudgeCommand } = await import('../../cli/rejudge.ts')
    const rejudge: Rejudge = (file, out, ownIo) => rejudgeCommand(file, { out, format: [] }, ownIo)
    return verifyAttestation({ folder, file: verify, key: given(key), recording, profile, rejudge }, io)
  }
  refuse(options, 'profile')
  if (unsigned && key !== undefined)
    throw new AskedWrongly('OPTIONS_CONFLICT', '--unsigned leaves the signature to another tool. Leave --key out.')
  const signer = unsigned ? undefined : signingKeyIn(given(key), io.env)
  const results = resultsIn(folder)
  assertConcluded(folder, results)
  if (recording !== undefined) assertOfRun(recording, results)
  else if (!options.withoutRecording)
    throw new AskedWrongly(
      'RECORDING_MISSING',
      `Give --recording with what \`assay run --record\` wrote, so that others can run the checks again. If there is none, say so with --without-recording. ${onlyAsHonest}`,
    )
  else io.out.line(onlyAsHonest)
  const statement = statementOf(results, await subjectsOf(folder, recording))
  const text = JSON.stringify(statement)
  const out = options.out ?? join(folder, usualName)
  writeOwn(out, `${signer ? JSON.stringify(enveloped(text, signer)) : text}\n`)
  for (const line of linesOf(statement)) io.out.line(line)
  io.out.line(signer ? `Signed ${out} with the key ${keyIdOf(signer)} (${kindOf(signer)})` : `Wrote ${out}, not signed`)
  return 0
}

/** @throws AskedWrongly RUN_WITHOUT_CONCLUSION: the predicate has no word for it */
function assertConcluded(folder: string, { exitCode, sentence }: ResultsFile): void {
  if (exitCode === 0 || exitCode === 1) return
  throw new AskedWrongly(
    'RUN_WITHOUT_CONCLUSION',
    `The run in ${folder} came to no conclusion (${sentence}) An attestation could only say that it passed, warned or failed. Attest a run that ended with exit code 0 or 1.`,
  )
}

function given(key: string | undefined): string {
  if (key !== undefined) return key
  throw new AskedWrongly('KEY_MISSING', 'Give --key: a private key in PEM form to sign, the public one to verify.')
}

/** @throws AskedWrongly OPTIONS_CONFLICT where one of these options is given */
function refuse(options: AttestOptions, ...names: Array<keyof AttestOptions>): void {
  const found = names.find((name) => options[name] !== undefined)
  if (found === undefined) return
  const why = options.verify === undefined ? 'is for --verify' : 'makes an attestation, and --verify reads one'
  throw new AskedWrongly(
    'OPTIONS_CONFLICT',
    `--${found.replace(/[A-Z]/, (capital) => `-${capital.toLowerCase()}`)} ${why}. Leave it out.`,
  )
}

/** @throws AskedWrongly OUT_OCCUPIED where something else would be written over; OUT_UNWRITABLE */
function writeOwn(out: string, text: string): void {
  try {
    if (existsSync(out) && !/^\{"(?:payloadType|_type)":/.test(beginningOf(out)))
      throw new AskedWrongly(
        'OUT_OCCUPIED',
        `${out} is no attestation, and is not written over. Give --out another file.`,
      )
    writeFileSync(out, text)
  } catch (cause) {
    if (cause instanceof AskedWrongly) throw cause
    throw new AskedWrongly(
      'OUT_UNWRITABLE',
      `${out} cannot be written (${(cause as Error).message}). Give --out another file.`,
      { cause },
    )
  }
}
