import { Writable } from 'node:stream'
import { type Io, screenOn } from '../asked/io.ts'

/** An `Io` that collects the output; a terminal's if a width is given. */
export function testIo(
  env: NodeJS.ProcessEnv = {},
  columns?: number,
): Io & { outText: () => string; errText: () => string } {
  const out: string[] = []
  const err: string[] = []
  return {
    out: screenOn(collector(out), columns),
    err: screenOn(collector(err)),
    env,
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
