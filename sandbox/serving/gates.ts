import type { IncomingHttpHeaders } from 'node:http'
import { evaluateSignature } from './check-signature.ts'
import type { Client, Customer, Login } from '../store/entities.ts'
import { type Call, type Route, customerBySecret, loginById, loginBySecret, refuseMixed } from './call.ts'
import { refusal, refusalAs } from '../basics/refusals.ts'
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
  if (appId === undefined) throw refusal('app-id-sent')
  const secret = headers.secret(arrival.headers, route)
  if (secret === undefined && headers.secretNeeded(route)) {
    throw refusal('secret-sent')
  }
  const client = clientWithKeys(sandbox, route, { id: appId, secret }, arrival)
  const deactivated = access.keyRefusal(client)
  if (deactivated !== undefined) throw refusalAs(deactivated, 'key-active')
  const clientless = access.clientlessRefusal(client)
  if (clientless !== undefined) throw refusalAs(clientless, 'key-of-a-client')
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
  const { headers, clientKeys } = sandbox.rules
  const { store } = sandbox
  if (arrival.version.name !== 'v3') {
    const client = headers.clientWithAppId(store, id, route)
    if (!client) throw refusalAs(headers.unknownAppId, 'app-id-known')
    if (
      secret === undefined ||
      headers.keyKnown(client, secret, () => secretsOf(sandbox, (one) => one.secret), route)
    ) {
      return client
    }
    throw refusal('secret-fits')
  }
  const client = clientKeys.withClientId(store, id, route)
  if (!client) throw refusal('client-id-known')
  if (secret === undefined) return client
  const expected = { ...client, app_id: client.client_id, secret: client.v3_secret }
  const known = headers.keyKnown(expected, secret, () => secretsOf(sandbox, (one) => one.v3_secret), route)
  if (known && clientKeys.headerFits(arrival.headers, client)) return client
  throw refusal('client-id-and-secret-fit')
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
    throw refusal('customer-secret-sent')
  }
  if (rules.access.loginSecretNeeded(route, query) && loginSecret === undefined) {
    throw refusal('login-secret-sent')
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
