import { closeSync, constants, openSync, readSync } from 'node:fs'

/** How long a pipe may be without anybody who writes to it, and how long whoever does may take, in milliseconds. */
const unwrittenMs = 700
const writingMs = 30_000
const pauseMs = 20

/**
 * The bytes of a pipe, at most `most` and one more; undefined where nobody writes to it. To read it as a file would wait for
 * a writer for ever. @throws Error with the code of the system where it cannot be read, or EAGAIN where the writer is too slow
 */
export function readPipe(file: string, most: number): Buffer | undefined {
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK)
  const chunks: Buffer[] = []
  const began = performance.now()
  const bytes = () => chunks.reduce((sum, { length }) => sum + length, 0)
  try {
    while (bytes() <= most) {
      const chunk = nextOf(descriptor, performance.now() - began < writingMs)
      if (chunk === undefined) pause()
      else if (chunk.length > 0) chunks.push(chunk)
      else if (chunks.length > 0) break
      else if (performance.now() - began > unwrittenMs) return undefined
      else pause()
    }
    return Buffer.concat(chunks)
  } finally {
    closeSync(descriptor)
  }
}

/** What is there to read: nothing where nobody writes any more; undefined where somebody may still write. */
function nextOf(descriptor: number, waits: boolean): Buffer | undefined {
  const chunk = Buffer.alloc(65_536)
  try {
    return chunk.subarray(0, readSync(descriptor, chunk))
  } catch (error) {
    if (waits && (error as NodeJS.ErrnoException).code === 'EAGAIN') return undefined
    throw error
  }
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)
}
