import { pick, whole } from '../basics/days.ts'
import { readFileSync } from 'node:fs'
import { once } from '../basics/remembering.ts'
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

/** Every description that generated transactions use, in a fixed order. */
export const descriptions = once((): readonly Description[] => {
  const lines = parseYaml(readFileSync(new URL('./descriptions.yaml', import.meta.url), 'utf8')) as Line[]
  return lines.map(([text, personal, business, least, most, mode = 'normal']) => ({
    text,
    personal,
    business,
    least,
    most,
    mode,
  }))
})

const byText = once(() => new Map(descriptions().map((line) => [line.text.toLowerCase(), line])))

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

/** The catalogue line of a description, as `categorize` finds it. */
export function lineOf(description: string): Description | undefined {
  const text = description.toLowerCase()
  return byText().get(text) ?? [...byText()].find(([known]) => text.includes(known))?.[1]
}

export interface Merchant {
  id: string
  names: Array<{ mode: string; value: string }>
  contact: Array<{ mode: string; value: string }>
  address: Record<'street' | 'city' | 'state' | 'post_code' | 'country_code', string>
}

/** The merchant id of a description; undefined for fees and transfers. */
export function merchantIdOf({ text, mode }: Description): string | undefined {
  return mode === 'normal' ? String(whole(100_000, 999_999, 'merchant', text)) : undefined
}

/** The merchant with this id, or undefined. The documents show no fields, so these are a choice. */
export function merchantWithId(id: string): Merchant | undefined {
  const line = descriptions().find((one) => merchantIdOf(one) === id)
  return line && newMerchant(id, line.text)
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
