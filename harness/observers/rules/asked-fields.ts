import { jsonOrNothing } from '../../../core/exact-json.ts'
import { isFields } from '../../../core/fields.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { pick } from '../../checks/answers/pick.ts'
import { observerOf } from '../answer-rules.ts'
import type { Memory } from '../memory.ts'
import { idOf, showing, placeOf, type ShownRecord } from '../records-in.ts'
import type { Sighting } from '../sighting.ts'

/** A stage asks for fields of its provider, at every attempt of every login. */
export const observer = observerOf(
  'asked-fields',
  'A stage asks for fields that its provider has',
  [
    {
      byItself: true,
      decide: (sighting, memory) => {
        const all = sighting.records.flatMap((record) => asksForItsFields(sighting, record, memory) ?? [])
        return all.find(({ finding }) => finding === 'broken') ?? all[0]
      },
    },
  ],
  { concerns: showing('attempt') },
)

/** Undefined where no stage asks for a field, and where the provider of the login was not shown. */
function asksForItsFields({ owner, exchange }: Sighting, record: ShownRecord, memory: Memory): Judgement | undefined {
  const { kind, row, isKnown, login = '' } = record
  if (kind !== 'attempt' || isKnown) return undefined
  const asked = ['stages[].interactive_fields_names[]', 'last_stage.interactive_fields_names[]'].flatMap((path) =>
    pick(row, path),
  )
  const providerId = idOf(memory.viewOf(login, owner, 'login')?.row['provider_id']) ?? ''
  const provider = memory.viewOf(providerId, owner, 'provider')
  const fields: unknown = provider?.row['interactive_fields']
  if (asked.length === 0 || !provider || !Array.isArray(fields)) return undefined
  const known = fields.filter(isFields).map(({ name }) => name)
  const evidence = [provider.exchange, exchange]
  const other = asked.find(({ value }) => !known.includes(value))
  if (!other) return holds(evidence, asked.length, 'field')
  const place = `${placeOf(record)}.${other.place}`
  return differs({ wanted: `one of ${known.join(', ')}`, got: jsonOrNothing(other.value), place }, evidence)
}
