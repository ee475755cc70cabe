import { rowsOfAll } from '../checks/answers/answer.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Dialect } from './dialect.ts'
import { namesIn } from './in-dialect.ts'

/** The name in rows of the field that version 4 calls `name`: the first possible name that a row has, or the version's own where no row has one. */
export function shownName(pages: readonly Exchange[], name: string, dialect: Dialect): string {
  const names = namesIn(name, dialect)
  const rows = rowsOfAll(pages)
  return names.find((own) => rows.some((row) => Object.hasOwn(row, own))) ?? names[0] ?? name
}

/** A path such as `data[].login_id`, with the last step in the name of the answers. */
export function shownPick(pages: readonly Exchange[], pick: string, dialect: Dialect): string {
  const at = pick.lastIndexOf('.') + 1
  return pick.slice(0, at) + shownName(pages, pick.slice(at), dialect)
}
