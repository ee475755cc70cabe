import { once } from '../basics/remembering.ts'
import { readData } from './read-data.ts'

export interface Country {
  name: string
  /** ISO 3166-1 alpha-2, upper case, or XO (Other) or XF (Fake). */
  code: string
  /** Local hour, 0 to 23, at which the automatic refresh starts. */
  refresh_start_time: number
}

const fakeCountryCode = 'XF'

/** Every country sorted by code, the special ones last. Source: Other resources, Country. */
export const countries = once((): readonly Country[] =>
  Object.entries(readData('countries')).map(([code, [name, hour]]) => ({ name, code, refresh_start_time: hour })),
)

export function realCountries(): readonly Country[] {
  return countries().filter(({ code }) => code !== fakeCountryCode)
}

export function isCountry(code: string): boolean {
  return Object.hasOwn(readData('countries'), code)
}

export interface Asset {
  /** The common abbreviation of a crypto or commodity asset. */
  code: string
  name: string
}

/** Every supported asset in the order of its code. Source: Other resources, Asset. */
export const assets = once((): readonly Asset[] =>
  Object.entries(readData('assets')).map(([code, [name]]) => ({ code, name })),
)

export interface Currency {
  /** ISO 4217, three upper case letters. */
  code: string
  name: string
}

/** Every currency sorted by code, with retired codes. Source: Other resources, Currency. */
export const currencies = once((): readonly Currency[] => {
  const { current, retired } = readData('currencies')
  return Object.entries({ ...current, ...retired })
    .map(([code, [name]]) => ({ code, name }))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
})

/** Whether a value is the code of a currency. */
export function isCurrency(value: unknown): value is string {
  return currencies().some(({ code }) => code === value)
}
