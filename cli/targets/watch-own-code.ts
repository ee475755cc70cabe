import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { codeFile } from '../../core/code-file.ts'
import { ownFolders } from '../../core/content-roots.ts'
import { beat, ownCode } from '../../core/own-code.ts'

const watcherFile = fileURLToPath(codeFile('own-code-watcher', import.meta.url))
/** How often this thread shows that it goes on. */
const tickMs = 250

/** What the watcher is given. */
export interface Watched {
  ownCode: typeof ownCode
  tickMs: number
  /** After so long without a beat the process is ended. */
  seconds: number
}

/**
 * Has the process ended where code of the user's own keeps it from going on for so many seconds, since no timer and no signal
 * reaches it then; undefined where there is no such code. Gives what ends that.
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
