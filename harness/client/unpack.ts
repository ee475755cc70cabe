import { isUtf8 } from 'node:buffer'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { wireError } from './wire.ts'

type Options = { maxOutputLength: number; info: true }

const ways: ReadonlyMap<string, (bytes: Buffer, options: Options) => unknown> = new Map([
  ['gzip', gunzipSync],
  ['x-gzip', gunzipSync],
  ['br', brotliDecompressSync],
  ['deflate', inflateSync],
])

/**
 * The body of an answer without its content codings, last one first, because some servers always compress. An unknown
 * coding is ignored where the bytes are text.
 * @throws Error where the bytes do not unpack exactly; with code ERR_BUFFER_TOO_LARGE where they unpack to more than
 * `most` bytes
 */
export function unpacked(bytes: Buffer, encoding: string | undefined, most: number): Buffer {
  const codings = (encoding ?? '').split(',').map((coding) => coding.trim().toLowerCase())
  return codings.reduceRight((packed, coding) => (packed.length === 0 ? packed : without(coding, packed, most)), bytes)
}

function without(coding: string, packed: Buffer, maxOutputLength: number): Buffer {
  const unpack = ways.get(coding)
  if (!unpack) {
    if (coding === '' || coding === 'identity' || isUtf8(packed)) return packed
    throw wireError('Z_CODING_UNKNOWN', 'The content coding is unknown')
  }
  // Node's types do not describe the effect of `info`.
  const { buffer, engine } = unpack(packed, { maxOutputLength, info: true }) as {
    buffer: Buffer
    engine: { bytesWritten: number }
  }
  if (engine.bytesWritten === packed.length) return buffer
  throw wireError('Z_TRAILING_BYTES', `${packed.length - engine.bytesWritten} bytes follow the compressed body`)
}
