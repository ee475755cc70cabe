import type { IncomingHttpHeaders } from 'node:http'
import type { Client, Customer, Login, Account, Attempt, Consent, Transaction } from '../store/entities.ts'
import type { Shown, Version } from '../versions/kit/version.ts'
import type { VersionName, Fields } from '../basics/values.ts'
import type { FormFile } from './parse-body.ts'
import type { SecretRoute } from '../rules/access/keys-rules.ts'
import type { Sandbox } from '../world/sandbox.ts'
import { refusal } from '../basics/refusals.ts'
import type { SandboxProvider } from '../providers/provider.ts'
import type { ConnectToken } from '../store/flows.ts'

/** A request that passed all checks (keys, signature, client status, secrets), as a handler sees it. */
export interface Call {
  sandbox: Sandbox
  /** The version of the request. Query, body and headers already have the names of version 4. */
  version: Version
  client: Client
  /** The customer of the Customer-secret; present when the route needs one. */
  customer?: Customer
  /** The login of the path's login_id or the Login-secret; present when the route needs one. */
  login?: Login
  /** The address as received: path and query. */
  url: string
  params: Record<string, string>
  query: URLSearchParams
  /** The parsed JSON body, or the fields of a multipart form; undefined when there was none. */
  body: unknown
  /** The uploaded `file` part of a multipart form. */
  file?: FormFile | undefined
  headers: IncomingHttpHeaders
  remoteIp: string
  /** The User-Agent header; null when it is absent. */
  userAgent: string | null
}

/** A handler's result; the server adds the envelope. */
export interface Reply {
  data: unknown
  meta?: unknown
}

/** One line of a route table: `sandbox/<topic>/routes.ts` exports an array of them. Written once for all versions. */
export interface Route extends SecretRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the root of a version, with fastify parameters and in the words of version 4: `/logins/:login_id`. */
  path: string
  /** The versions that have it; versions 3, 4 and 5 when absent. */
  versions?: readonly VersionName[]
  /** Whether a GET or DELETE route reads its body. */
  readsBody?: boolean
  appKeys: boolean
  handle: (call: Call) => Reply | Promise<Reply>
}

/** A route at `GET /logins`, with its name for rules and faults. App keys may use it unless `more` forbids it. */
export function route(
  at: `${Route['method']} ${string}`,
  name: string,
  handle: Route['handle'],
  more: Partial<Route> = {},
): Route {
  const [method, path] = at.split(' ') as [Route['method'], string]
  return { method, path, name, appKeys: true, handle, ...more }
}

/**
 * Refuses a whole number beyond the integer limit; other values pass and are checked where they are used.
 * @throws Refusal ValueOutOfRange
 */
export function asUnsigned(sandbox: Sandbox, name: string, value: unknown): void {
  const digits = typeof value === 'string' ? /^\d+$/.test(value) : isWhole(value)
  if (digits && sandbox.rules.values.beyondLimit(BigInt(value as string | number | bigint))) {
    throw refusal('integer-limit', name)
  }
}

function isWhole(value: unknown): boolean {
  return typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value))
}

/**
 * The id in a field of a body; undefined when absent.
 * @throws Refusal WrongRequestFormat when it is not an id, ValueOutOfRange
 */
export function bodyId(
  { sandbox, version, headers }: Pick<Call, 'sandbox' | 'version'> & Partial<Pick<Call, 'headers'>>,
  name: string,
  value: unknown,
): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const { ids } = sandbox.rules
  const isTaken = typeof value === 'string' ? ids.textTaken : ids.numbersTaken
  const id = isTaken(version.name, headers?.['content-type']) ? asId(sandbox, name, value) : undefined
  if (id !== undefined) return id
  throw refusal('id', name)
}

/**
 * An id from a query or body as text; some clients send a number. Undefined for other values.
 * @throws Refusal ValueOutOfRange
 */
export function asId(sandbox: Sandbox, name: string, value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value
  if (!isWhole(value)) return undefined
  asUnsigned(sandbox, name, value)
  return String(value)
}

/** Writers of the resources in a request's version: version 4's, with the version's own changes. */
export function viewOf({ sandbox, version }: Pick<Call, 'sandbox' | 'version'>) {
  const { rules } = sandbox
  const { shape } = rules
  const shown = <Name extends keyof Shown>(name: Name, one: Shown[Name], fields: Fields): Fields =>
    version.shapes[name]?.(fields, one, sandbox) ?? fields
  return {
    login: (one: Login): Fields => shown('login', one, shape.login(one, sandbox)),
    attempt: (one: Attempt): Fields => shown('attempt', one, shape.attempt(one, sandbox)),
    attemptDetail: (one: Attempt): Fields => shown('attempt', one, shape.attemptDetail(one, sandbox)),
    account: (one: Account): Fields => shown('account', one, shape.account(one)),
    transaction: (one: Transaction): Fields =>
      shape.transaction(version.categories === 4 ? one : { ...one, category: one.categoryV5 }),
    provider: (one: SandboxProvider): Fields => shown('provider', one, shape.provider(one)),
    providerDetail: (one: SandboxProvider): Fields => shown('provider', one, shape.providerDetail(rules, one)),
    categoryTrees: (): Fields => {
      const trees = shape.categoryTrees(rules.categories.trees(version.categories))
      return shown('categoryTrees', trees, trees)
    },
    consent: (one: Consent): Fields => shape.consent(one, sandbox),
    token: (one: ConnectToken): Fields => shown('token', one, shape.token(one, sandbox)),
  }
}

