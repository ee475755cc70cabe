import { changeDataOf } from '../kit/change-login.ts'
import type { Fault } from '../kit/fault.ts'
import { sites } from './sites.ts'

type Row = Record<string, unknown>

/** A text of each resource that stays as it is, and of which lists are read often. */
const texts = { transaction: 'description', provider: 'name' }

/** A list that every second time shows another text than at the times between, as one of two caches does. */
export function viewsAtPlaces(): Fault[] {
  return Object.entries(texts).flatMap(([resource, field]) =>
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
            return rows.map((row) => (isOther ? { ...row, [field]: `${String(row[field])}.` } : row))
          })
        },
      }),
    ),
  )
}
