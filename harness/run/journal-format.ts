import { CodedError } from '../../core/coded-error.ts'

/** The version of the journal that this Assay writes and reads; `schemas/journal.schema.json` describes it. */
export const journalFormat = 1

/** A journal of a version that this Assay does not read. Exit code 3. */
export class JournalVersion extends CodedError<'JOURNAL_VERSION'> {}

const beginningBytes = 100

/**
 * Holds the version in the first line against the one that is known: of another version, no line can be relied on.
 * @throws JournalVersion
 */
export function assertKnownFormat(file: string, journal: Buffer): void {
  const beginning = journal.subarray(0, beginningBytes).toString('latin1')
  const [, format] = /^\{"type":"run-started","journal":(\d+)/.exec(beginning) ?? []
  if (format === undefined || Number(format) === journalFormat) return
  throw new JournalVersion(
    'JOURNAL_VERSION',
    `${file} is a journal of format ${format}; this Assay reads format ${journalFormat}. Take the Assay that wrote it, or a newer one.`,
  )
}
