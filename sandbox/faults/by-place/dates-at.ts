import type { Parameter } from '../../../requirements/tables/routes/read-routes.ts'
import { movedBy } from '../../../faults/value-changes.ts'
import { type Fault, type Site, sites } from '../kit/fault.ts'
import { faultsAt } from '../kinds/faults-at.ts'
import { type Patch, together, wrapRule } from '../kit/change.ts'

type Field = 'from_date' | 'to_date'
type Moved = (day: string, first: string, last: string) => boolean

/** One end of the date window, moved on one route alone. */
export const faults: Fault[] = faultsAt(
  sites(({ body }) => typeof body === 'object' && 'fields' in body && isDated(Object.values(body.fields))),
  'routes with a date window',
  {
    'refuses-the-first-day': window('from_date', false, (day, first) => day === first),
    'refuses-the-last-day': window('to_date', false, (day, _first, last) => day === last),
    'takes-the-day-before-the-first': window('to_date', true, (day, first) => day === movedBy(first, -1, 'day')),
    'takes-the-day-after-the-last': window('from_date', true, (day, _first, last) => day === movedBy(last, 1, 'day')),
    'opens-its-window-late': window(
      'to_date',
      false,
      (day, first) => day >= first && day < String(movedBy(first, 31, 'day')),
    ),
    'takes-any-early-day': window('from_date', true, (day, first) => day < first),
  },
)

/** Accepts, or refuses, other days than the right window. */
function window(field: Field, taken: boolean, moved: Moved): (site: Site) => Patch {
  return ({ name }) => {
    let isHere = false
    return together(
      wrapRule('wire.heard', (rule, body, route) => {
        isHere = route === name
        return rule(body, route)
      }),
      wrapRule('dates.within', (rule, day, first, last, of) =>
        isHere && of === field && moved(day, first, last) ? taken : rule(day, first, last, of),
      ),
    )
  }
}

function isDated(fields: readonly Parameter[]): boolean {
  return fields.some(({ type, most }) => type === 'date' && most !== undefined)
}
