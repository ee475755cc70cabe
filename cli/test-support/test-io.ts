import { Writable } from 'node:stream'
import type { Io } from '../asked/io.ts'

/** An `Io` that keeps what is written. */
export function testIo(env: NodeJS.ProcessEnv = {}): Io & { outText: () => string; errText: () => string } {
  const out: string[] = []
  const err: string[] = []
  return {
    out: collector(out),
    err: collector(err),
    env,
    isTerminal: false,
    columns: 80,
    outText: () => out.join(''),
    errText: () => err.join(''),
  }
}

function collector(parts: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      parts.push(String(chunk))
      done()
    },
  })
}
