import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { codeFile } from '../../core/code-file.ts'
import { ownFolders } from '../../core/content-roots.ts'
import { beat, ownCode } from '../../core/own-code.ts'

const watcherFile = fileURLToPath(codeFile('own-code-watcher', import.meta.url))
/** How often this thread sends a beat. */
const tickMs = 250

/** The watcher's input. */
export interface Watched {
  ownCode: typeof ownCode
  tickMs: number
  /** The seconds without a beat after which the process ends. */
  seconds: number
}

/**
 * Ends the process when the user's code blocks it for so many seconds, as no timer or signal runs then. Undefined
 * without such code. Returns a function that ends the watch.
 */
export function watchOwnCode(seconds: number, hasScript: boolean): (() => void) | undefined {
  if (ownFolders('steps').length === 0 && !hasScript) return undefined
  const beats = setInterval(beat, tickMs).unref()
  const watched: Watched = { ownCode, tickMs, seconds }
  const watcher = new Worker(watcherFile, { workerData: watched })
  watcher.unref()
  return () => {
    clearInterval(beats)
    void watcher.terminate()
  }
}
