import { closeSync, existsSync, lstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { CommandName } from '../../core/command-name.ts'
import type { JournalEvent } from '../../core/journal-events.ts'
import { folderMarker } from '../../core/own-folder.ts'
import { filesOf, formats } from '../../reports/formats.ts'

/** The beginnings of Assay's own files. A journal may be cut before its first line. */
const markers: ReadonlyMap<string, RegExp> = new Map([
  ['journal.ndjson', /^(?:\{"type":"run-started"|$)/],
  ['compare.md', /^<!-- Assay -->\n/],
  ['compare.json', /^\{\s*"comparison": \d+,/],
  ...Object.values(formats).flatMap((one) => ('file' in one ? [[one.file, one.begins] as const] : [])),
])

/** What says that a file is a report of Assay stands within so many. */
const beginningBytes = 4096

/** The files and folders that a rebuilt report may write or overwrite in its folder. */
export function namesOfReports(wanted: readonly string[]): string[] {
  return wanted.flatMap(filesOf)
}

/** The files and folders that a run may write: also the journal and pictures. */
export function namesOfRun(wanted: readonly string[]): string[] {
  return ['journal.ndjson', 'hosted', ...namesOfReports(wanted)]
}

/** Whether Assay wrote the file of this name, or it does not exist. */
export function isOwn(folder: string, name: string): boolean {
  const found = lstatSync(join(folder, name), { throwIfNoEntry: false })
  if (!found) return true
  const marker = markers.get(name)
  if (marker) return found.isFile() && marker.test(beginningOf(join(folder, name)))
  return (
    found.isDirectory() && lstatSync(join(folder, name, folderMarker), { throwIfNoEntry: false })?.isFile() === true
  )
}

/** The command whose journal a folder holds; undefined when there is none. */
export function commandIn(folder: string): CommandName | undefined {
  if (!existsSync(join(folder, 'journal.ndjson'))) return undefined
  const [begins, command = 'run'] =
    /^\{"type":"run-started",(?:"command":"([\w-]+)")?/.exec(beginningOf(join(folder, 'journal.ndjson'))) ?? []
  return begins === undefined ? undefined : (command as CommandName)
}

/** An event of a command's journal, whose first event names the command. */
export function writtenBy(command: CommandName, event: JournalEvent): JournalEvent {
  if (event.type !== 'run-started' || command === 'run') return event
  const { type, ...rest } = event
  return { type, command, ...rest }
}

export function beginningOf(file: string): string {
  const handle = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(beginningBytes)
    return bytes.subarray(0, readSync(handle, bytes)).toString()
  } finally {
    closeSync(handle)
  }
}
