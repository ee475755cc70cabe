import { headerOf } from '../../core/exchange.ts'
import { ClientError } from './client-error.ts'
import type { PreparedRequest } from './prepare.ts'

/** The request with a header changed after signing. Undefined removes it; a new name is added at the end. */
export function alterHeader(prepared: PreparedRequest, name: string, value: string | undefined): PreparedRequest {
  const isIt = ([other]: [string, string]) => other.toLowerCase() === name.toLowerCase()
  const place = prepared.headers.findIndex(isIt)
  const rest = prepared.headers.filter((header) => !isIt(header))
  if (value === undefined) return { ...prepared, headers: rest }
  return { ...prepared, headers: rest.toSpliced(place === -1 ? rest.length : place, 0, [name, value]) }
}

/**
 * The request with other signature bytes; flips one bit by default. It changes the decoded bytes and not the base64
 * text: the last character has unused low bits, so a lenient decoder could read the same signature.
 * @throws ClientError SIGNATURE_ABSENT when the request is not signed, SIGNATURE_UNCHANGED when the bytes stay the same
 */
export function alterSignatureBytes(
  prepared: PreparedRequest,
  change: (bytes: Buffer) => Buffer = flipOneBit,
): PreparedRequest {
  const signature = headerOf(prepared, 'Signature')
  if (signature === undefined)
    throw new ClientError('SIGNATURE_ABSENT', `"${prepared.name}" carries no signature to change.`)
  const bytes = Buffer.from(signature, 'base64')
  const other = change(Buffer.from(bytes))
  if (other.equals(bytes))
    throw new ClientError('SIGNATURE_UNCHANGED', 'The change left the signature bytes as they were.')
  return alterHeader(prepared, 'Signature', other.toString('base64'))
}

function flipOneBit(bytes: Buffer): Buffer {
  const middle = bytes.length >> 1
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  return bytes
}
