import { type SchemaNode, schemaOf } from '../library.ts'
import { cases } from '../../core/test-support/cases.ts'
import { readTable } from '../../requirements/tables/read-table.ts'

// The schemas and the tables were transcribed independently, so their agreement rules out slips.

/** The properties of a schema and of the schemas that it builds on. */
function propertiesOf(id: string): Record<string, SchemaNode> {
  const { allOf = [], properties } = schemaOf(`ais/${id}`) as { allOf?: SchemaNode[]; properties: object }
  const below = allOf.flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref.replace('.schema.json', '')] : []))
  return Object.assign({}, ...below.map(propertiesOf), properties) as Record<string, SchemaNode>
}

function keysOfType(id: string, type: string, format?: string): string[] {
  const keys = Object.entries(propertiesOf(id)).filter(
    ([, part]) => [part.type].flat().includes(type) && part.format === format && part.enum === undefined,
  )
  return keys.map(([key]) => key).sort()
}

/** The words that a schema lists for a key, or for the items of its list. */
function wordsIn(id: string, key: string): Set<string | null> {
  const { enum: own, items } = propertiesOf(id)[key] ?? {}
  const list = (own ?? (items as SchemaNode).enum) as Array<string | null>
  return new Set(list.filter((word) => word !== null))
}

const sorted = (...lists: Array<readonly string[]>) => lists.flat().sort()
const keysOf = (id: string) => Object.keys(propertiesOf(id)).sort()
const resources = ['customer', 'provider', 'login', 'stage', 'account', 'transaction', 'field'] as const
const fields = readTable('resource-fields')
const extra = readTable('account-extra')
const holder = readTable('holder-info')
const listed = (id: string, key: string, words: readonly string[]) =>
  [wordsIn(id, key), new Set(words), `${id} ${key}`] as const

cases(
  'the schemas have the fields of the tables',
  ...resources.map((resource) => [keysOf(resource), sorted(fields[resource]), resource] as const),
  [keysOf('transaction-extra'), sorted(readTable('transaction-extra').words)],
  [keysOf('holder-info'), sorted(holder.login, holder.optional)],
  'account extra has the fields of its table by type',
  [keysOfType('account-extra', 'number'), sorted(extra.decimal)],
  [keysOfType('account-extra', 'string', 'date'), sorted(extra.date)],
  [keysOfType('account-extra', 'string', 'date-time'), sorted(extra.datetime)],
  [keysOfType('account-extra', 'string'), sorted(extra.string)],
  'the schemas have the words of the tables',
  listed('provider', 'mode', readTable('provider-modes').words),
  listed('provider', 'status', readTable('provider-statuses').words),
  listed('provider', 'identification_mode', readTable('identification-modes').words),
  listed('provider', 'holder_info', holder.provider),
  listed('field', 'nature', readTable('field-natures').words),
  listed('login', 'status', readTable('login-statuses').words),
  listed('login', 'consent_types', readTable('consent-types').words),
  listed('attempt', 'include_natures', readTable('account-natures').v4),
  listed('stage', 'name', readTable('stage-names').words),
  listed('account', 'nature', readTable('account-natures').v4),
  listed('account-extra', 'status', extra.status),
  listed('account-extra', 'card_type', readTable('card-types').words),
  listed('transaction', 'mode', readTable('transaction-modes').words),
  listed('transaction', 'status', readTable('transaction-statuses').words),
)
