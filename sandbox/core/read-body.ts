import type { IncomingMessage } from 'node:http'
import { Refusal } from './refusal.ts'

const empty = Buffer.alloc(0)

/**
 * The body's bytes exactly as received; empty when there is none.
 * @throws Refusal WrongRequestFormat when it is larger than the limit
 */
export async function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const { headers } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return empty
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length
    if (bytes > limitBytes) throw new Refusal('WrongRequestFormat', `the body is larger than ${limitBytes} bytes`)
    chunks.push(chunk as Buffer)
  }
  return chunks.length === 1 ? (chunks[0] ?? empty) : Buffer.concat(chunks)
}
