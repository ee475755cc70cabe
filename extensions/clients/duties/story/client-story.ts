import { headerOf, type Exchange } from '../../../../core/exchange.ts'
import type { KeyObject } from 'node:crypto'
import { type Judgement, broken, holds } from '../../../../core/judgement.ts'
import type { Route } from '../../../../requirements/tables/routes/read-routes.ts'
import type { Dialect } from '../../../../harness/dialect/dialect.ts'
import type { SeenCallback, SeenRequest } from '../../../../sandbox/world/sandbox.ts'
import { demandOptional } from '../../../../harness/checks/answers/demands.ts'
import { askedRoute } from '../../../../core/asked-route.ts'
import { because } from '../../../../harness/reasons/because.ts'
import { isRow, type Row } from '../../../../harness/checks/answers/answer.ts'

/** All that was seen of clients, in the order in which it came. */
export interface SeenOfClients {
  requests: readonly SeenRequest[]
  callbacks: readonly SeenCallback[]
  /** How many requests came later and were not kept; none when absent. */
  dropped?: number
}

export interface ClientRequest {
  seen: SeenRequest
  exchange: Exchange
  /** `GET /api/v4/accounts`, and its path alone. */
  name: string
  path: string
  /** Undefined where the interface has no such route. */
  route: Route | undefined
  query: URLSearchParams
  /** The parsed body, and what it has under `data`; undefined where it has none. */
  json: unknown
  data: unknown
  /** By the machine's clock and by that of the sandbox, in milliseconds. */
  atMs: number
  clockMs: number
}

/** A callback, with the exchange that shows it in reports. Tries of one callback follow each other. */
export interface ClientCallback {
  seen: SeenCallback
  exchange: Exchange
}

/** What is known of clients without any request of theirs. */
export interface KnownOfClients {
  /** The public keys that they registered, by their App-id. */
  keys: ReadonlyMap<string, KeyObject>
  secrets: ReadonlySet<string>
  /** Set where clients may have been shown things that were not seen, as before a proxy was put in between. */
  isPartial?: boolean
}

export interface ClientStory extends KnownOfClients {
  dialect: Dialect
  requests: readonly ClientRequest[]
  /** Those to other interfaces too. */
  everything: readonly ClientRequest[]
  /** About logins that were made through this interface. */
  callbacks: readonly ClientCallback[]
  /** Visits to hosted pages whose address this interface gave. */
  visits: ReadonlyArray<{ exchange: Exchange }>
  /** Where pages sent a user. */
  redirects: readonly URL[]
  shown: Shown
}

export type Duty = (story: ClientStory) => Judgement

/** The value of a header that was sent, in whatever case its name came; undefined without it, or where it is empty. */
export function sentHeader({ seen }: Pick<ClientRequest, 'seen'>, name: string): string | undefined {
  return headerOf(seen, name) || undefined
}

/** The id of the login whose secret a request has; undefined without one that was shown. */
export function loginBySecret(request: ClientRequest, { dialect, shown }: ClientStory): string | undefined {
  return shown.secrets.get(sentHeader(request, dialect.loginSecretHeader) ?? '')?.login
}

export interface Flaw {
  wanted: string
  got: string
  place?: string
  /** Set where it only follows from the documents that it is one. */
  atMost?: 'implied'
}

/** What the documents want, and what was sent in its place. */
export function flawOf(wanted: string, got: string, place?: string): Flaw {
  return { wanted, got, place }
}

/** The flaw of a request that lacks one of these headers. */
export function headerMissing(request: ClientRequest, ...headers: string[]): Flaw | undefined {
  const header = headers.find((name) => sentHeader(request, name) === undefined)
  return header === undefined ? undefined : flawOf(`the header ${header}`, 'none')
}

export interface DutyOfRequests<T> {
  /** What it concerns, in the singular: `signed request`. */
  what: string
  /** What the duty is about in a request; nothing where it does not concern that request. Every request when absent. */
  concerns?: (request: ClientRequest, story: ClientStory) => T | false | null | undefined
  flaw: (request: ClientRequest, story: ClientStory, about: T) => Flaw | undefined
}

