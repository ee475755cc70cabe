import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { recordingMark } from '../harness/recording/packed-lines.ts'
import { readRecording } from '../harness/recording/read-recording.ts'
import { readStory } from './write-reports.ts'
import type { ComparedRun } from './runs/compared-run.ts'
import { nextFile, readResultsFile } from './runs/results-file.ts'
import { runOfRecording } from './runs/run-of-recording.ts'
import { runOfResults, runOfStory } from './runs/run-of-story.ts'
import { CodedError } from '../core/coded-error.ts'

/**
 * The run in a file, or in the journal of a folder of reports. The beginning of a file shows its kind.
 * @throws CodedError RUN_UNREADABLE or JOURNAL_UNREADABLE; RecordingError
 */
export function readRunFile(given: string): ComparedRun {
  const file = fileOf(given)
  const begins = beginningOf(file)
  if (begins.startsWith(recordingMark)) return { ...runOfRecording(readRecording(file)), file: given }
  if (isJournal(begins)) return { ...runOfStory(readStory(file)), file: given }
  return { ...runOfResults(readResultsFile(file)), file: given }
}

/** The beginning of a file; empty when it cannot be read. */
function beginningOf(file: string): string {
  let handle: number | undefined
  try {
    handle = openSync(file, 'r')
    const bytes = Buffer.alloc(200)
    return bytes.subarray(0, readSync(handle, bytes)).toString('latin1')
  } catch {
    return ''
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

function isJournal(begins: string): boolean {
  return begins.startsWith('{"type":"')
}

function fileOf(given: string): string {
  if (given.trim() === '') throw unreadable('A run was given an empty name.')
  const found = statSync(given, { throwIfNoEntry: false })
  // A pipe or a device may never end.
  if (found && !found.isFile() && !found.isDirectory()) throw unreadable(`${given} is not a file.`)
  return found?.isDirectory() ? inFolder(given) : given
}

function inFolder(given: string): string {
  const found = ['journal.ndjson', 'results.json'].map((name) => join(given, name)).find((file) => existsSync(file))
  if (found === undefined) throw unreadable(`${given} holds neither journal.ndjson nor results.json.`)
  return found
}

function unreadable(why: string): CodedError {
  return new CodedError('RUN_UNREADABLE', `${why} ${nextFile}`)
}
