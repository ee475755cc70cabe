import { harmlessRoutes } from '../../interfaces/ais/harmless-routes.ts'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { harmlessRequest } from './harmless-request.ts'

const [reads, writes] = [new Map(harmlessRoutes.reads), new Map(harmlessRoutes.writes)]

keepsLaws(
  'harmlessRequest',
  harmlessRequest(harmlessRoutes, () => true),
  {
    member: ({ method, path, query, data }) =>
      method === 'GET'
        ? data === undefined && query.every(([name]) => reads.get(path)?.includes(name) === true)
        : query.length === 0 && writes.get(path)?.includes(data) === true,
    simplest: ({ method, path, query }) =>
      path === harmlessRoutes[method === 'GET' ? 'reads' : 'writes'][0]?.[0] && query.length === 0,
    reaches: {
      'every route': ({ path }) => path === harmlessRoutes.reads.at(-1)?.[0],
      'a query of two': ({ query }) => query.length === 2,
      'a write': ({ method }) => method === 'POST',
    },
  },
)
keepsLaws(
  'harmlessRequest of reads',
  harmlessRequest(harmlessRoutes, ({ method }) => method === 'GET'),
  {
    member: ({ method }) => method === 'GET',
  },
)
