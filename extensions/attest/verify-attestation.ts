import { join } from 'node:path'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import type { Io } from '../../cli/asked/io.ts'
import { opened, readEnvelope } from './envelope.ts'
import { followsFrom, type Rejudge } from './follows-from.ts'
import { keyIdOf, kindOf, verifyingKeyIn } from './keys.ts'
import { assertSameProfile } from './profile-of-run.ts'
import { statementIn } from './read-statement.ts'
import { resultsIn } from '../../cli/asked/run-results.ts'
import { type Statement, type Subject, subjectNames, type TestResult, testResultOf } from './statement.ts'
import { linesOf } from './statement-lines.ts'
import { digestOfFile } from './subjects.ts'

export interface ToVerify {
  folder: string
  file: string
  /** The file of the public key. */
  key: string
  recording?: string | undefined
  profile?: string | undefined
  rejudge: Rejudge
}

/**
 * Whether an attestation holds: signature, files, what it says of the results and, with a recording, whether they
 * follow from it. Nothing of a statement is used before its signature holds.
 */
export async function verifyAttestation(
  { folder, file, key, recording, profile, rejudge }: ToVerify,
  io: Io,
): Promise<number> {
  const publicKey = verifyingKeyIn(key)
  const envelope = readEnvelope(file)
  const payload = opened(envelope, publicKey)
  if (payload === undefined) {
    io.out.line(`The signature does not verify: ${file} was signed with another key than ${key}, or was changed since.`)
    return 1
  }
  const statement = statementIn(file, payload)
  for (const subject of statement.subject) await assertSame(subject, folder, recording)
  const results = resultsIn(folder)
  if (recording !== undefined) assertNamed(statement, subjectNames.recording, '--recording')
  if (profile !== undefined) await assertSameProfile(profile, statement, io)
  io.out.line(`The signature verifies with the key ${keyIdOf(publicKey)} (${kindOf(publicKey)})`)
  for (const line of linesOf(statement)) io.out.line(line)
  const other = differenceOf(statement.predicate, testResultOf(results, statement.subject))
  if (other !== undefined) {
    io.out.line(`The statement is not what ${subjectNames.results} says: ${other} differs.`)
    return 1
  }
  if (recording !== undefined) return followsFrom(recording, results, rejudge, io)
  const next = isNamed(statement, subjectNames.recording) ? ' Give --recording to check them again.' : ''
  io.out.line(`The files are those that were signed. The results were not checked against a recording.${next}`)
  return 0
}

/** @throws AskedWrongly ATTESTED_FILE_CHANGED; FILE_UNREADABLE */
async function assertSame({ name, digest }: Subject, folder: string, recording: string | undefined): Promise<void> {
  const isRecording = name === subjectNames.recording
  if (isRecording && recording === undefined) return
  const file = isRecording ? recording! : join(folder, name)
  const found = await digestOfFile(file)
  if (found === digest?.sha256) return
  throw new AskedWrongly(
    'ATTESTED_FILE_CHANGED',
    `${file} is not the file that was attested as ${name}: its SHA-256 is ${found}, and the attestation has ${digest?.sha256}. Give the original file.`,
  )
}

function isNamed({ subject }: Statement, wanted: string): boolean {
  return subject.some(({ name }) => name === wanted)
}

/** @throws AskedWrongly NOT_ATTESTED */
function assertNamed(statement: Statement, name: string, option: string): void {
  if (isNamed(statement, name)) return
  throw new AskedWrongly('NOT_ATTESTED', `The attestation covers no ${name}. Leave ${option} out.`)
}

/** The first field in which a statement says something else than the results; what a newer Assay adds is not looked at. */
function differenceOf(said: TestResult, own: TestResult): string | undefined {
  const lists = ['result', 'passedTests', 'warnedTests', 'failedTests'] as const
  const field = lists.find((name) => !isSame(said[name], own[name]))
  if (field !== undefined) return field
  for (const { name, uri, digest, annotations = {} } of own.configuration) {
    const theirs = said.configuration.find((one) => one?.name === name)
    if (!isSame([theirs?.uri, theirs?.digest], [uri, digest])) return name
    const fact = Object.keys(annotations).find((one) => !isSame(theirs?.annotations?.[one], annotations[one]))
    if (fact !== undefined) return fact
  }
  return undefined
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
