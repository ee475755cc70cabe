import type { IncomingHttpHeaders } from 'node:http'
import { evaluateSignature } from './check-signature.ts'
import type { Client, Customer, Login } from '../store/entities.ts'
import type { Call, Route } from './call.ts'
import { customerBySecret, loginById, loginBySecret, refuseMixed } from './lookups.ts'
import { Refusal } from '../basics/refusal.ts'
import type { Sandbox } from '../world/sandbox.ts'
import type { Arrival } from './arrival.ts'

/**
 * The client of a request, after the checks of its keys, status, kind of key and signature.
 * Source: Authentication 1, 4 and 5.
 * @throws Refusal of the first check that fails
 */
export function passClientGates(sandbox: Sandbox, route: Route, arrival: Arrival): Client {
  const { headers, access } = sandbox.rules
  const appId = headers.appId(arrival.headers, route)
  if (appId === undefined) throw new Refusal('AppIdNotProvided', 'the App-id header is missing')
  const secret = headers.secret(arrival.headers, route)
  if (secret === undefined && headers.secretNeeded(route)) {
    throw new Refusal('SecretNotProvided', 'the Secret header is missing')
  }
  const client = clientWithKeys(sandbox, route, { id: appId, secret }, arrival)
  const deactivated = access.keyRefusal(client)
  if (deactivated !== undefined) throw new Refusal(deactivated, 'there is no active key with these headers')
  const clientless = access.clientlessRefusal(client)
  if (clientless !== undefined) throw new Refusal(clientless, 'this key belongs to no client')
  const refused = access.statusRefusal(client, route)
  if (refused !== undefined) throw new Refusal(refused, `the client is ${client.status}`)
  if (!access.appKeyMayCall(client, route)) throw new Refusal('AppsRestricted', 'app keys may not use this route')
  if (sandbox.rules.signing.verifiedOn(route)) evaluateSignature(sandbox, client, { ...arrival, name: route.name })
  if (!access.mayCall(client, route)) throw new Refusal('ActionNotAllowed', 'this client may not use this route')
  return client
}

/** @throws Refusal ApiKeyNotFound; in version 3 ClientNotFound */
function clientWithKeys(
  sandbox: Sandbox,
  route: Route,
  { id, secret }: { id: string; secret: string | undefined },
  arrival: Arrival,
): Client {
  const { headers, clientKeys } = sandbox.rules
  const { store } = sandbox
  if (arrival.version.name !== 'v3') {
    const client = headers.clientWithAppId(store, id, route)
    if (!client) throw new Refusal(headers.unknownAppId, 'there is no active key with this App-id')
    if (
      secret === undefined ||
      headers.keyKnown(client, secret, () => secretsOf(sandbox, (one) => one.secret), route)
    ) {
      return client
    }
    throw new Refusal('ApiKeyNotFound', 'there is no active key with this App-id and Secret')
  }
  const client = clientKeys.withClientId(store, id, route)
  if (!client) throw new Refusal('ClientNotFound', 'there is no client with this Client-id')
  if (secret === undefined) return client
  const expected = { ...client, app_id: client.client_id, secret: client.v3_secret }
  const known = headers.keyKnown(expected, secret, () => secretsOf(sandbox, (one) => one.v3_secret), route)
  if (known && clientKeys.headerFits(arrival.headers, client)) return client
  throw new Refusal('ClientNotFound', 'Client-id and secret do not match')
}

function secretsOf({ store }: Sandbox, secretOf: (client: Client) => string): string[] {
  return [...store.clients.all()].map(secretOf)
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
  const customerSecret = rules.headers.customerSecret(headers)
  const loginSecret = rules.headers.loginSecret(headers)
  if (rules.access.customerSecretNeeded(route) && customerSecret === undefined) {
    throw new Refusal('CustomerNotFound', 'the Customer-secret header is missing')
  }
  if (rules.access.loginSecretNeeded(route, query) && loginSecret === undefined) {
    throw new Refusal('LoginNotFound', 'the Login-secret header is missing')
  }
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
