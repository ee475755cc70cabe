import { check } from '../answers/check.ts'
import { demandSome } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, holds, type Judgement } from '../../../core/judgement.ts'
import { dataOf, isRow, isSuccess, outcomeOf } from '../answers/answer.ts'
import { asOne } from '../../verdicts/together.ts'
import { pagesOf } from '../paging/pages.ts'

/** Whether a list holds exactly these rows, each once. Without ids it is inconclusive. */
export const listIs = check((list: Exchange, ids: readonly string[]) => {
  demandSome(ids.length, 'id to look for')
  const [page] = pagesOf([list])
  const seen = page?.ids ?? []
  const difference = { wanted: ids.join(', '), got: seen.join(', ') || 'no row', place: 'data' }
  const isExact = ids.length === seen.length && ids.every((id) => seen.includes(id))
  if (!isExact) return differs(difference, [list])
  return holds([list])
})

/** Whether each list holds exactly the rows with these ids, in the order of the lists. */
export function listsAre(lists: readonly Exchange[], ids: ReadonlyArray<readonly string[]>): Judgement {
  return asOne(lists.map((list, at) => listIs(list, ids[at] ?? [])))
}

/** Whether each answer shows the attempt with this id, in the order of the answers. */
export function showAttempts(answers: readonly Exchange[], ids: readonly string[]): Judgement {
  return asOne(answers.map((answer, at) => showsAttempt(answer, ids[at] ?? '')))
}

/** Whether an attempt that is known to exist is shown by its id. */
export function showsAttempt(answer: Exchange, id: string): Judgement {
  const data = dataOf(answer)
  const shown = isRow(data) ? idText(data.id) : undefined
  const place = 'data.id'
  const wanted = `id ${id}`
  if (!isSuccess(answer)) return differs({ wanted, got: outcomeOf(answer), place }, [answer])
  if (shown === id) return held(because('value-as-expected', { place, value: wanted }), [answer])
  const got = `id ${JSON.stringify(shown) ?? 'absent'}`
  return differs({ wanted, got, place }, [answer])
}

/** An id as text whatever its type, which is evaluated elsewhere. */
function idText(value: unknown): string | undefined {
  return typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string' ? String(value) : undefined
}
