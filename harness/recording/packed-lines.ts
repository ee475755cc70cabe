import { createWriteStream, openSync } from 'node:fs'
import { constants, createBrotliCompress } from 'node:zlib'
import { type RecordingLine, recordingFormat } from './recording-line.ts'

/** A recording that is written to a file. */
export interface PackedLines {
  write(line: RecordingLine): void
  /** Writes everything to the file, so that it is readable up to here if the run is killed. */
  flush(): void
  /** @throws the file system's error, from now or before */
  close(): Promise<void>
}

/** The beginning of every recording, followed by the version; the rest is compressed. */
export const recordingMark = 'assay-recording '

/**
 * Records repeat far from each other. Gzip only sees 32 kB and makes the file many times as large. Quality 4 makes it a
 * seventh smaller but takes twice the time.
 */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 2,
  [constants.BROTLI_PARAM_LGWIN]: 22,
}

/** A new recording in this file, compressed during the run. @throws the error of the file system where it cannot be opened */
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

/** Only a reading may hold an integer beyond JSON numbers: testing each value takes much longer. */
function jsonOf(line: RecordingLine): string {
  return line.type === 'reading' ? JSON.stringify(line, bigintAsText) : JSON.stringify(line)
}

function bigintAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