/** The requested route, for rules that depend on it. */
type Named = { name: string }

/** @throws Refusal CustomerNotFound, CustomerLocked */
export function customerBySecret(sandbox: Sandbox, client: Client, secret: string, route: Named): Customer {
  return usable(sandbox, client, sandbox.rules.access.customerWithSecret(sandbox.store, secret, route))
}

/** @throws Refusal CustomerNotFound, CustomerLocked */
export function customerById(sandbox: Sandbox, client: Client, id: string): Customer {
  return usable(sandbox, client, sandbox.store.customers.get(id))
}

function usable(sandbox: Sandbox, client: Client, customer: Customer | undefined): Customer {
  const { access } = sandbox.rules
  if (!customer) throw refusal('customer-known')
  if (!access.ownCustomer(client, customer)) throw refusal('customer-of-client')
  if (access.customerLocked(customer)) throw refusal('customer-unlocked')
  return customer
}

/** @throws Refusal LoginNotFound */
export function loginBySecret(sandbox: Sandbox, client: Client, secret: string, route: Named): Login {
  return ownLogin(sandbox, client, sandbox.rules.access.loginWithSecret(sandbox.store, secret, route))
}

/** @throws Refusal LoginNotFound */
export function loginById(sandbox: Sandbox, client: Client, id: string): Login {
  return ownLogin(sandbox, client, sandbox.store.logins.get(id))
}

function ownLogin(sandbox: Sandbox, client: Client, login: Login | undefined): Login {
  if (!login) throw refusal('login-known')
  if (sandbox.rules.access.ownLogin(client, login)) return login
  throw refusal('login-of-client')
}

/**
 * The login that a query or body names, if it fits the secrets of the request.
 * @throws Refusal LoginNotFound, WrongClientToken
 */
export function loginAsked(call: Pick<Call, 'sandbox' | 'client' | 'customer' | 'login'>, id: string): Login {
  const login = loginById(call.sandbox, call.client, id)
  refuseMixed(call.sandbox, call, login)
  return login
}

/** Refuses secrets of another login or another customer than its own. @throws Refusal WrongClientToken */
export function refuseMixed(
  { rules: { access } }: Sandbox,
  bySecret: Pick<Call, 'customer' | 'login'>,
  login: Login,
): void {
  if (bySecret.login && !access.sameLogin(bySecret.login, login)) throw refusal('login-of-secret')
  if (bySecret.customer && !access.sameCustomer(bySecret.customer, login)) throw refusal('login-of-customer')
}

/** Whether a client may use a provider through a version; only partners have restrictions. */
export function openTo(
  { rules }: Sandbox,
  { name }: Pick<Version, 'name'>,
  client: Client,
  provider: SandboxProvider,
): boolean {
  return name !== 'partners' || rules.partners.providerOpen(client, provider)
}

/**
 * The page of `rows` that the request asks for, each row shaped by `shape`, with its meta. `rows` must be ascending by
 * id. Source: Conventions: pagination.
 * @throws Refusal ValueOutOfRange, WrongRequestFormat
 */
export function pageOf<Row extends { id: string }>(
  call: Pick<Call, 'sandbox' | 'client' | 'version' | 'query' | 'url'>,
  rows: readonly Row[],
  shape: (row: Row) => unknown,
): Reply {
  const { paging } = call.sandbox.rules
  const perPageText = call.query.get('per_page')
  const fromId = call.query.get('from_id')
  // Source: Version 6 endpoints.
  if (call.version.name === 'v6' && perPageText !== null && !/^\d+$/.test(perPageText)) throw refusal('per-page-whole')
  asUnsigned(call.sandbox, 'per_page', perPageText)
  asUnsigned(call.sandbox, 'from_id', fromId)
  const ordered = paging.ordered(rows, call)
  const perPage = paging.perPage(perPageText, paging)
  const start = paging.startsAt(ordered, fromId)
  const nextId = paging.nextId(ordered, start, perPage)
  return {
    data: ordered.slice(start, start + perPage).map(shape),
    meta: { next_id: nextId, next_page: paging.nextPage(call.url, nextId) },
  }
}
