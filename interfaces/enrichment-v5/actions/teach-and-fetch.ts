import { isSuccess, type Row, rowsOf } from '../../../harness/checks/answers/answer.ts'
import { mostInBatch } from '../../../harness/actions/categories/batches.ts'
import { childrenOf, treesOf, type Taught } from '../../../harness/actions/categories/learn-items.ts'
import { setUpFailed } from '../../../core/check-stopped.ts'
import { secondLogin } from '../../../harness/actions/logins/two-customers.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { renamed, renamedTo, withEntries } from './bodies.ts'
import { demandRead, enrichmentRequest } from './enrichment-body-taken.ts'
import { type EnrichmentSubject, listOf, newSubject, subjectOf } from './subject.ts'

/** So many descriptions get another category, at both ends of the request, so that what reaches a part of it shows. */
const mostTaught = 2

/**
 * Teaches of transactions of one account categories that they have not, each another, with immediate set, at both ends of a
 * batch that is as full as can be, in the form that the target takes; of those between, the categories that they have. Then
 * fetches another connection of their customer, and teaches the former categories again.
 * @throws CheckStopped as `demandRead` and `secondLogin` do
 */
export async function teachAndFetch(scene: Scene): Promise<Taught> {
  await demandRead(scene, 'learn')
  const { subject, login, list } = await newSubject(scene)
  const { requests, send } = scene.making()
  const shown = await send(list)
  const teachable = ofOneAccount(rowsOf(shown) ?? [], subject)
  const rows = [...new Map(teachable.map((one) => [one['description'], one])).values()].slice(0, mostTaught)
  const children = childrenOf(treesOf(scene))
  const between = teachable.filter(
    ({ description, category }) =>
      children.has(String(category)) && rows.every((one) => one['description'] !== description),
  )
  const [row] = rows
  if (!row) throw setUpFailed(shown, 'description')
  const [good, lasting] = [await enrichmentRequest(scene, 'learn'), await subjectOf(scene, 'lasting')]
  const about = renamedTo(good.body, lasting, { ...subject, account_id: String(row['account_id']) })
  const teach = (taught: readonly Row[]) => {
    const lesson = (first: unknown, { id, category }: Row) => {
      const named = renamed(first, subject.transaction_id, String(id))
      return { ...(renamed(named, lasting.category_code, String(category)) as object), immediate: true }
    }
    return scene.send({ ...good, body: withEntries(about, (first) => taught.map((one) => lesson(first, one))) })
  }
  const others = rows.map((one, at): Row => ({ ...one, category: anotherThan(one, at) }))
  const answer = await teach(others.toSpliced(1, 0, ...between.slice(0, mostInBatch - others.length)))
  if (!isSuccess(answer)) throw setUpFailed(answer)
  try {
    const { id } = await secondLogin(scene, login.customer)
    const later = [await send(listOf(requests, ['login_id', id]))]
    return {
      learned: new Map(others.map(({ description, category }) => [String(description), String(category)])),
      later,
    }
  } finally {
    await teach(rows)
  }
}

/** The transactions of one account whose descriptions no other check teaches: theirs are the first two of a connection. */
function ofOneAccount(rows: readonly Row[], { transaction_ids: ids }: EnrichmentSubject): Row[] {
  const beside = rows.filter(({ id }) => ids.slice(0, 2).includes(String(id)))
  const free = rows.filter(({ description }) => beside.every((one) => one['description'] !== description))
  return free.filter(({ account_id: id }) => id === free[0]?.['account_id'])
}

/** A category that a transaction has not; of two not the same. */
function anotherThan({ category }: Row, index: number): string {
  const codes = index === 0 ? ['toys', 'pet_grooming'] : ['veterinary', 'clothing']
  return codes.find((code) => code !== category) ?? ''
}
