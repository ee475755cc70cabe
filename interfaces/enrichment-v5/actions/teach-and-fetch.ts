import { isSuccess, type Row, rowsOf } from '../../../harness/checks/answers/answer.ts'
import type { Taught } from '../../../harness/actions/categories/learn-items.ts'
import { setUpFailed } from '../../../core/check-stopped.ts'
import { secondLogin } from '../../../harness/actions/logins/two-customers.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { renamed, renamedTo, withEntries, asBatch, enrichmentRoutes, names } from './bodies.ts'
import { demandRead, enrichmentRequest } from './enrichment-body-taken.ts'
import {
  type EnrichmentSubject,
  listOf,
  newSubject,
  subjectOf,
  transactionsAtFirst,
  transactionsOfSubject,
} from './subject.ts'
import type { TriedByOther } from '../checks/left-to-its-client.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { type EnrichmentBodyName, enrichmentBodyNames } from '../../../harness/profile/profile.ts'
import { unknownIdLike } from '../../../harness/actions/scene/unknown-id.ts'
import { notShown } from '../../../harness/actions/categories/write-learn-item.ts'
import type { Draft } from '../../../harness/client/draft.ts'

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

/**
 * Sends a request about transactions of the main client as the second client, in the body that the target takes from the
 * main one. Gives the list of those transactions before and after.
 * @throws CheckStopped as `demandRead` does
 */
export async function sendAsOther(scene: Scene, name: EnrichmentBodyName): Promise<TriedByOther> {
  await demandRead(scene, name)
  const good = await enrichmentRequest(scene, name)
  const [own, spare] = [
    await subjectOf(scene, name === 'delete_transactions' ? 'doomed' : 'lasting'),
    await subjectOf(scene, 'spare'),
  ]
  const before = await transactionsAtFirst(scene, 'spare')
  const answer = await scene.send({ ...good, body: renamedTo(good.body, own, spare), as: 'second' })
  return { before, answer, after: await transactionsOfSubject(scene, 'spare') }
}

/**
 * Sends a request with a transaction that does not exist: in the place of the one that the body names, and beside it where
 * the body has room for two. Gives the accepted request too.
 * @throws CheckStopped as `demandRead` does
 */
export async function sendWithUnknown(scene: Scene, name: EnrichmentBodyName): Promise<Exchange[]> {
  await demandRead(scene, name)
  const good = await enrichmentRequest(scene, name)
  const { transaction_id: id } = await subjectOf(scene, 'lasting')
  const unknown = unknownIdLike(id)
  const beside = asBatch(good.body, 2, [id, unknown])
  const bodies = [renamed(good.body, id, unknown), ...(beside === undefined ? [] : [beside])]
  const control = await scene.send(good)
  const answers = [control]
  if (isSuccess(control)) for (const body of bodies) answers.push(await scene.send({ ...good, body }))
  return answers
}

/** So many transactions are deleted, one by one, where the limit of their deletion is checked. */
const deletions = 40

/** Each has about ten transactions, and is a fetch. */
const mostConnections = 5

/**
 * A request that a right server accepts, to a route of data enrichment; several where each can be sent only once.
 * @throws CheckStopped (untested) for a route that the documents do not show, or whose body is not known
 */
export async function writeToEnrich(scene: Scene, route: string): Promise<Draft | Draft[]> {
  const name = enrichmentBodyNames.find((one) => enrichmentRoutes[one].join(' ') === route)
  if (!name) throw notShown(scene, route)
  const draft = await enrichmentRequest(scene, name)
  return name === 'delete_transactions' ? deletionsLike(scene, draft) : draft
}

/** Deletions of other transactions; the request itself where it names none, so that it may be repeated. */
async function deletionsLike(scene: Scene, draft: Draft): Promise<Draft | Draft[]> {
  const done = await subjectOf(scene, 'doomed')
  if (!names(draft.body, done.transaction_id)) return draft
  const drafts: Draft[] = []
  for (let made = 0; made < mostConnections && drafts.length < deletions; made += 1) {
    const { subject } = await newSubject(scene)
    const { customer_id, account_id } = subject
    for (const transaction_id of subject.transaction_ids)
      drafts.push({ ...draft, body: renamedTo(draft.body, done, { customer_id, account_id, transaction_id }) })
  }
  return drafts
}
