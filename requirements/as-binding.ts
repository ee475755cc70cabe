import type { Reading } from '../core/journal-events.ts'
import { addressOf } from './address-of.ts'
import type { InterfaceName } from '../core/interface-name.ts'
import { inWordsOf } from './in-words-of.ts'
import type { Requirement } from './requirement.ts'

/** A row for one of its interfaces, in that interface's words, with its strength and source there. A reading may decide the strength. */
export function asBinding<Row extends Requirement>(
  row: Row,
  name: InterfaceName,
  readings: readonly Reading[] = [],
): Row {
  const { impliedIn, note, strength, text, unjudgeable, where, whereIn } = row
  const strengthHere = strength === 'stated' && impliedIn?.includes(name) ? 'implied' : strength
  return {
    ...row,
    strength: readings.find(({ address }) => address === addressOf(row.id, name))?.strength ?? strengthHere,
    text: inWordsOf(name, text),
    where: [where, whereIn?.[name]].filter(Boolean).join('; '),
    ...(note !== undefined && { note: inWordsOf(name, note) }),
    ...(unjudgeable !== undefined && { unjudgeable: inWordsOf(name, unjudgeable) }),
  }
}
