import { CodedError } from '../../core/coded-error.ts'

/** The journal version that this Assay writes and reads; `schemas/journal.schema.json` describes it. */
export const journalFormat = 1

/** A journal of an unsupported version. Exit code 3. */
export class JournalVersion extends CodedError<'JOURNAL_VERSION'> {}

const beginningBytes = 100

/** Demands the known version in the first line: no line of another version can be trusted. @throws JournalVersion */
export function assertKnownFormat(file: string, journal: Buffer): void {
  const beginning = journal.subarray(0, beginningBytes).toString('latin1')
  const [, format] = /^\{"type":"run-started","journal":(\d+)/.exec(beginning) ?? []
  if (format === undefined || Number(format) === journalFormat) return
  throw new JournalVersion(
    'JOURNAL_VERSION',
    `${file} is a journal of format ${format}; this Assay reads format ${journalFormat}. Take the Assay that wrote it, or a newer one.`,
  )
}
