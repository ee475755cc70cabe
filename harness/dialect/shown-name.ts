import { rowsOfAll } from '../checks/answers/answer.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Dialect } from './dialect.ts'
import { namesIn } from './in-dialect.ts'

/**
 * The name under which rows show the field that version 4 calls `name`: of those that the version may use, the first that
 * a row has; the version's own where none has.
 */
export function shownName(pages: readonly Exchange[], name: string, dialect: Dialect): string {
  const names = namesIn(name, dialect)
  const rows = rowsOfAll(pages)
  return names.find((own) => rows.some((row) => Object.hasOwn(row, own))) ?? names[0] ?? name
}

/** A path to values, such as `data[].login_id`, with its last step as the answers show it. */
export function shownPick(pages: readonly Exchange[], pick: string, dialect: Dialect): string {
  const at = pick.lastIndexOf('.') + 1
  return pick.slice(0, at) + shownName(pages, pick.slice(at), dialect)
}
