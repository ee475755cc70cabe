import { pick, whole } from '../basics/days.ts'
import { readFileSync } from 'node:fs'
import { parseYaml } from '../../core/parse-yaml.ts'

export type Categorization = 'none' | 'personal' | 'business'

/** One line of the catalogue of descriptions; amounts are units of the account currency. */
interface Description {
  text: string
  personal: string
  business: string
  least: number
  most: number
  mode: 'normal' | 'fee' | 'transfer'
}

type Line = [string, string, string, number, number, Description['mode']?]

let all: readonly Description[] | undefined

let byText: ReadonlyMap<string, Description> | undefined

/** Every description that generated transactions use, in a fixed order. */
export function descriptions(): readonly Description[] {
  all ??= (parseYaml(readFileSync(new URL('./descriptions.yaml', import.meta.url), 'utf8')) as Line[]).map(
    descriptionOf,
  )
  return all
}

/**
 * The category code of a description: that of its catalogue line, else of a line that it contains (imported files often
 * wrap it in other words), else `uncategorized`. With `none` always `uncategorized`.
 */
export function categorize(description: string, categorization: Categorization): string {
  if (categorization === 'none') return 'uncategorized'
  return lineOf(description)?.[categorization] ?? 'uncategorized'
}

/** The client's own category of a description if the client has such categories, or null. */
export function clientCategoryOf(
  description: string,
): { customer_category_code: string; customer_category_name: string } | null {
  const isFood = categorize(description, 'personal') === 'groceries'
  return isFood ? { customer_category_code: 'weekly_shop', customer_category_name: 'Weekly shop' } : null
}

function descriptionOf([text, personal, business, least, most, mode = 'normal']: Line): Description {
  return { text, personal, business, least, most, mode }
}

/** The catalogue line of a description, as `categorize` finds it. */
export function lineOf(description: string): Description | undefined {
  const text = description.toLowerCase()
  byText ??= new Map(descriptions().map((line) => [line.text.toLowerCase(), line]))
  const exact = byText.get(text)
  if (exact) return exact
  for (const [known, line] of byText) if (text.includes(known)) return line
  return undefined
}

export interface Merchant {
  id: string
  names: Array<{ mode: string; value: string }>
  contact: Array<{ mode: string; value: string }>
  address: Record<'street' | 'city' | 'state' | 'post_code' | 'country_code', string>
}

let byId: ReadonlyMap<string, Merchant> | undefined

/** The merchant id of a description; undefined for fees and transfers. */
export function merchantIdOf({ text, mode }: Description): string | undefined {
  return mode === 'normal' ? String(whole(100_000, 999_999, 'merchant', text)) : undefined
}

/** The merchant with this id, or undefined. The documents show no fields, so these are a choice. */
export function merchantWithId(id: string): Merchant | undefined {
  byId ??= new Map(
    descriptions().flatMap((line) => {
      const merchantId = merchantIdOf(line)
      return merchantId === undefined ? [] : [[merchantId, newMerchant(merchantId, line.text)]]
    }),
  )
  return byId.get(id)
}

function newMerchant(id: string, name: string): Merchant {
  const website = `https://${name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}.example`
  return {
    id,
    names: [{ mode: 'name', value: name }],
    contact: [
      { mode: 'phone', value: `+1555${whole(1_000_000, 9_999_999, 'phone', id)}` },
      { mode: 'website', value: website },
    ],
    address: {
      street: `${whole(1, 180, 'house', id)} Market Street`,
      city: pick(['Northhaven', 'Saltmarsh', 'Old Mill'], 'city', id),
      state: pick(['Upland', 'Shore'], 'state', id),
      post_code: String(whole(10_000, 99_999, 'post', id)),
      country_code: pick(['GB', 'DE', 'RO'], 'country', id),
    },
  }
}
