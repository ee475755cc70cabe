import { createHash } from 'node:crypto'
import type { Exchange } from '../../../core/exchange.ts'
import { type JwsDraft, signedAs } from './jws-draft.ts'
import { normalizedBody } from '../../../harness/signing/digest.ts'
import { bodyOf } from '../../../harness/client/prepare.ts'
import { isSuccess } from '../../../harness/checks/answers/answer.ts'

/** Forms of a Digest that the documents do not show, and that a target may want by mistake. */
const otherForms: Readonly<Record<string, (hash: Buffer) => string>> = {
  'in hexadecimal': (hash) => `SHA-256=${hash.toString('hex')}`,
  'in base64url': (hash) => `SHA-256=${hash.toString('base64url')}`,
  'without its algorithm': (hash) => hash.toString('base64'),
  'in hexadecimal without its algorithm': (hash) => hash.toString('hex'),
  'with its algorithm in lower case': (hash) => `sha-256=${hash.toString('base64')}`,
  'in small letters': (hash) => `SHA-256=${hash.toString('base64').toLowerCase()}`,
  'between colons': (hash) => `sha-256=:${hash.toString('base64')}:`,
}

/** How a request was answered with its Digest in the documented form, and in the one that was accepted in its place. */
export interface DigestTrial {
  right: Exchange
  other?: { form: string; exchange: Exchange }
}

/**
 * Sends a request with its Digest in the documented form and, where that is refused, in other forms until one is accepted.
 * A target that accepts one accepts the certificates, the signature and the body too.
 */
export async function tryDigestForms(
  send: (draft: JwsDraft) => Promise<Exchange>,
  draft: JwsDraft,
): Promise<DigestTrial> {
  const right = await send(draft)
  if (!right.answer || isSuccess(right)) return { right }
  const hash = createHash('sha256')
    .update(normalizedBody(bodyOf(draft)))
    .digest()
  for (const [form, write] of Object.entries(otherForms)) {
    const exchange = await send(signedAs(draft, { digest: write(hash) }))
    if (isSuccess(exchange)) return { right, other: { form, exchange } }
  }
  return { right }
}

/** What writes the Digest of a body in a form that the documents do not show; undefined for no such form. */
export function digestWriter(form: string): ((body: Buffer) => string) | undefined {
  const write = Object.hasOwn(otherForms, form) ? otherForms[form] : undefined
  return write && ((body) => write(createHash('sha256').update(body).digest()))
}
