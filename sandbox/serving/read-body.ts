import type { IncomingMessage } from 'node:http'
import { refusal } from '../basics/refusals.ts'

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
