import { isSuccess, type Row, rowsOf } from '../../../harness/checks/answers/answer.ts'
import type { Taught } from '../../../harness/actions/categories/learn-items.ts'
import { setUpFailed } from '../../../core/check-stopped.ts'
import { secondLogin } from '../../../harness/actions/logins/two-customers.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { renamed, renamedTo, withEntries } from './bodies.ts'
import { demandRead, enrichmentRequest } from './enrichment-body-taken.ts'
import { type EnrichmentSubject, listOf, newSubject, subjectOf } from './subject.ts'

/** So many descriptions are taught in one request, so that what reaches the first or the last alone shows. */
const mostTaught = 2

/**
 * Teaches of transactions of one account categories that they have not, each another, with immediate set, in one request of
 * the form that the target takes; then fetches another connection of their customer, and teaches the former categories again.
 * @throws CheckStopped as `demandRead` and `secondLogin` do
 */
export async function teachAndFetch(scene: Scene): Promise<Taught> {
  await demandRead(scene, 'learn')
  const { subject, login, list } = await newSubject(scene)
  const { requests, send } = scene.making()
  const shown = await send(list)
  const rows = teachable(rowsOf(shown) ?? [], subject)
  const [row] = rows
  if (!row) throw setUpFailed(shown, 'description')
  const [good, lasting] = [await enrichmentRequest(scene, 'learn'), await subjectOf(scene, 'lasting')]
  const about = renamedTo(good.body, lasting, { ...subject, account_id: String(row['account_id']) })
  const teach = (categoryOf: (one: Row, index: number) => string) => {
    const lesson = (first: unknown, one: Row, index: number) => {
      const named = renamed(first, subject.transaction_id, String(one.id))
      return { ...(renamed(named, lasting.category_code, categoryOf(one, index)) as object), immediate: true }
    }
    return scene.send({ ...good, body: withEntries(about, (first) => rows.map((one, at) => lesson(first, one, at))) })
  }
  const answer = await teach(anotherThan)
  if (!isSuccess(answer)) throw setUpFailed(answer)
  try {
    const { id } = await secondLogin(scene, login.customer)
    const later = [await send(listOf(requests, ['login_id', id]))]
    return { learned: new Map(rows.map((one, at) => [String(one['description']), anotherThan(one, at)])), later }
  } finally {
    await teach(({ category }) => String(category))
  }
}

/** Transactions of one account with different descriptions, none of which other checks teach: theirs are the first two of a connection. */
function teachable(rows: readonly Row[], { transaction_ids: ids }: EnrichmentSubject): Row[] {
  const beside = rows.filter(({ id }) => ids.slice(0, 2).includes(String(id)))
  const free = rows.filter(({ description }) => beside.every((one) => one['description'] !== description))
  const ofOne = free.filter(({ account_id: id }) => id === free[0]?.['account_id'])
  return [...new Map(ofOne.map((row) => [row['description'], row])).values()].slice(0, mostTaught)
}

/** A category that a transaction has not; of two neighbours not the same. */
function anotherThan({ category }: Row, index: number): string {
  const codes = index === 0 ? ['toys', 'pet_grooming'] : ['veterinary', 'clothing']
  return codes.find((code) => code !== category) ?? ''
}
