import { readData } from './read-data.ts'

export interface Country {
  name: string
  /** ISO 3166-1 alpha-2, upper case, or XO (Other) or XF (Fake). */
  code: string
  /** Local hour, 0 to 23, at which the automatic refresh starts. */
  refresh_start_time: number
}

export const fakeCountryCode = 'XF'

let all: readonly Country[] | undefined

/** Every country sorted by code, the special ones last. Source: Other resources, Country. */
export function countries(): readonly Country[] {
  all ??= Object.entries(readData('countries')).map(([code, [name, hour]]) => ({
    name,
    code,
    refresh_start_time: hour,
  }))
  return all
}

export function realCountries(): readonly Country[] {
  return countries().filter(({ code }) => code !== fakeCountryCode)
}

export function isCountry(code: string): boolean {
  return Object.hasOwn(readData('countries'), code)
}
