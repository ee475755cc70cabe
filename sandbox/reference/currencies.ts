import { readData } from './read-data.ts'

export interface Currency {
  /** ISO 4217, three upper case letters. */
  code: string
  name: string
}

let all: readonly Currency[] | undefined

/** Every currency sorted by code, with retired codes. Source: Other resources, Currency. */
export function currencies(): readonly Currency[] {
  if (all === undefined) {
    const { current, retired } = readData('currencies')
    all = Object.entries({ ...current, ...retired })
      .map(([code, [name]]) => ({ code, name }))
      .sort((a, b) => (a.code < b.code ? -1 : 1))
  }
  return all
}
