import { createWriteStream, openSync } from 'node:fs'
import { constants, createBrotliCompress } from 'node:zlib'
import { type RecordingLine, recordingFormat } from './recording-line.ts'

/** A recording on its way to a file. */
export interface PackedLines {
  write(line: RecordingLine): void
  /** Brings all to the file, so that a run which is killed leaves it readable up to here. */
  flush(): void
  /** @throws what the file system said, now or before */
  close(): Promise<void>
}

/** How a file begins that is a recording, of whatever version; the rest is compressed. */
export const recordingMark = 'assay-recording '

/**
 * Records come again and again, far from one another: gzip, which looks back 32 kB, makes them many times as large. Quality
 * 4 makes the file a seventh smaller, and takes twice the time.
 */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 2,
  [constants.BROTLI_PARAM_LGWIN]: 22,
}

/** A fresh recording in this file, compressed beside the run. @throws the error of the file system where it cannot be opened */
export function openPacked(file: string): PackedLines {
  const packing = createBrotliCompress({ params })
  const written = createWriteStream(file, { fd: openSync(file, 'w') })
  written.write(`${recordingMark}${recordingFormat}\n`)
  packing.pipe(written)
  let failed: unknown
  const ended = new Promise<void>((resolve) => {
    written.on('close', resolve)
    written.on('error', (error) => {
      failed ??= error
      resolve()
    })
  })
  let lines: string[] = []
  const flush = () => {
    if (lines.length === 0 || failed !== undefined) return
    packing.write(lines.join(''))
    packing.flush(constants.BROTLI_OPERATION_FLUSH)
    lines = []
  }
  return {
    write: (line) => void lines.push(`${jsonOf(line)}\n`),
    flush,
    async close() {
      flush()
      packing.end()
      await ended
      if (failed !== undefined) throw failed as Error
    },
  }
}

/** Only a reading may hold an integer that JSON cannot: asking at each value takes much longer. */
function jsonOf(line: RecordingLine): string {
  return line.type === 'reading' ? JSON.stringify(line, bigintAsText) : JSON.stringify(line)
}

function bigintAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
