import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import { type Subject, subjectNames } from './statement.ts'

/** The files of a run that are attested: its results, its report where there is one, and its recording if it is given. */
export async function subjectsOf(folder: string, recording?: string): Promise<Subject[]> {
  const report = join(folder, subjectNames.report)
  const files = [
    [subjectNames.results, join(folder, subjectNames.results)],
    ...(existsSync(report) ? [[subjectNames.report, report]] : []),
    ...(recording === undefined ? [] : [[subjectNames.recording, recording]]),
  ] as Array<[name: string, file: string]>
  return Promise.all(files.map(async ([name, file]) => ({ name, digest: { sha256: await digestOfFile(file) } })))
}

/** The SHA-256 of a file, in hex, however large it is. @throws AskedWrongly FILE_UNREADABLE */
export async function digestOfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(file), hash)
  } catch (cause) {
    const why = (cause as NodeJS.ErrnoException).code ?? 'unknown'
    throw new AskedWrongly('FILE_UNREADABLE', `${file} cannot be read (${why}). Give the file that the run wrote.`, {
      cause,
    })
  }
  return hash.digest('hex')
}
