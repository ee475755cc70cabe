import { readData } from './read-data.ts'

export interface Country {
  name: string
  /** ISO 3166-1 alpha-2, upper case, or XO (Other) or XF (Fake). */
  code: string
  /** Local hour, 0 to 23, at which the automatic refresh starts. */
  refresh_start_time: number
}

const fakeCountryCode = 'XF'

let knownCountries: readonly Country[] | undefined

/** Every country sorted by code, the special ones last. Source: Other resources, Country. */
export function countries(): readonly Country[] {
  knownCountries ??= Object.entries(readData('countries')).map(([code, [name, hour]]) => ({
    name,
    code,
    refresh_start_time: hour,
  }))
  return knownCountries
}

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

let knownAssets: readonly Asset[] | undefined

/** Every supported asset in the order of its code. Source: Other resources, Asset. */
export function assets(): readonly Asset[] {
  knownAssets ??= Object.entries(readData('assets')).map(([code, [name]]) => ({ code, name }))
  return knownAssets
}

export interface Currency {
  /** ISO 4217, three upper case letters. */
  code: string
  name: string
}

let knownCurrencies: readonly Currency[] | undefined

/** Every currency sorted by code, with retired codes. Source: Other resources, Currency. */
export function currencies(): readonly Currency[] {
  if (knownCurrencies === undefined) {
    const { current, retired } = readData('currencies')
    knownCurrencies = Object.entries({ ...current, ...retired })
      .map(([code, [name]]) => ({ code, name }))
      .sort((a, b) => (a.code < b.code ? -1 : 1))
  }
  return knownCurrencies
}
