import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join, relative } from 'node:path'
import { suite } from 'node:test'
import { pathToFileURL } from 'node:url'

/** The time of a file from its first line to the end of its last test, and its processor time. */
export interface Took {
  file: string
  ms: number
  /** Of this process and of its ended children. */
  processorMs: number
}

/**
 * Runs files one by one in this process, each as a suite of its own. Other processes may share the list: the one that
 * creates the folder with a file's number in `taken` runs the file.
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

/** Whether this process created the folder. */
function takes(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

/** By Linux, in hundredths of a second; elsewhere without child processes. */
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