/** Evaluates each request that a duty concerns; where clients sent none, nothing follows. */
export function eachRequest<T>({ what, concerns = () => true as T, flaw }: DutyOfRequests<T>): Duty {
  return (story) => {
    const concerned = story.requests.flatMap((request) => {
      const about = concerns(request, story)
      return about === false || about === null || about === undefined ? [] : [{ ...request, request, about }]
    })
    return overAll(what, concerned, ({ request, about }) => flaw(request, story, about))
  }
}

/** The judgement over all that a duty concerns. A flaw against a stated rule comes first. */
export function overAll<T extends { exchange: Exchange }>(
  what: string,
  all: readonly T[],
  flawIn: (one: T) => Flaw | undefined,
): Judgement {
  const evidence = all.map(({ exchange }) => exchange)
  demandFromClients(all, what)
  const flawed = all.flatMap((one) => {
    const flaw = flawIn(one)
    return flaw ? [{ exchange: one.exchange, flaw }] : []
  })
  const first = flawed.find(({ flaw }) => flaw.atMost === undefined) ?? flawed[0]
  if (!first) return holds(evidence, all.length, what)
  const { atMost, ...difference } = first.flaw
  const asked = askedRoute(first.exchange.request)
  const others = flawed.filter((one) => one !== first).map(({ exchange }) => exchange)
  const reason = because('value-differs', { asked, ...difference })
  const judgement = broken(reason, difference, [...others, first.exchange])
  const often = because('seen-often', { times: flawed.length, all: all.length })
  const parts = others.length === 0 ? {} : { reason: because('all-of', { parts: [reason, often] }) }
  return { ...judgement, ...parts, ...(atMost && { atMost }) }
}

/** A client sent something that a duty concerns. @throws CheckStopped (untested) */
export function demandFromClients(all: readonly unknown[], what: string): void {
  demandOptional(all.length, because('nothing-to-check', { what }))
}

export interface ShownLogin {
  atMs: number
  fields: Row
}

/** Whose something is, by their ids. */
export interface Owner {
  customer?: string
  login?: string
}

/** What answers and callbacks had shown to clients, each with the time from which clients knew it. */
export interface Shown {
  /** The first time at which an id or the name of a row was shown. */
  ids: ReadonlyMap<string, number>
  /** What was shown of a login, by its id, oldest first. */
  logins: ReadonlyMap<string, readonly ShownLogin[]>
  secrets: ReadonlyMap<string, Owner>
  pages: ReadonlySet<string>
}

/** Deeper than any resource of the documents. */
const levels = 12

/** A body that a client got, and from when on it knew of it. */
export interface ShownBody {
  json: unknown
  atMs: number
}

export function collectShown(bodies: readonly ShownBody[]): Shown {
  const ids = new Map<string, number>()
  const logins = new Map<string, ShownLogin[]>()
  const secrets = new Map<string, Owner>()
  const pages = new Set<string>()
  const learn = (fields: Row, atMs: number): void => {
    for (const [name, value] of Object.entries(fields)) {
      const isId = /(?:^|_)id$/.test(name) && ['string', 'number', 'bigint'].includes(typeof value)
      if (isId && !ids.has(String(value))) ids.set(String(value), atMs)
      if ((name === 'connect_url' || name === 'redirect_url') && typeof value === 'string') pages.add(value)
    }
    const { id, secret, customer_id: customer } = fields
    if (id === undefined) return
    if ('next_refresh_possible_at' in fields || 'store_credentials' in fields)
      logins.set(String(id), [...(logins.get(String(id)) ?? []), { atMs, fields }])
    if (typeof secret !== 'string') return
    secrets.set(
      secret,
      customer === undefined ? { customer: String(id) } : { customer: String(customer), login: String(id) },
    )
  }
  for (const { json, atMs } of bodies) for (const fields of rowsWithin(json)) learn(fields, atMs)
  return { ids, logins, secrets, pages }
}

/** Every object within a value, itself included. */
export function rowsWithin(value: unknown, depth = levels): Row[] {
  if (depth === 0 || typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap((one) => rowsWithin(one, depth - 1))
  return isRow(value) ? [value, ...inner] : inner
}

/** What a duty looks up for each request, made once for a story: a long one has tens of thousands of requests. */
export function perStory<T>(make: (story: ClientStory) => T): (story: ClientStory) => T {
  const made = new WeakMap<ClientStory, { is: T }>()
  return (story) => {
    const known = made.get(story) ?? { is: make(story) }
    made.set(story, known)
    return known.is
  }
}
