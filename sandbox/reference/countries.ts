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

/** Every country in the order of its code, the special ones last. Source: Other resources, Country. */
export function countries(): readonly Country[] {
  all ??= Object.entries(readData('countries')).map(([code, [name, hour]]) => ({
    name,
    code,
    refresh_start_time: hour,
  }))
  return all
}

/** The countries a client sees; the fake one only when it asks for fake providers. Source: Version 4 endpoints. */
export function listCountries({ include_fake_providers }: { include_fake_providers: boolean }): readonly Country[] {
  return include_fake_providers ? countries() : countries().filter(({ code }) => code !== fakeCountryCode)
}

export function isCountry(code: string): boolean {
  return Object.hasOwn(readData('countries'), code)
}
