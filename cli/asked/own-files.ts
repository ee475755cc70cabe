import { closeSync, existsSync, lstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { CommandName } from '../../core/command-name.ts'
import type { JournalEvent } from '../../core/journal-events.ts'
import { folderMarker } from '../../core/own-folder.ts'
import { filesOf, formats } from '../../reports/formats.ts'

/** By what Assay knows its own file: how its text begins. A journal may have been cut before its first line. */
const markers: ReadonlyMap<string, RegExp> = new Map([
  ['journal.ndjson', /^(?:\{"type":"run-started"|$)/],
  ['compare.md', /^<!-- Assay -->\n/],
  ['compare.json', /^\{\s*"comparison": \d+,/],
  ...Object.values(formats).flatMap((one) => ('file' in one ? [[one.file, one.begins] as const] : [])),
])

const beginningBytes = 4096

/** The files and folders that a rebuilt report writes, and may write over, in its folder. */
export function namesOfReports(wanted: readonly string[]): string[] {
  return wanted.flatMap(filesOf)
}

/** Those that a run writes: its journal and its pictures too. */
export function namesOfRun(wanted: readonly string[]): string[] {
  return ['journal.ndjson', 'hosted', ...namesOfReports(wanted)]
}

/** Whether what has this name in a folder is absent, or was written by Assay. */
export function isOwn(folder: string, name: string): boolean {
  const found = lstatSync(join(folder, name), { throwIfNoEntry: false })
  if (!found) return true
  const marker = markers.get(name)
  if (marker) return found.isFile() && marker.test(beginningOf(join(folder, name)))
  return (
    found.isDirectory() && lstatSync(join(folder, name, folderMarker), { throwIfNoEntry: false })?.isFile() === true
  )
}

/** The command whose run a folder holds; undefined where it holds none that began. */
export function commandIn(folder: string): CommandName | undefined {
  if (!existsSync(join(folder, 'journal.ndjson'))) return undefined
  const [begins, command = 'run'] =
    /^\{"type":"run-started",(?:"command":"([\w-]+)")?/.exec(beginningOf(join(folder, 'journal.ndjson'))) ?? []
  return begins === undefined ? undefined : (command as CommandName)
}

/** An event as the journal of a command has it: its first one names the command. */
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
