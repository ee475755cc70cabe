import type { IncomingHttpHeaders } from 'node:http'
import type { Client, Customer, Login } from '../store/entities.ts'
import { type Call, type Route, customerBySecret, loginById, loginBySecret, refuseMixed } from './call.ts'
import { refusal, refusalAs } from '../basics/refusals.ts'
import type { Sandbox } from '../world/sandbox.ts'
import type { SignedParts } from '../rules/access/signing-rules.ts'
import { textOf } from '../rules/access/keys-rules.ts'
import type { Version } from '../versions/kit/version.ts'

/** A request as received, before any check. */
interface Arrival {
  version: Version
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
  /** The name of its route, once that is known. */
  name?: string
}

/**
 * The client of a request, after the checks of its keys, status, kind of key and signature.
 * Source: Authentication 1, 4 and 5.
 * @throws Refusal of the first check that fails
 */
export function passClientGates(sandbox: Sandbox, route: Route, arrival: Arrival): Client {
  const { headers, access } = sandbox.rules
  const appId = headers.appId(arrival.headers, route)
  if (appId === undefined) throw refusal('app-id-sent')
  const secret = headers.secret(arrival.headers, route)
  if (secret === undefined && headers.secretNeeded(route)) throw refusal('secret-sent')
  const client = clientWithKeys(sandbox, route, { id: appId, secret }, arrival)
  if (!access.keyActive(client)) throw refusal('key-active')
  if (access.clientless(client)) throw refusal('key-of-a-client')
  const refused = access.statusRefusal(client, route)
  if (refused !== undefined) throw refusalAs(refused, 'client-status', client.status)
  if (!access.appKeyMayCall(client, route)) throw refusal('route-for-app-keys')
  if (sandbox.rules.signing.verifiedOn(route)) evaluateSignature(sandbox, client, { ...arrival, name: route.name })
  if (!access.mayCall(client, route)) throw refusal('route-for-client')
  return client
}

/** @throws Refusal ApiKeyNotFound; in version 3 ClientNotFound */
function clientWithKeys(
  sandbox: Sandbox,
  route: Route,
  { id, secret }: { id: string; secret: string | undefined },
  arrival: Arrival,
): Client {
  const { rules, store } = sandbox
  const isOld = arrival.version.name === 'v3'
  const client = isOld
    ? rules.clientKeys.withClientId(store, id, route)
    : rules.headers.clientWithAppId(store, id, route)
  if (!client) throw refusal(isOld ? 'client-id-known' : 'app-id-known')
  if (secret === undefined) return client
  const secretOf = (one: Client): string => (isOld ? one.v3_secret : one.secret)
  const expected = isOld ? { ...client, app_id: client.client_id, secret: client.v3_secret } : client
  const header = client.key_type === 'app' ? 'app-secret' : 'service-secret'
  const known = rules.headers.keyKnown(expected, secret, () => store.clients.all().map(secretOf), route)
  if (known && (!isOld || arrival.headers[header] !== undefined)) return client
  throw refusal(isOld ? 'client-id-and-secret-fit' : 'secret-fits')
}

/**
 * The customer and login of the secrets and the path. A secret that is sent is always looked up.
 * Source: Authentication 2 and 3.
 * @throws Refusal CustomerNotFound, CustomerLocked, LoginNotFound, WrongClientToken
 */
