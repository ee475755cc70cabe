import fc from 'fast-check'
import type { Draft } from '../../harness/client/draft.ts'
import type { HarmlessRoutes } from '../../harness/actions/scene/harmless-routes.ts'
import type { Requests } from '../../harness/actions/scene/requests.ts'

/** A request as plain data: it makes nothing at the target, whether it is accepted or refused. */
export interface HarmlessRequest {
  method: 'GET' | 'POST'
  /** Below the interface's base path. */
  path: string
  query: Array<[string, string]>
  data?: unknown
}

const ids = fc.constantFrom('0', '1', 'none', '18446744073709551616', '7f', ' ')

type Offers = (route: { method: 'GET' | 'POST'; path: string }) => boolean

/**
 * Requests of many routes, those that are offered, accepted and refused; shrinks towards the first route.
 */
export function harmlessRequest({ reads, writes }: HarmlessRoutes, offers: Offers): fc.Arbitrary<HarmlessRequest> {
  const readable = reads.filter(([path]) => offers({ method: 'GET', path }))
  const writable = writes.filter(([path]) => offers({ method: 'POST', path }))
  const reading = () =>
    fc.constantFrom(...readable).chain(([path, names]) =>
      fc
        .tuple(fc.subarray(names), fc.array(fc.oneof(ids, fc.constant('true')), { minLength: 2, maxLength: 2 }))
        .map(([chosen, values]): HarmlessRequest => ({
          method: 'GET',
          path,
          query: chosen.map((name, at): [string, string] => [name, values[at] ?? '1']),
        })),
    )
  const writing = () =>
    fc
      .constantFrom(...writable)
      .chain(([path, data]) =>
        fc.constantFrom(...data).map((one): HarmlessRequest => ({ method: 'POST', path, query: [], data: one })),
      )
  const kinds = [
    ...(readable.length > 0 ? [{ arbitrary: reading(), weight: 3 }] : []),
    ...(writable.length > 0 ? [{ arbitrary: writing(), weight: 1 }] : []),
  ]
  return fc.oneof(...kinds)
}

/** One request of each route that is offered, its parameters naming nothing that is known. */
export function everyHarmlessRoute({ reads, writes }: HarmlessRoutes, offers: Offers): HarmlessRequest[] {
  const reading = reads.map(([path, names]): HarmlessRequest => ({
    method: 'GET',
    path,
    query: names.map((name) => [name, 'none']),
  }))
  const writing = writes.map(([path, [data]]): HarmlessRequest => ({ method: 'POST', path, query: [], data }))
  return [...reading, ...writing].filter(offers)
}

/** The request as a draft of the main client. */
export function draftOf(requests: Requests, { method, path, query, data }: HarmlessRequest): Draft {
  if (method === 'GET') return requests.get(`read ${path}`, path, query)
  return requests.write(`write ${path}`, method, requests.dialect.basePath + path, data)
}
