import { isSuccess, rowsOf } from '../../../harness/checks/answers/answer.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { setUpFailed } from '../../../core/check-stopped.ts'
import { secondLogin } from '../../../harness/actions/logins/two-customers.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { renamed, renamedTo, withEntries } from './bodies.ts'
import { demandRead } from './demand-read.ts'
import { enrichmentRequest } from './enrichment-body-taken.ts'
import { listOf, newSubject, subjectOf } from './subject.ts'

/** A category code by the description that it was taught for, and the transactions fetched after that. */
interface TaughtAndFetched {
  learned: ReadonlyMap<string, string>
  later: Exchange
}

/**
 * Teaches of one transaction a category that it has not, with immediate set, in the body that the target takes; then fetches
 * another connection of its customer, and teaches the former category again.
 * @throws CheckStopped as `demandRead` and `secondLogin` do
 */
export async function teachAndFetch(scene: Scene): Promise<TaughtAndFetched> {
  await demandRead(scene, 'learn')
  const { subject, customer, list } = await newSubject(scene)
  const { requests, send } = scene.making()
  const shown = await send(list)
  const rows = rowsOf(shown) ?? []
  // What other checks teach is of the first two of a connection.
  const beside = rows.filter(({ id }) => subject.transaction_ids.slice(0, 2).includes(String(id)))
  const row = rows.find(({ description }) => beside.every((one) => one['description'] !== description))
  if (!row) throw setUpFailed(shown, 'description')
  const code = row['category'] === 'toys' ? 'pet_grooming' : 'toys'
  const [good, lasting] = [await enrichmentRequest(scene, 'learn'), await subjectOf(scene, 'lasting')]
  const about = renamedTo(good.body, lasting, {
    ...subject,
    transaction_id: String(row.id),
    account_id: String(row['account_id']),
  })
  const teach = (category: string) => {
    const body = renamed(about, lasting.category_code, category)
    const immediate = withEntries(body, (first) => [{ ...(first as object), immediate: true }])
    return scene.send({ ...good, body: immediate })
  }
  const answer = await teach(code)
  if (!isSuccess(answer)) throw setUpFailed(answer)
  try {
    const { id } = await secondLogin(scene, customer)
    const later = await send(listOf(requests, ['login_id', id]))
    return { learned: new Map([[String(row['description']), code]]), later }
  } finally {
    await teach(String(row['category']))
  }
}