export function passSecretGates(
  sandbox: Sandbox,
  client: Client,
  route: Route,
  headers: IncomingHttpHeaders,
  { params, query }: Pick<Call, 'params' | 'query'>,
): { customer?: Customer; login?: Login } {
  const { rules } = sandbox
  const customerSecret = textOf(headers['customer-secret'])
  const loginSecret = textOf(headers['login-secret'])
  if (rules.access.customerSecretNeeded(route) && customerSecret === undefined) throw refusal('customer-secret-sent')
  if (rules.access.loginSecretNeeded(route, query) && loginSecret === undefined) throw refusal('login-secret-sent')
  const customer =
    rules.access.customerSecretRead(route) && customerSecret !== undefined
      ? customerBySecret(sandbox, client, customerSecret, route)
      : undefined
  const bySecret =
    rules.access.loginSecretRead(route) && loginSecret !== undefined
      ? loginBySecret(sandbox, client, loginSecret, route)
      : undefined
  const byId = params.login_id === undefined ? undefined : loginById(sandbox, client, params.login_id)
  const unnamed = route.loginSecret === 'needed' ? rules.access.loginUnnamed(sandbox.store, customer) : undefined
  const login = byId ?? bySecret ?? unnamed
  if (login) refuseMixed(sandbox, { customer, login: byId && bySecret }, login)
  return { customer, login }
}

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
  const { signing } = sandbox.rules
  const expiresAt = textOf(arrival.headers['expires-at'])
  const signature = textOf(arrival.headers.signature)
  if (!signing.required(client, arrival) && signing.unsigned({ expiresAt, signature })) {
    yield `The request is not signed. A client that is ${client.status} may do so.`
    return
  }
  if (!signing.verified(client)) return
  if (expiresAt === undefined && signature === undefined) throw refusal('signature-and-expiry-sent')
  if (expiresAt === undefined) throw refusal('expiry-sent')
  if (signature === undefined) throw refusal('signature-sent')
  yield 'The headers Expires-at and Signature are there.'

  const expiresAtSeconds = signing.parseExpiresAt(expiresAt)
  const nowSeconds = sandbox.clock.now().getTime() / 1000
  if (expiresAtSeconds === undefined) throw refusal('expiry-readable')
  if (expiresAtSeconds > nowSeconds + signing.horizonSeconds) throw refusal('expiry-near', signing.horizonSeconds)
  if (signing.expired(expiresAtSeconds, nowSeconds)) throw refusal('expiry-ahead')
  yield `Expires-at is ${Math.round(expiresAtSeconds - nowSeconds)} seconds ahead.`
  const { publicKey, status } = client
  if (publicKey === undefined || !signing.registrable(publicKey)) throw refusal('public-key-registered')
  yield 'The client has registered a public key.'
  const bodies = arrival.method === 'GET' && arrival.body.length > 0 ? [arrival.body, noBody] : [arrival.body]
  const bytes = decoded(signature)
  const url = addressOf(sandbox, arrival)
  // Version 3 still has the weaker digest.
  const signer = { status, digest: arrival.version.name === 'v3' ? 'sha1' : 'sha256' } as const
  if (!bytes) throw refusal('signature-base64')
  yield 'The Signature is base64.'
  yield `It is to cover ${expiresAt}|${arrival.method}|${url}| and then the ${arrival.body.length} bytes of the body.`
  const covered = bodies.flatMap((body) => signing.candidates({ expiresAt, method: arrival.method, url, body }))
  const keys = signing.keysOf(publicKey, () => sandbox.store.clients.all().flatMap((one) => one.publicKey ?? []))
  const matches = covered.some((parts) => keys.some((key) => signing.verifies(key, bytes, signedText(parts), signer)))
  if (!matches) throw refusal('signature-fits')
  yield 'The Signature fits.'
}

function signedText({ expiresAt, method, url, body }: SignedParts): Buffer {
  return Buffer.concat([Buffer.from(`${expiresAt}|${method.toUpperCase()}|${url}|`), body])
}

/** The signature's bytes; undefined when the text is not plain padded base64. */
function decoded(signature: string): Buffer | undefined {
  const bytes = Buffer.from(signature, 'base64')
  return bytes.toString('base64') === signature ? bytes : undefined
}

/** The whole address of a request as clients sign it. */
export function addressOf(sandbox: Sandbox, arrival: Pick<Arrival, 'url' | 'headers'>): string {
  if (/^https?:\/\//i.test(arrival.url)) return arrival.url
  const { publicUrl, pathPrefix } = sandbox.settings
  return `${publicUrl ?? `http://${arrival.headers.host ?? ''}${pathPrefix}`}${arrival.url}`
}
