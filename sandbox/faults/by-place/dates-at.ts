import type { Parameter } from '../../../requirements/tables/routes/route.ts'
import { dayMs } from '../../basics/days.ts'
import type { Fault } from '../kit/fault.ts'
import { sites } from '../kit/sites.ts'

type Field = 'from_date' | 'to_date'

/** A window of dates, moved at one of its ends. */
const moves: ReadonlyArray<{
  id: string
  does: string
  field: Field
  /** Whether a day counts otherwise than it should. */
  moved: (day: string, first: string, last: string) => boolean
  refuses: boolean
}> = [
  {
    id: 'refuses-the-first-day',
    does: 'refuses a from_date of 2 months ago',
    field: 'from_date',
    moved: (day, first) => day === first,
    refuses: true,
  },
  {
    id: 'refuses-the-last-day',
    does: 'refuses a to_date of tomorrow',
    field: 'to_date',
    moved: (day, _first, last) => day === last,
    refuses: true,
  },
  {
    id: 'takes-the-day-before-the-first',
    does: 'accepts a to_date one day before the window',
    field: 'to_date',
    moved: (day, first) => day === shifted(first, -1),
    refuses: false,
  },
  {
    id: 'takes-the-day-after-the-last',
    does: 'accepts a from_date one day after the window',
    field: 'from_date',
    moved: (day, _first, last) => day === shifted(last, 1),
    refuses: false,
  },
  {
    id: 'opens-its-window-late',
    does: 'refuses a to_date more than a month ago',
    field: 'to_date',
    moved: (day, first) => day >= first && day < shifted(first, 31),
    refuses: true,
  },
  {
    id: 'takes-any-early-day',
    does: 'accepts any from_date in the past',
    field: 'from_date',
    moved: (day, first) => day < first,
    refuses: false,
  },
]

/** The window of dates, moved on one route alone. */
export function datesAtPlaces(): Fault[] {
  const dated = sites(({ body }) => typeof body === 'object' && 'fields' in body && isDated(Object.values(body.fields)))
  return dated.flatMap(({ name, slug, shown, interfaces, requests }) =>
    moves.map(({ id, does, field, moved, refuses }): Fault => ({
      id: `${id}-at-${slug}`,
      interfaces,
      requests,
      place: 'routes with a date window',
      sentence: `The route ${shown} ${does}.`,
      patch: (rules) => {
        const { heard } = rules.wire
        let isHere = false
        rules.wire.heard = (body, route) => {
          isHere = route === name
          return heard(body, route)
        }
        const { within } = rules.dates
        rules.dates.within = (day, first, last, of) =>
          isHere && of === field && moved(day, first, last) ? !refuses : within(day, first, last, of)
      },
    })),
  )
}

function isDated(fields: readonly Parameter[]): boolean {
  return fields.some(({ type, most }) => type === 'date' && most !== undefined)
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}
