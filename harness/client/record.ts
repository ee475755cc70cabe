import { isUtf8 } from 'node:buffer'
import type { HeaderList, ReceivedAnswer, SentRequest } from '../../core/exchange.ts'
import { parseJson } from '../../core/exact-json.ts'
import type { PreparedRequest } from './prepare.ts'

/** The request as evidence: its bytes as text, and in base64 where they are not text. */
export function sentRequest({ method, url, body }: PreparedRequest, headers: HeaderList): SentRequest {
  return { method, url, headers, ...asText(body) }
}

/** The answer as evidence, parsed where it is JSON. */
export function readAnswer({
  status,
  headers,
  bytes,
}: {
  status: number
  headers: HeaderList
  bytes: Buffer
}): ReceivedAnswer {
  const text = asText(bytes)
  const json = text.bodyBase64 === undefined && bytes.length > 0 ? parseJson(text.body) : undefined
  return { status, headers, ...text, ...(json === undefined ? {} : { json }) }
}

function asText(bytes: Buffer): { body: string; bodyBase64?: string } {
  return isUtf8(bytes) ? { body: bytes.toString() } : { body: bytes.toString(), bodyBase64: bytes.toString('base64') }
}
