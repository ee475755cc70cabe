import { listedResource } from '../../../requirements/tables/routes/read-routes.ts'
import { changeData } from '../kit/change-data.ts'
import type { Fault } from '../kit/fault.ts'
import { sites } from '../kit/sites.ts'

/** Each list with its first row twice. */
export function rowsAtPlaces(): Fault[] {
  return sites(({ route, answer }) => route.startsWith('GET ') && listedResource(answer) !== undefined).map(
    ({ name, slug, shown, interfaces, requests }) => ({
      id: `shows-its-first-row-twice-at-${slug}`,
      interfaces,
      requests,
      place: 'lists',
      sentence: `The list ${shown} shows its first row twice.`,
      patch: (rules) => changeData(rules, name, twice),
    }),
  )
}

function twice(rows: unknown): unknown {
  return Array.isArray(rows) ? [...(rows.slice(0, 1) as unknown[]), ...(rows as unknown[])] : rows
}
