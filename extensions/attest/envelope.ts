import { type KeyObject, sign, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dsse } from '@sigstore/core'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import { digestFor, keyIdOf } from './keys.ts'

/** A signed payload, as DSSE 1.0 writes it. */
export interface Envelope {
  payloadType: string
  /** Base64, as the signatures are. */
  payload: string
  signatures: Array<{ keyid?: string; sig: string }>
}

const payloadType = 'application/vnd.in-toto+json'

/** A text in an envelope, signed with a private key. Source: DSSE 1.0, PAE. */
export function enveloped(text: string, key: KeyObject): Envelope {
  const payload = Buffer.from(text)
  const sig = sign(digestFor(key), dsse.preAuthEncoding(payloadType, payload), key).toString('base64')
  return { payloadType, payload: payload.toString('base64'), signatures: [{ keyid: keyIdOf(key), sig }] }
}

/** The payload of an envelope that this key signed, and undefined of any other. Names of keys are hints, and not used. */
export function opened({ payloadType: type, payload, signatures }: Envelope, key: KeyObject): string | undefined {
  const bytes = Buffer.from(payload, 'base64')
  const signed = dsse.preAuthEncoding(type, bytes)
  const isSigned = signatures.some(({ sig }) => verify(digestFor(key), signed, key, Buffer.from(sig, 'base64')))
  return isSigned ? bytes.toString() : undefined
}

/** The envelope in a file. @throws AskedWrongly ATTESTATION_UNREADABLE */
export function readEnvelope(file: string): Envelope {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw unreadable(file, `cannot be read (${(cause as Error).message})`, cause)
  }
  if (!isEnvelope(value)) throw unreadable(file, 'is no DSSE envelope')
  if (value.payloadType !== payloadType)
    throw unreadable(file, `holds a payload of the type ${value.payloadType}; expected ${payloadType}`)
  return value
}

function unreadable(file: string, why: string, cause?: unknown): AskedWrongly {
  const next = 'Give --verify a file that `assay attest` wrote.'
  return new AskedWrongly('ATTESTATION_UNREADABLE', `${file} ${why}. ${next}`, { cause })
}

function isEnvelope(value: unknown): value is Envelope {
  const { payloadType: type, payload, signatures } = (value ?? {}) as Partial<Envelope>
  return (
    typeof type === 'string' &&
    typeof payload === 'string' &&
    Array.isArray(signatures) &&
    signatures.every((one: unknown) => typeof (one as { sig?: unknown } | null)?.sig === 'string')
  )
}
