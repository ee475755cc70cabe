import { check } from '../answers/check.ts'
import { demand } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import { differs, holds, type Judgement, type PartlyShown } from '../../../core/judgement.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import { fieldsOf } from '../../../schemas/applied.ts'
import { isRow, type Row } from '../answers/answer.ts'
import { pick, rowsAt } from '../answers/pick.ts'
import { type AtPlace, overPlaces } from '../../verdicts/together.ts'
import { nameOfSchema, type Resources } from './matches-schema.ts'

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
 * that no record has are inconclusive. A field that some records show and others lack may be absent, and is noted.
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
    return fieldsOf(schema).flatMap((field): AtField[] => {
      const holders = holdersOf(field, records)
      const showing = holders.filter(({ record }) => shows(record, field, version))
      const judgement = fieldShown(field, holders, showing, version)
      const counts = { shown: showing.length, of: holders.length }
      return judgement ? [{ place: `${field} of ${resource}`, level: 'implied', judgement, ...counts }] : []
    })
  })
  const partly = found.flatMap(({ place, shown, of }) => (shown > 0 && shown < of ? [{ place, shown, of }] : []))
  const { places, ...judgement } = overPlaces('fields', found)
  return { ...judgement, ...(places && { places: { ...places, ...(partly.length > 0 && { partly }) } }) }
}

type AtField = AtPlace & Omit<PartlyShown, 'place'>

function recordsOf({ exchanges, pick: path }: Resources): Shown[] {
  return exchanges.flatMap((exchange) => rowsAt(exchange, path).map((record) => ({ record, exchange })))
}

/** The objects in which a field stands, or could. */
function holdersOf(field: string, records: readonly Shown[]): Shown[] {
  const at = field.lastIndexOf('.')
  if (at < 0) return [...records]
  return records.flatMap(({ record, exchange }) =>
    pick(record, field.slice(0, at)).flatMap(({ value }) => (isRow(value) ? [{ record: value, exchange }] : [])),
  )
}

function nameOf(field: string): string {
  return field.slice(field.lastIndexOf('.') + 1)
}

function shows(record: Row, field: string, { loginIdNames: alike }: NamesOfVersion): boolean {
  const name = nameOf(field)
  return (alike.includes(name) ? alike : [name]).some((one) => Object.hasOwn(record, one))
}

const fieldShown = check(
  (field: string, holders: readonly Shown[], [showing]: readonly Shown[], { mayLack = [] }: NamesOfVersion) => {
    if (showing) return holds([showing.exchange], holders.length, 'record')
    const [first] = holders
    demand(first, because('not-shown', { what: `a record that could have ${field}` }))
    const spared = [...readTable('fields-that-may-be-absent').words, ...mayLack]
    // Of holder details, a provider supplies any; an address is one of them, with fields of its own.
    if (spared.includes(nameOf(field)) || /holder_info\.(?!addresses\[\]\.)/.test(field)) return undefined
    const difference = { wanted: `the field ${field}`, got: `none in ${holders.length} records`, place: field }
    return differs(difference, [first.exchange])
  },
)
