import { rowsOf, isSuccess } from '../../harness/checks/answers/answer.ts'
import type { Exchange } from '../../core/exchange.ts'
import { outcomeOf } from './answer-words.ts'
import { ok, problem, warning, type DoctorLine } from '../../core/doctor-line.ts'
import { largestPage, leastOfLarge } from '../../core/page-sizes.ts'

const subject = 'large login'

/** Rows that must be there before paging is seen to go on. */
export const rowsWanted = leastOfLarge + 1

/** Whether the ready-made login can be read and is large enough, from the pages of its transactions. */
export function largeLoginLine(login: Exchange, pages: Exchange[]): DoctorLine {
  const check = 'check the four values of data.large_login, and that it is a login of the main client'
  if (!isSuccess(login)) return problem(subject, `the server does not show it: ${outcomeOf(login)}`, check)
  const refused = pages.find((page) => !isSuccess(page) || !rowsOf(page))
  if (refused) return problem(subject, `the server does not list its transactions: ${outcomeOf(refused)}`, check)
  const rows = pages.flatMap((page) => rowsOf(page) ?? [])
  const ids = new Set(rows.map(({ id }) => id))
  if (ids.size < rowsWanted) {
    return problem(subject, `has ${ids.size} transactions`, `give one with at least ${rowsWanted}, or leave it out`)
  }
  const perAccount = Math.max(
    ...[...Map.groupBy(rows, ({ account_id }) => account_id).values()].map(({ length }) => length),
  )
  if (perAccount < rowsWanted) {
    const fix = `${rowsWanted} in one account are better: pagination by account is checked on the largest account`
    return warning(subject, `shows ${ids.size} transactions, at most ${perAccount} in one account`, fix)
  }
  if (perAccount > largestPage) return ok(subject, `can be read and has more than ${largestPage} transactions`)
  const sizes = `with more than ${largestPage} in one account, pages of every size would be seen`
  return ok(subject, `can be read and has ${perAccount} transactions; ${sizes}`)
}

/** Where the next page of a list begins, or undefined at its end. */
export function nextIdOf({ answer }: Exchange): string | undefined {
  const next = (answer?.json as { meta?: { next_id?: unknown } } | null | undefined)?.meta?.next_id
  return typeof next === 'string' ? next : undefined
}
