import type { Arrival } from './arrival.ts'
import { refusal, refusalAs } from '../basics/refusals.ts'
import type { Sandbox } from '../world/sandbox.ts'
import type { Client } from '../store/entities.ts'

const noBody = Buffer.alloc(0)

/**
 * Refuses a request with a wrong signature, or without one where it must be signed. The signed address is the received
 * one, below the public address if there is one. A GET with a body may be signed with or without it.
 * Source: Authentication 4 and 5.
 * @throws Refusal MissingSignature, MissingExpiresAt, ExpiresAtInvalid, RequestExpired, PublicKeyNotProvided,
 * SignatureNotMatch
 */
export function evaluateSignature(sandbox: Sandbox, client: Client, arrival: Arrival): void {
  const steps = signatureSteps(sandbox, client, arrival)
  while (!steps.next().done);
}

/** The same check; yields a sentence for each step that holds. */
export function* signatureSteps(sandbox: Sandbox, client: Client, arrival: Arrival): Generator<string, void> {
  const { headers, signing } = sandbox.rules
  const expiresAt = headers.expiresAt(arrival.headers)
  const signature = headers.signature(arrival.headers)
  if (!signing.required(client, arrival) && signing.unsigned({ expiresAt, signature })) {
    yield `The request is not signed. A client that is ${client.status} may do so.`
    return
  }
  if (!signing.verified(client)) return
  if (expiresAt === undefined && signature === undefined) {
    throw refusalAs(signing.neitherSent, 'signature-and-expiry-sent')
  }
  if (expiresAt === undefined) throw refusal('expiry-sent')
  if (signature === undefined) throw refusal('signature-sent')
  yield 'The headers Expires-at and Signature are there.'

  const expiresAtSeconds = signing.parseExpiresAt(expiresAt)
  const nowSeconds = sandbox.clock.now().getTime() / 1000
  if (expiresAtSeconds === undefined) throw refusal('expiry-readable')
  if (signing.tooFarAhead(expiresAtSeconds, nowSeconds, signing.horizonSeconds)) {
    throw refusal('expiry-near', signing.horizonSeconds)
  }
  if (signing.expired(expiresAtSeconds, nowSeconds)) throw refusal('expiry-ahead')
  yield `Expires-at is ${Math.round(expiresAtSeconds - nowSeconds)} seconds ahead.`
  const { publicKey, status } = client
  if (publicKey === undefined || !signing.registrable(publicKey)) {
    throw refusal('public-key-registered')
  }
  yield 'The client has registered a public key.'
  const bodies = arrival.method === 'GET' && arrival.body.length > 0 ? [arrival.body, noBody] : [arrival.body]
  const bytes = signing.decode(signature)
  const url = addressOf(sandbox, arrival)
  const signer = { status, digest: signing.digest(arrival.version.name) }
  if (!bytes) throw refusalAs(signing.undecodable, 'signature-base64')
  yield 'The Signature is base64.'
  yield `It is to cover ${expiresAt}|${arrival.method}|${url}| and then the ${arrival.body.length} bytes of the body.`
  const covered = bodies.flatMap((body) => signing.candidates({ expiresAt, method: arrival.method, url, body }))
  const keys = signing.keysOf(publicKey, () => [...sandbox.store.clients.all()].flatMap((one) => one.publicKey ?? []))
  const matches = covered.some((parts) =>
    keys.some((key) => signing.verifies(key, bytes, signing.signedText(parts), signer)),
  )
  if (!matches) throw refusal('signature-fits')
  yield 'The Signature fits.'
}

/** The whole address of a request as clients sign it. */
export function addressOf(sandbox: Sandbox, arrival: Pick<Arrival, 'url' | 'headers'>): string {
  if (/^https?:\/\//i.test(arrival.url)) return arrival.url
  const { publicUrl, pathPrefix } = sandbox.settings
  return `${publicUrl ?? `http://${arrival.headers.host ?? ''}${pathPrefix}`}${arrival.url}`
}
