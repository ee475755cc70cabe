import { because } from '../../reasons/because.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import type { CategoryTrees } from '../../../requirements/tables/table-shapes.ts'
import { type Row, acceptedData, rowsOf } from '../../checks/answers/answer.ts'
import type { Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { CheckStopped, setUpFailed } from '../../../core/check-stopped.ts'
import { listsAtHand, secondLogin, wholeList } from '../logins/two-customers.ts'
import type { LoginRef } from '../scene/refs.ts'
import { type Scene } from '../scene/scene.ts'

export type Categorization = 'none' | 'personal' | 'business'

/** One item of a batch for categories/learn. */
export interface Lesson {
  transaction_id: string
  category_code: string
}

/** How many descriptions are taught at once: each counts twice against a client's limit for the day. */
const mostTaught = 5

/** The category trees of the target's version; where the documents name none, the older ones. */
export function treesOf(scene: Scene): CategoryTrees {
  return readTable(scene.run.dialect.categories ?? 'categories-v4')
}

/** Whether the documents name the category codes of the target's version; elsewhere only those that it shows are known. */
export function knowsTrees({ requests }: Scene): boolean {
  return requests.dialect.categories !== undefined
}

/** A fetched login of a customer of its own, with its transactions categorized one way. Made once per run. */
export function categorizedLogin(scene: Scene, categorization: Categorization): Promise<LoginRef> {
  return scene.run.once(`login categorized ${categorization}`, () =>
    scene.newFetchedLogin({ fields: { categorization } }),
  )
}

/** All transactions of that login. Read once per run. */
export function categorizedTransactions(scene: Scene, send: Send, word: Categorization): Promise<Exchange[]> {
  return scene.run.once(`transactions categorized ${word}`, async () =>
    wholeList(scene, send, 'transactions', [['login_id', (await categorizedLogin(scene, word)).id]]),
  )
}

/**
 * A lesson of a transaction at hand, teaching the category that it has, so that nothing changes; where that is no child
 * category, groceries.
 * @throws CheckStopped (inconclusive) when no transaction is at hand
 */
export async function lessonAtHand(scene: Scene, send: Send): Promise<Lesson> {
  const { id, category } = await rowAtHand(scene, send)
  return { transaction_id: String(id), category_code: String(category) }
}

/** The transaction at hand, with the category that the lesson teaches. @throws CheckStopped as above */
async function rowAtHand(scene: Scene, send: Send): Promise<Row> {
  const pages = await listsAtHand(scene, send, 'transactions')
  const rows = pages.flatMap((page) => rowsOf(page) ?? [])
  const children = childrenOf(treesOf(scene))
  const known = ({ category }: Row) =>
    knowsTrees(scene) ? children.has(String(category)) : typeof category === 'string'
  const row = rows.find(known) ?? rows[0]
  if (!row) throw new CheckStopped('inconclusive', because('nothing-to-teach'), pages)
  return known(row) ? row : { ...row, category: 'groceries' }
}

/** What was taught at once, and the transactions fetched after it. */
export interface Taught {
  /** Category code by description. */
  lessons: Map<string, string>
  later: Exchange[]
}

/**
 * Teaches another category at once for some descriptions of a login, fetches a second login of the same customer, and
 * teaches the former categories again. What other checks teach of the transaction at hand would come between, and is left.
 * @throws CheckStopped (inconclusive) when teaching is refused or nothing can be taught, (untested) without a second login
 */
export async function teachThenFetch(scene: Scene, send: Send): Promise<Taught> {
  const login = await categorizedLogin(scene, 'personal')
  const pages = await categorizedTransactions(scene, send, 'personal')
  const { description: taughtBeside } = await rowAtHand(scene, send)
  const common = commonDescriptions(pages, childrenOf({ personal: treesOf(scene).personal, business: {} }))
  const before = common.filter(({ description }) => description !== taughtBeside).slice(0, mostTaught)
  if (before.length === 0) throw new CheckStopped('inconclusive', because('no-child-category'), pages)
  const other = (code: unknown) => (code === 'pet_grooming' ? 'toys' : 'pet_grooming')
  const after: Row[] = before.map((row) => ({ ...row, category: other(row.category) }))
  const answer = await send(scene.requests.learn(after.map(atOnce)))
  if (!acceptedData(answer)) throw setUpFailed('teach categories at once', answer)
  try {
    const later = await secondLogin(scene, login.customer, { categorization: 'personal' })
    return {
      lessons: new Map(after.map(({ description, category }) => [String(description), String(category)])),
      later: await wholeList(scene, send, 'transactions', [['login_id', later.id]]),
    }
  } finally {
    await send(scene.requests.learn(before.map(atOnce)))
  }
}

function atOnce({ id, category }: Row): Record<string, unknown> {
  return { transaction_id: String(id), category_code: String(category), immediate: true }
}

/** One transaction for each of the most frequent descriptions that have a child category. */
function commonDescriptions(pages: readonly Exchange[], children: Set<string>): Row[] {
  const groups = new Map<string, Row[]>()
  for (const row of pages.flatMap((page) => rowsOf(page) ?? [])) {
    if (!children.has(String(row.category)) || typeof row.description !== 'string') continue
    groups.set(row.description, [...(groups.get(row.description) ?? []), row])
  }
  const byFrequency = [...groups.values()].sort((one, other) => other.length - one.length)
  return byFrequency.flatMap((rows) => rows.slice(0, 1))
}

function childrenOf({ personal, business }: CategoryTrees): Set<string> {
  return new Set([...Object.values(personal), ...Object.values(business)].flat())
}
