import type { InterfaceName } from '../harness/interfaces.ts'
import type { Requirement } from './requirement.ts'

/** A row with the strength that it has for one of the interfaces that it binds. */
export function asBinding<Row extends Requirement>(row: Row, name: InterfaceName): Row {
  return row.strength === 'stated' && row.impliedIn?.includes(name) ? { ...row, strength: 'implied' } : row
}
