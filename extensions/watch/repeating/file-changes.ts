import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { AskedWrongly } from '../../../cli/asked/interfaces-to-evaluate.ts'

/** Changes that come one soon after the other are one: an editor writes a file in several steps. */
const quietMs = 50

/**
 * Calls `changed` when a file below these paths changes, but for those in hidden folders, in node_modules and below
 * `except`, where reports are written. Gives what stops it. @throws AskedWrongly FILES_MISSING
 */
export function onFileChange(paths: readonly string[], except: string, changed: () => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  const left = resolve(except)
  let soon: NodeJS.Timeout | undefined
  const isLeft = (path: string) => path === left || /^(?:\.(?!$)|node_modules$)/.test(basename(path))
  const look = (path: string) => {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found || watchers.has(path)) return
    const watcher = watch(path, (_event, name) => {
      const file = name === null || !found.isDirectory() ? path : join(path, name)
      if (isLeft(file)) return
      if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) look(file)
      clearTimeout(soon)
      soon = setTimeout(changed, quietMs)
    })
    watcher.on('error', () => watchers.delete(path))
    watchers.set(path, watcher)
    if (!found.isDirectory()) return
    for (const entry of readdirSync(path, { withFileTypes: true }))
      if (entry.isDirectory() && !isLeft(join(path, entry.name))) look(join(path, entry.name))
  }
  const missing = paths.find((path) => !statSync(path, { throwIfNoEntry: false }))
  if (missing !== undefined)
    throw new AskedWrongly(
      'FILES_MISSING',
      `--files was given ${missing}, which is not there. Name what your server is made of.`,
    )
  for (const path of paths) look(resolve(path))
  return () => {
    clearTimeout(soon)
    for (const watcher of watchers.values()) watcher.close()
  }
}
