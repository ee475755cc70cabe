import { Writable } from 'node:stream'
import { type Io, screenOn } from '../cli/asked/io.ts'

/** What a command writes to where a program runs it: a function that sees each line, or nobody. */
export function ioFor(onLine: (line: string) => void = () => undefined, env: NodeJS.ProcessEnv = process.env): Io {
  const lines = new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      for (const line of text.replace(/\n$/, '').split('\n')) onLine(line)
      done()
    },
  })
  return { out: screenOn(lines), err: screenOn(lines), env }
}
