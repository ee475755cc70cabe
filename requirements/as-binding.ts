import type { InterfaceName } from '../core/interface-name.ts'
import { inWordsOf } from './in-words-of.ts'
import type { Requirement } from './requirement.ts'

/**
 * A row as it binds one of its interfaces: with the strength and the place in the documents that it has there, and in that
 * interface's words.
 */
export function asBinding<Row extends Requirement>(row: Row, name: InterfaceName): Row {
  const { impliedIn, note, strength, text, unjudgeable, where, whereIn } = row
  return {
    ...row,
    strength: strength === 'stated' && impliedIn?.includes(name) ? 'implied' : strength,
    text: inWordsOf(name, text),
    where: [where, whereIn?.[name]].filter(Boolean).join('; '),
    ...(note !== undefined && { note: inWordsOf(name, note) }),
    ...(unjudgeable !== undefined && { unjudgeable: inWordsOf(name, unjudgeable) }),
  }
}
