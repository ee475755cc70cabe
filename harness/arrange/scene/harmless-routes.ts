import { listedResource } from '../../../requirements/tables/routes/read-routes.ts'
import type { Route } from '../../../requirements/tables/routes/route.ts'
import type { Dialect } from '../../dialect/dialect.ts'

/**
 * Routes below the base path that may be called with whatever comes: nothing is made at the target, whether a request is
 * accepted or refused.
 */
export interface HarmlessRoutes {
  reads: ReadonlyArray<[path: string, parameters: string[]]>
  writes: ReadonlyArray<[path: string, data: unknown[]]>
}

/** Those of an interface: its reads, about nothing that is known, and what it makes of bodies that lack a required field. */
export function harmlessRoutes({ routes }: Pick<Dialect, 'routes'>): HarmlessRoutes {
  const asked = (method: string) => routes.filter(({ route }) => route.startsWith(`${method} `))
  return {
    reads: asked('GET').map((route) => [pathOf(route), filtersOf(route)]),
    writes: asked('POST').flatMap((route): Array<[string, unknown[]]> => {
      const lacking = bodiesLacking(route)
      return lacking.length > 0 && route.path === undefined ? [[pathOf(route), lacking]] : []
    }),
  }
}

/** The path with an id that nothing has. */
function pathOf({ route, path = {} }: Route): string {
  const [, address = ''] = route.split(' ')
  return address.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    /provider|template/.test(path[name]?.id ?? '') ? 'none' : '0',
  )
}

function filtersOf({ query = {} }: Route): string[] {
  return Object.keys(query).filter((name) => name !== 'from_id' && name !== 'per_page')
}

/**
 * Bodies without a field that the documents require, or without any where they show no body; none where they require
 * none, or where each row is answered.
 */
function bodiesLacking({ body, answer }: Route): unknown[] {
  if (body === 'not shown') return [{}, null]
  if (typeof body !== 'object' || listedResource(answer)) return []
  const isRows = 'rows' in body
  const required = Object.entries(isRows ? body.rows : body.fields).find(([, field]) => field.required === true)
  if (!required) return []
  return isRows ? [{}, [{}], null] : [{}, { [required[0]]: '' }, { [required[0]]: [] }, null]
}
