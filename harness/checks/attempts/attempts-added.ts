import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { bodyOf } from '../answers/answer.ts'
import { pagesOf } from '../paging/pages.ts'
import { pick } from '../answers/pick.ts'

/** The ids of attempts that stand in the second list and not in the first, or why that cannot be told. */
function added(before: Exchange | undefined, after: Exchange | undefined): string[] | { unjudgeable: Judgement } {
  if (before === undefined || after === undefined) return { unjudgeable: inconclusive('The attempts were not listed.') }
  const read = pagesOf([before, after])
  if ('unjudgeable' in read) return read
  const [first, second] = read.pages
  if (first?.nextId !== undefined || second?.nextId !== undefined) {
    return { unjudgeable: inconclusive('There are more attempts than one page holds.', [before, after]) }
  }
  const known = new Set(first?.ids)
  return second?.ids.filter((id) => !known.has(id)) ?? []
}

/** Whether a login has exactly so many attempts more in the second list than in the first. */
export function attemptsAdded(before: Exchange | undefined, after: Exchange | undefined, count: number): Judgement {
  const ids = added(before, after)
  if ('unjudgeable' in ids) return ids.unjudgeable
  const evidence = [before, after].filter((exchange) => exchange !== undefined)
  if (ids.length === count) return held(`${count} attempts were added.`, evidence)
  const difference = { wanted: `${count} new attempts`, got: `${ids.length}`, place: 'data' }
  return broken('The number of new attempts is another.', difference, evidence)
}

/** Whether a login has one attempt or more in the second list that is not in the first. */
export function someAttemptAdded(before: Exchange | undefined, after: Exchange | undefined): Judgement {
  const ids = added(before, after)
  if ('unjudgeable' in ids) return ids.unjudgeable
  const evidence = [before, after].filter((exchange) => exchange !== undefined)
  if (ids.length > 0) return held(`${ids.length} attempts were added.`, evidence)
  return broken('No attempt was added.', { wanted: 'a new attempt', got: 'none', place: 'data' }, evidence)
}

/** Whether the login's last_attempt is one of those that were added. Without a new one nothing follows. */
export function lastAttemptIsNewest(
  before: Exchange | undefined,
  after: Exchange | undefined,
  login: Exchange | undefined,
): Judgement {
  const ids = added(before, after)
  if ('unjudgeable' in ids) return ids.unjudgeable
  const evidence = [before, after, login].filter((exchange) => exchange !== undefined)
  const last = pick(login && bodyOf(login), 'data.last_attempt.id')[0]?.value
  if (ids.length === 0) return inconclusive('No attempt was added.', evidence)
  if (last === undefined) return inconclusive('The login shows no last_attempt.', evidence)
  if (ids.includes(String(last))) return held('last_attempt is the attempt that was added.', evidence)
  const difference = { wanted: ids.join(' or '), got: String(last), place: 'data.last_attempt.id' }
  return broken('last_attempt is not the newest attempt.', difference, evidence)
}
