import { changeDataOf } from '../kit/change-login.ts'
import type { Fault } from '../kit/fault.ts'
import { sites } from '../kit/sites.ts'

type Row = Record<string, unknown>

/** A field of each resource that stays as it is, and another value of it. */
const fields: Readonly<Record<string, readonly [field: string, other: (shown: unknown) => unknown]>> = {
  transaction: ['description', (shown) => `${String(shown)}.`],
  provider: ['name', (shown) => `${String(shown)}.`],
  account: ['created_at', () => '2001-01-01T00:00:00Z'],
}

/** A list that every second time shows another value than at the times between, as one of two caches does. */
export function viewsAtPlaces(): Fault[] {
  return Object.entries(fields).flatMap(([resource, [field, other]]) =>
    sites(({ answer }) => typeof answer === 'object' && 'list' in answer && answer.list === resource).map(
      ({ name, slug, shown, interfaces }): Fault => ({
        id: `shows-otherwise-every-second-time-at-${slug}`,
        interfaces,
        place: 'routes',
        sentence: `The route ${shown} shows another ${field} every second time.`,
        patch(rules) {
          let times = 0
          changeDataOf(rules, [name], (data) => {
            times += 1
            const isOther = times % 2 === 0
            const rows = data as unknown as Row[]
            return rows.map((row) => (isOther ? { ...row, [field]: other(row[field]) } : row))
          })
        },
      }),
    ),
  )
}
