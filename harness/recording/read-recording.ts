import { readFileSync } from 'node:fs'
import { brotliDecompressSync, constants } from 'node:zlib'
import { parseJson } from '../../core/exact-json.ts'
import { recordingMark } from './packed-lines.ts'
import { RecordingError } from './recording-error.ts'
import {
  betweenRows,
  recordingFormat,
  type CheckKept,
  type ContractKept,
  type ExchangeKept,
  type ReadingKept,
  type RecordingLine,
  type RecordingOpened,
  type RunKept,
  type TextKept,
} from './recording-line.ts'
import type { ValidateFunction } from 'ajv'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import { schemaCompiler } from '../../core/schema-compiler.ts'

export interface Recording {
  opened: RecordingOpened
  /** Exchanges and readings in the order of their beginning. */
  kept: Array<ExchangeKept | ReadingKept>
  texts: ReadonlyMap<number, string>
  checks: CheckKept[]
  contracts: ContractKept[]
  /** Absent where the run was killed. */
  run?: RunKept
  /** Whether the end is missing; the complete part is returned. */
  cutOff: boolean
}

const newline = 0x0a
/**
 * Reads a recording, even without its end.
 * @throws RecordingError where it is no recording, or one of another format
 */
export function readRecording(file: string): Recording {
  const packed = packedIn(file)
  const recording: Omit<Recording, 'opened'> = { kept: [], texts: new Map(), checks: [], contracts: [], cutOff: false }
  const texts = new Map<number, string>()
  let opened: RecordingOpened | undefined
  for (const line of linesIn(unpacked(file, packed))) take(lineIn(file, line))
  if (!opened) throw unreadable(file, 'it holds no whole line')
  return { ...recording, opened, texts, cutOff: recording.run === undefined }

  function take(line: RecordingLine): void {
    if (recording.run) throw unreadable(file, 'more follows the end of its run')
    if (line.type === 'recording' && opened) throw unreadable(file, 'it holds two recordings')
    if (line.type === 'text') texts.set(line.id, textOf(line, texts))
    if (line.type === 'recording') opened = line
    else if (line.type === 'exchange' || line.type === 'reading') recording.kept.push(line)
    else if (line.type === 'check') recording.checks.push(line)
    else if (line.type === 'contract') recording.contracts.push(line)
    else if (line.type === 'run') recording.run = line
  }
}

/** A kept text; that of a list is joined from rows that come before it. */
function textOf(line: TextKept, texts: ReadonlyMap<number, string>): string {
  return 'text' in line ? line.text : line.rows.map((id) => texts.get(id) ?? '').join(betweenRows)
}

function lineIn(file: string, text: string): RecordingLine {
  let line: unknown
  try {
    line = parseJson(text)
  } catch (cause) {
    throw unreadable(file, 'a line of it is not JSON', cause)
  }
  if (fitsFormat(line)) return line
  throw unreadable(file, 'a line of it does not fit the format (schemas/recording.schema.json)')
}

/** The compressed bytes of a recording in a known format. */
function packedIn(file: string): Buffer {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (cause) {
    throw unreadable(file, (cause as Error).message, cause)
  }
  const end = bytes.subarray(0, 100).indexOf(newline)
  const [mark, format] = [
    bytes.subarray(0, recordingMark.length),
    bytes.subarray(recordingMark.length, Math.max(end, 0)),
  ]
  if (end === -1 || mark.toString('latin1') !== recordingMark)
    throw unreadable(file, 'it is no recording. Give a file that `assay run --record` wrote')
  if (format.toString('latin1') !== String(recordingFormat))
    throw new RecordingError(
      'RECORDING_UNKNOWN',
      `${file} has the format ${format.toString('latin1')}; this Assay reads format ${recordingFormat}.`,
    )
  return bytes.subarray(end + 1)
}

function unpacked(file: string, packed: Buffer): Buffer {
  const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH, info: true }
  let read: { buffer: Buffer; engine: { bytesWritten: number } }
  try {
    // Node's types do not describe the effect of `info`.
    read = brotliDecompressSync(packed, options) as unknown as typeof read
  } catch (cause) {
    throw unreadable(file, (cause as Error).message, cause)
  }
  const beyond = packed.length - read.engine.bytesWritten
  if (beyond > 0) throw unreadable(file, `${beyond} bytes follow its end`)
  return read.buffer
}

/** The lines of a recording; the last one without an end was cut off. */
function* linesIn(bytes: Buffer): Generator<string> {
  for (let at = 0, end; (end = bytes.indexOf(newline, at)) !== -1; at = end + 1) yield bytes.toString('utf8', at, end)
}

function unreadable(file: string, why: string, cause?: unknown): RecordingError {
  return new RecordingError('RECORDING_UNREADABLE', `${file} cannot be read: ${why}.`, { cause })
}

/** The schema's name for each type of line. */
const names = { text: 'text-line' } as Partial<Record<RecordingLine['type'], string>>

let compiler: Ajv2020 | undefined

/** Whether a recorded line has what its type needs. An unknown type is accepted. */
function fitsFormat(line: unknown): line is RecordingLine {
  const type = (line as { type?: unknown } | null)?.type
  if (typeof type !== 'string') return false
  compiler ??= createCompiler()
  const fits = compiler.getSchema(`recording#/$defs/${names[type as RecordingLine['type']] ?? type}`) as
    | ValidateFunction
    | undefined
  return fits === undefined || fits(line)
}

function createCompiler(): Ajv2020 {
  const file = new URL('../../schemas/recording.schema.json', import.meta.url)
  const ajv = schemaCompiler({ allowUnionTypes: true, strict: false })
  const { $defs } = JSON.parse(readFileSync(file, 'utf8')) as { $defs: object }
  return ajv.addSchema({ $id: 'recording', $defs })
}
