import { absentDayBefore, dayOf, shiftDays, shiftMonths } from '../../core/calendar.ts'
import type { AssayWorld } from '../world/world.ts'

/**
 * Ways in which a day is not written, by an example of another day. With a digit left out, it is the 9th of the month where
 * that is earlier, because later days have no zero to leave out.
 */
const forms: Record<string, (year: string, month: string, day: string) => string> = {
  '31/12/2024': (year, month, day) => `${day}/${month}/${year}`,
  '2024/12/31': (year, month, day) => `${year}/${month}/${day}`,
  '20241231': (year, month, day) => `${year}${month}${day}`,
  '2024-12-31T00:00:00Z': (year, month, day) => `${year}-${month}-${day}T00:00:00Z`,
  '2024-12-9': (year, month, day) => `${year}-${month}-${Math.min(Number(day), 9)}`,
  '2024-11-31': (...day) => absentDayBefore(day.join('-')),
}

/** Days that features name in angle brackets, from the target's today. */
export const dateValues: Array<[RegExp, (world: AssayWorld, match: RegExpExecArray) => unknown]> = [
  [/^today$/, today],
  [/^tomorrow$/, (world) => dayFrom(world)(1)],
  [/^(\d+) days? ago$/, (world, [, days]) => dayFrom(world)(-Number(days))],
  [/^(\d+) days? ahead$/, (world, [, days]) => dayFrom(world)(Number(days))],
  [/^(\d+) months? ago$/, (world, [, months]) => shiftMonths(today(world), -Number(months))],
  [
    /^a day more than (\d+) months ago$/,
    (world, [, months]) => shiftDays(shiftMonths(today(world), -Number(months)), -1),
  ],
  [/^yesterday written like (\S+)$/, (world, [, form = '']) => written(dayFrom(world)(-1), form)],
]

/** The target's calendar day, YYYY-MM-DD in UTC. */
export function today({ run }: AssayWorld): string {
  return dayOf(new Date(run.client.secondsNow() * 1000))
}

/** The day so many days from the target's today. */
export function dayFrom(world: AssayWorld): (days: number) => string {
  return (days) => shiftDays(today(world), days)
}

function written(date: string, form: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const make = forms[form]
  if (!make)
    throw new Error(`VALUE_UNKNOWN: no day is written like ${form}; known are ${Object.keys(forms).join(', ')}`)
  return make(year, month, day)
}
