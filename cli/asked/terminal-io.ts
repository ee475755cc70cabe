import type { Io } from './io.ts'
import { screenOn } from './screen.ts'

/** The screen and the environment of this process. */
export function terminalIo(): Io {
  const { stdout, stderr } = process
  // The reader may go away, as `| head` does: nobody reads the output any more, but the work and its exit code stay valid.
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') throw error
    })
  }
  const out = screenOn(stdout, stdout.isTTY ? (stdout.columns ?? 80) : undefined)
  return { out, err: screenOn(stderr), env: process.env }
}
