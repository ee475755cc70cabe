import { check } from '../answers/check.ts'
import { demandSent, demandSome } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { dataOf, isRow, isSuccess, outcomeOf, rowsOf, type Row } from '../answers/answer.ts'

/**
 * Whether answers show nothing of what `owner`, the same request by the client whose it is, shows. A row counts as
 * the same by its id and its moment of creation, since ids of two clients may come from two series; however that moment
 * is written, and by its id alone where one of the two shows none.
 */
export const showsNothingOf = check((owner: Exchange, answers: readonly Exchange[]) => {
  demandSent(answers)
  const evidence = [owner, ...answers]
  const owned = shown(owner)
  demandSome(owned.length, 'row of the owner')
  for (const answer of answers) {
    const leaked = shows(answer, owner)
    if (!leaked) continue
    const [id, outcome] = [String(leaked.id), outcomeOf(answer)]
    return differs({ wanted: 'a refusal, or other rows', got: `${outcome}, with ${id}` }, [owner, answer])
  }
  return holds(evidence, owned.length, 'row')
})

/** A row of the answer that `other` shows too. */
export function shows(answer: Exchange, other: Exchange): Row | undefined {
  const known = new Map(shown(other).map((row) => [String(row.id), row]))
  return shown(answer).find((row) => isSame(row, known.get(String(row.id))))
}

function shown(exchange: Exchange): Row[] {
  if (!isSuccess(exchange)) return []
  const data = dataOf(exchange)
  return rowsOf(exchange) ?? (isRow(data) ? [data] : [])
}

function isSame(row: Row, owned: Row | undefined): boolean {
  if (!owned) return false
  const [one, other] = [row, owned].map(({ created_at: createdAt }) => Date.parse(String(createdAt)))
  return Number.isNaN(one) || Number.isNaN(other) || one === other
}
