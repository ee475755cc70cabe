import { dayOf, shiftDays } from '../core/calendar.ts'
import type { AssayWorld } from './world.ts'

/** Ways in which a day is not written, by an example of another day. */
const forms: Record<string, (year: string, month: string, day: string) => string> = {
  '31/12/2024': (year, month, day) => `${day}/${month}/${year}`,
  '2024/12/31': (year, month, day) => `${year}/${month}/${day}`,
  '20241231': (year, month, day) => `${year}${month}${day}`,
  '2024-12-31T00:00:00Z': (year, month, day) => `${year}-${month}-${day}T00:00:00Z`,
  '2024-12-32': (year, month) => `${year}-${month}-32`,
}

/** Days that are written in another way than YYYY-MM-DD, for features. */
export const dateValues: Array<[RegExp, (world: AssayWorld, match: RegExpExecArray) => unknown]> = [
  [/^yesterday written like (\S+)$/, (world, [, form = '']) => written(yesterday(world), form)],
]

function yesterday({ run }: AssayWorld): string {
  return shiftDays(dayOf(new Date(run.client.secondsNow() * 1000)), -1)
}

function written(date: string, form: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const make = forms[form]
  if (!make)
    throw new Error(`VALUE_UNKNOWN: no day is written like ${form}; known are ${Object.keys(forms).join(', ')}`)
  return make(year, month, day)
}
