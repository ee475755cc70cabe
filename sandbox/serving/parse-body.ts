import { parse as parseLossless } from 'lossless-json'
import { parseMultipart, type FormFile } from './multipart.ts'
import { refusal } from '../basics/refusals.ts'
import { isDeeperThan } from '../basics/values.ts'

export interface ParsedBody {
  /** Undefined when the body is empty. */
  body: unknown
  file?: FormFile
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
  if (isDeeperThan(body, deepest)) {
    throw refusal('body-depth', deepest)
  }
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
