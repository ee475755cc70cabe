import { readFileSync } from 'node:fs'
import { parseYaml } from '../../core/parse-yaml.ts'

const loaded = new Map<TableName, unknown>()

/**
 * One table of words from the documents, read once and deeply frozen. `name` is the file name in `requirements/tables/`
 * without its ending, such as `locales`.
 * @throws TABLE_UNKNOWN when there is no such table.
 */
export function readTable<Name extends TableName>(name: Name): TableShapes[Name] {
  if (!loaded.has(name)) loaded.set(name, frozen(parseYaml(textOf(name))))
  return loaded.get(name) as TableShapes[Name]
}

/** The table of a parameter's words, by the name that the table of its route has. @throws TABLE_UNKNOWN */
export function wordTable(name: string): WordTable {
  return readTable(name as 'locales')
}

function textOf(name: string): string {
  try {
    return readFileSync(new URL(`./${name}.yaml`, import.meta.url), 'utf8')
  } catch (cause) {
    throw new Error(
      `TABLE_UNKNOWN: "${name}" is an unknown table; accepted: the name of a file in requirements/tables/, without .yaml`,
      {
        cause,
      },
    )
  }
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) frozen(inner)
    Object.freeze(value)
  }
  return value
}

interface WordTable {
  readonly words: readonly string[]
  /** The class with which any other word is refused, where the documents name one. */
  readonly refused_as?: string
}

/** A word list with a default from the text. */
interface DefaultedTable extends WordTable {
  readonly default: string
}

/** Parent codes with their child codes; empty where there are none. */
export type CategoryTree = Readonly<Record<string, readonly string[]>>

/** The two category trees of one version, as its category list answers them. */
export interface CategoryTrees {
  readonly business: CategoryTree
  readonly personal: CategoryTree
}

type Lists<Key extends string> = Readonly<Record<Key, readonly string[]>>

/** The content of each file in `requirements/tables/`, by name without ending. */
interface TableShapes {
  'account-extra': Lists<'decimal' | 'date' | 'datetime' | 'string' | 'status'>
  'account-natures': Lists<'v4' | 'v6_seen'>
  'callback-addresses': WordTable
  'card-types': WordTable
  'categories-v4': CategoryTrees
  'categories-v5': CategoryTrees
  categorization: DefaultedTable
  'client-statuses': WordTable
  'consent-types': WordTable
  'encrypted-credentials': WordTable & { readonly algorithm: string }
  'error-classes': Lists<'common' | 'v3' | 'v4' | 'v6' | 'payments_v1'>
  'error-statuses': Readonly<Record<'common' | 'v5', readonly number[]>>
  'fetch-scopes': WordTable & Lists<'v6_seen'> & { readonly combinations: readonly (readonly string[])[] }
  'fetch-types': DefaultedTable
  'field-natures': WordTable
  'fields-that-may-be-absent': WordTable
  'former-addresses': Readonly<Record<string, string>>
  'holder-info': Lists<'provider' | 'login' | 'optional' | 'address'>
  'identification-modes': WordTable
  locales: DefaultedTable
  'login-statuses': WordTable
  'open-finance-errors': Lists<'400' | '401' | '403' | '404' | '405' | '409'>
  'provider-modes': WordTable
  'provider-statuses': WordTable
  'resource-fields': Lists<
    'customer' | 'provider' | 'login' | 'stage' | 'account' | 'transaction' | 'field' | 'field_option'
  >
  'special-countries': Readonly<Record<'XO' | 'XF', string>>
  'stage-names': WordTable
  'transaction-extra': WordTable
  'transaction-modes': WordTable
  'transaction-statuses': WordTable
}

export type TableName = keyof TableShapes
