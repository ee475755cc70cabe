import { createInterface } from 'node:readline/promises'
import type { Io } from './io.ts'
import { screenOn } from './screen.ts'

/** The screen and environment of this process, and `leave` to its parent. */
export function terminalIo(leave?: Io['leave']): Io {
  const { stdout, stderr } = process
  // A closed pipe, as of `| head`, stops the output only: the work and its exit code stay valid.
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') throw error
    })
  }
  const isAnswered = process.stdin.isTTY && stderr.isTTY
  const out = screenOn(stdout, stdout.isTTY ? (stdout.columns ?? 80) : undefined)
  return {
    out,
    err: screenOn(stderr),
    env: process.env,
    ...(isAnswered && { ask: askOn(stderr) }),
    ...(leave && { leave }),
  }
}

/** Asks on standard error, as standard output may be redirected. */
function askOn(output: NodeJS.WritableStream): (question: string) => Promise<string> {
  return async (question) => {
    const asking = createInterface({ input: process.stdin, output })
    try {
      // Without further input there is no answer.
      const ended = new Promise<string>((resolve) => void asking.once('close', () => resolve('')))
      return await Promise.race([asking.question(question), ended])
    } finally {
      asking.close()
    }
  }
}
