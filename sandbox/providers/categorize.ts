import { readFileSync } from 'node:fs'
import { parseYaml } from '../../core/parse-yaml.ts'

export type Categorization = 'none' | 'personal' | 'business'

/** One line of the catalogue of descriptions; amounts are units of the account currency. */
export interface Description {
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
