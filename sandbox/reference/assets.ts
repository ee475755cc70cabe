import { readData } from './read-data.ts'

export interface Asset {
  /** The common abbreviation of a crypto or commodity asset. */
  code: string
  name: string
}

let all: readonly Asset[] | undefined

/** Every supported asset in the order of its code. Source: Other resources, Asset. */
export function assets(): readonly Asset[] {
  all ??= Object.entries(readData('assets')).map(([code, [name]]) => ({ code, name }))
  return all
}
