import { differs, holds, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import { fieldsOf } from '../../../schemas/fields-of.ts'
import { bodyOf, isRow, type Row } from '../answers/answer.ts'
import { pick } from '../answers/pick.ts'
import { type AtPlace, overPlaces } from '../probes/over-places.ts'
import { nameOfSchema } from './matches-schema.ts'
import type { Resources } from './resources-match.ts'

/** The names by which a version may know the login's id, any of which will do, and fields that it may lack. */
interface NamesOfVersion {
  loginIdNames: readonly string[]
  mayLack?: readonly string[]
}

/** One record of a resource. */
type Shown = { record: Row; exchange: Resources['exchanges'][number] }

/**
 * Whether each field that the table of a resource names is shown by one of its records at least, null counting as shown:
 * among those that stand alone, and among those in lists. The documents only imply that, at every field. Fields for which they give a condition are left out; those of an object
 * that no record has are inconclusive.
 */
export function fieldsShown(kinds: readonly Resources[], version: NamesOfVersion): Judgement {
  // Of what stands in an extra, any key may be missing.
  const bySchema = Map.groupBy(
    kinds.filter(({ schema }) => !schema.endsWith('-extra')),
    ({ schema, pick: path }) => `${schema} ${path}`,
  )
  const found = [...bySchema.values()].flatMap((shown) => {
    const records = shown.flatMap(recordsOf)
    const { schema = '', pick: path = '' } = shown[0] ?? {}
    const resource = `${nameOfSchema(schema)}${path.includes('[]') ? ' in lists' : ''}`
    return fieldsOf(schema).flatMap((field): AtPlace[] => {
      const judgement = fieldShown(field, records, version)
      return judgement ? [{ place: `${field} of ${resource}`, level: 'implied', judgement }] : []
    })
  })
  return overPlaces('fields', found)
}

function recordsOf({ exchanges, pick: path }: Resources): Shown[] {
  return exchanges.flatMap((exchange) =>
    pick(bodyOf(exchange), path).flatMap(({ value }) => (isRow(value) ? [{ record: value, exchange }] : [])),
  )
}

function fieldShown(
  field: string,
  records: readonly Shown[],
  { loginIdNames: alike, mayLack = [] }: NamesOfVersion,
): Judgement | undefined {
  const at = field.lastIndexOf('.')
  const name = field.slice(at + 1)
  const holders = records.flatMap(({ record, exchange }) => {
    const inside = at < 0 ? [record] : pick(record, field.slice(0, at)).map(({ value }) => value)
    return inside.filter(isRow).map((one) => ({ record: one, exchange }))
  })
  const names = alike.includes(name) ? alike : [name]
  const showing = holders.find(({ record }) => names.some((one) => Object.hasOwn(record, one)))
  if (showing) return holds([showing.exchange], holders.length, 'record')
  const [first] = holders
  if (!first) return inconclusive(`No record could show ${field}`)
  const spared = [...readTable('fields-that-may-be-absent').words, ...mayLack]
  // Of holder details, a provider supplies any; an address is one of them, with fields of its own.
  if (spared.includes(name) || /holder_info\.(?!addresses\[\]\.)/.test(field)) return undefined
  const difference = { wanted: `the field ${field}`, got: `none in ${holders.length} records`, place: field }
  return differs(difference, [first.exchange])
}
