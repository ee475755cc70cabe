import { closeSync, lstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { folderMarker } from '../../core/own-folder.ts'

/** By what Assay knows its own file: how its text begins. A journal may have been cut before its first line. */
const markers: Readonly<Record<string, RegExp>> = {
  'journal.ndjson': /^(?:\{"type":"run-started"|$)/,
  'index.html': /<meta name="generator" content="Assay"|Assay conformance report<\/title>/,
  'results.json': /^\{\s*"version": \d+,\s*"assay":/,
  'junit.xml': /^<\?xml [^>]*>\s*<testsuites name="Assay: /,
}

const beginningBytes = 4096

/** The files and folders that a run or a rebuilt report writes, and may write over, in the folder of its reports. */
export function namesOf(formats: readonly string[], writesJournal: boolean): string[] {
  const files = { html: ['index.html'], json: ['results.json'], junit: ['junit.xml'] }
  const allure = ['allure-results', 'allure-report']
  return [
    ...(writesJournal ? ['journal.ndjson', 'hosted'] : []),
    ...formats.flatMap((format) => (format === 'allure' ? allure : (files[format as keyof typeof files] ?? []))),
  ]
}

/** Whether what has this name in a folder is absent, or was written by Assay. */
export function isOwn(folder: string, name: string): boolean {
  const found = lstatSync(join(folder, name), { throwIfNoEntry: false })
  if (!found) return true
  const marker = markers[name]
  if (marker) return found.isFile() && marker.test(beginningOf(join(folder, name)))
  return (
    found.isDirectory() && lstatSync(join(folder, name, folderMarker), { throwIfNoEntry: false })?.isFile() === true
  )
}

function beginningOf(file: string): string {
  const handle = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(beginningBytes)
    return bytes.subarray(0, readSync(handle, bytes)).toString()
  } finally {
    closeSync(handle)
  }
}
