import { parse as parseLossless } from 'lossless-json'
import { refusal } from '../basics/refusals.ts'
import { isDeeperThan, type Fields } from '../basics/values.ts'
import type { IncomingMessage } from 'node:http'

interface ParsedBody {
  /** Undefined when the body is empty. */
  body: unknown
  file?: FormFile | undefined
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/** A double may not hold numbers of this many digits exactly. */
const longNumber = /\d{16}/

/** Deeper bodies could not be written again when an answer repeats them. */
const deepest = 200

/**
 * The parsed body: a multipart form by its content type, else JSON whatever the content type says. Whole numbers too
 * large for a double come as bigint.
 * @throws Refusal InvalidEncoding, JsonParseError, WrongRequestFormat
 */
export function parseBody(
  bytes: Buffer,
  contentType: string | undefined,
  parsed: (text: string) => unknown = JSON.parse,
): ParsedBody {
  if (bytes.length === 0) return { body: undefined }
  if (contentType !== undefined && /^multipart\/form-data\b/i.test(contentType)) {
    return parseMultipart(bytes, contentType)
  }
  const text = decode(bytes)
  if (text.trim() === '') return { body: undefined }
  const body = parse(text, parsed)
  if (isDeeperThan(body, deepest)) throw refusal('body-depth', deepest)
  return { body: longNumber.test(text) ? withLargeIntegers(text) : body }
}

function parse(text: string, parsed: (text: string) => unknown): unknown {
  try {
    return parsed(text)
  } catch (cause) {
    throw refusal('body-json', (cause as Error).message)
  }
}

function decode(bytes: Buffer): string {
  try {
    return strictUtf8.decode(bytes)
  } catch {
    throw refusal('body-utf-8')
  }
}

/** Parses valid JSON again with bigints. The last of duplicate keys counts, as in JSON.parse. */
function withLargeIntegers(text: string): unknown {
  return parseLossless(text, undefined, { parseNumber: largeOrPlain, onDuplicateKey: ({ newValue }) => newValue })
}

function largeOrPlain(numeral: string): number | bigint {
  const value = Number(numeral)
  return !Number.isSafeInteger(value) && /^\d+$/.test(numeral) ? BigInt(numeral) : value
}

const empty = Buffer.alloc(0)

/**
 * The body's bytes as received; empty when there are none. Bytes beyond the limit are read and dropped, so that a
 * client that writes first and reads later still gets its answer.
 * @throws Refusal WrongRequestFormat when the body is larger than the limit or ends too early
 */
export function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const { headers } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) {
    return Promise.resolve(empty)
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= limitBytes) chunks.push(chunk)
      else chunks.length = 0
    })
    request.on('end', () => {
      if (bytes > limitBytes) {
        reject(refusal('body-size', limitBytes))
      } else resolve(chunks.length === 1 ? (chunks[0] ?? empty) : Buffer.concat(chunks))
    })
    request.on('error', () => reject(refusal('body-whole')))
  })
}

export interface FormFile {
  name: string
  bytes: Buffer
}

/**
 * A multipart form: parts named `data[x]` become `{ data: { x } }`, other text parts stay as named,
 * and the part `file` becomes the file.
 * @throws Refusal WrongRequestFormat
 */
export function parseMultipart(bytes: Buffer, contentType: string): ParsedBody {
  const match = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType)
  const boundary = match?.[1] ?? match?.[2]
  if (boundary === undefined) throw refusal('form-boundary-named')
  const data: Fields = {}
  const body: Fields = { data }
  let file: FormFile | undefined
  for (const part of partsOf(bytes, boundary)) {
    if (part.name === 'file') file = { name: part.fileName ?? 'file', bytes: part.bytes }
    else {
      const inner = /^data\[([^\]]+)\](\[\])?$/.exec(part.name)
      const target = inner ? data : body
      const key = inner?.[1] ?? part.name
      const text = part.bytes.toString('utf8')
      const value = inner?.[2] ? [...((target[key] as string[] | undefined) ?? []), text] : text
      Object.defineProperty(target, key, { value, enumerable: true, writable: true, configurable: true })
    }
  }
  return { body, file }
}

interface Part {
  name: string
  fileName?: string
  bytes: Buffer
}

function* partsOf(bytes: Buffer, boundary: string): Generator<Part> {
  const delimiter = Buffer.from(`--${boundary}`)
  let at = bytes.indexOf(delimiter)
  if (at < 0) throw refusal('form-boundary-there')
  while (at >= 0) {
    const start = at + delimiter.length
    if (bytes.subarray(start, start + 2).toString('latin1') === '--') return
    at = bytes.indexOf(delimiter, start)
    const headEnd = bytes.indexOf('\r\n\r\n', start)
    if (at < 0 || headEnd < 0 || headEnd > at) throw refusal('form-whole')
    const head = bytes.subarray(start, headEnd).toString('utf8')
    const name = /\bname="([^"]*)"/i.exec(head.replace(/filename\*?=/gi, 'f='))?.[1]
    if (name !== undefined) {
      yield { name, fileName: /\bfilename="([^"]*)"/i.exec(head)?.[1], bytes: bytes.subarray(headEnd + 4, at - 2) }
    }
  }
}
