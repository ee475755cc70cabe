import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join, relative } from 'node:path'
import { suite } from 'node:test'
import { pathToFileURL } from 'node:url'

/** How long a file took: from its first line until its last test has ended, and how long processors worked for it. */
export interface Took {
  file: string
  ms: number
  /** Of this process and of those that it started and that have ended. */
  processorMs: number
}

/**
 * Runs files one after the other in this process, each as a suite of its own: what it started ends with its last test. Other
 * processes may run files of the same list. Whoever makes the folder with the number of a file in `taken` runs it.
 */
export async function runFiles(files: readonly string[], taken: string, took: string): Promise<void> {
  for (const [at, file] of files.entries()) {
    if (!takes(join(taken, String(at)))) continue
    const [beganMs, usedMs] = [performance.now(), processorMs()]
    await suite(relative('', file), () => import(pathToFileURL(file).href))
    const entry: Took = { file, ms: performance.now() - beganMs, processorMs: processorMs() - usedMs }
    // For the processes that later files start.
    flushCompileCache()
    appendFileSync(took, `${JSON.stringify(entry)}\n`)
  }
}

/** Whether this process was the one that could make the folder. */
function takes(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

/** As Linux counts it, in hundredths of a second; elsewhere without the processes that this one started. */
function processorMs(): number {
  try {
    const [, rest = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ')
    const [user, system, userOfChildren, systemOfChildren] = rest.split(' ').slice(11, 15).map(Number)
    return ((user ?? 0) + (system ?? 0) + (userOfChildren ?? 0) + (systemOfChildren ?? 0)) * 10
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
}
