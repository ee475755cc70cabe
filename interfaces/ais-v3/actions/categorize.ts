import { because } from '../../../harness/reasons/because.ts'
import type { SentItem } from '../checks/batch-answers.ts'
import { rowsOfAll, rowsOf, type Row } from '../../../harness/checks/answers/answer.ts'
import type { TaughtDescription } from '../checks/category-follows.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { ClientPurpose } from '../../../harness/profile/profile.ts'
import { untested } from '../../../core/check-stopped.ts'
import { untilRefused } from '../../../harness/actions/categories/batches.ts'
import { listsAtHand } from '../../../harness/actions/logins/two-customers.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'

/** Source: Limits, row `Categorization description length`. */
const longestDescription = 4000
/** Source: Limits, row `Categorization description length`. */
const longestIdentifier = 255

/** What spoils an item, by its name. Source: Account information / Version 3 differences, transactions/categorize. */
const flaws: Readonly<Record<string, (item: Row) => Row>> = {
  'long description': () => ({ description: textOf(longestDescription + 1) }),
  'long identifier': (item) => ({ ...item, identifier: textOf(longestIdentifier + 1) }),
}

export function textOf(length: number): string {
  return 'card payment '
    .repeat(Math.ceil(length / 13))
    .slice(0, length - 1)
    .concat('x')
}

/** A good item that no other run has sent. */
export function goodItem(scene: Scene): Row {
  const number = scene.run.nextNumber()
  return {
    description: `Card payment groceries ${scene.run.label} ${number}`,
    identifier: `assay-${scene.run.label}-${number}`,
    currency_code: 'EUR',
    country_code: 'GB',
    amount: -12.5,
  }
}

export function categorize(scene: Scene, items: readonly Row[]): Draft {
  const path = `${scene.requests.dialect.basePath}/transactions/categorize`
  return scene.requests.write('categorize descriptions', 'POST', path, items)
}

/** An item that no other run has sent, with the flaw of this name; good where none has it, also with a sign of four bytes. */
function spoiled(scene: Scene, kind: string): Row {
  const item = goodItem(scene)
  if (kind === 'good with an emoji') return { ...item, description: `${String(item['description'])} \u{1f6d2}` }
  return flaws[kind]?.(item) ?? item
}

/**
 * A batch of items of these kinds with its answer; sent once in a run for each list of kinds, whoever asks. Beside bad items,
 * good ones have no identifier, as some of the bad have none.
 */
export function mixedBatch(scene: Scene, kinds: readonly string[]): Promise<{ items: SentItem[]; answer: Exchange }> {
  return scene.run.once(`batch of ${kinds.join()}`, async () => {
    const isMixed = kinds.some((kind) => kind in flaws)
    const items = kinds.map((kind): SentItem => {
      const fields = spoiled(scene, kind)
      if (kind in flaws) return { fields, flaw: kind }
      const { identifier: _none, ...unnamed } = fields
      return { fields: isMixed ? unnamed : fields }
    })
    return {
      items,
      answer: await scene.send(
        categorize(
          scene,
          items.map(({ fields }) => fields),
        ),
      ),
    }
  })
}

/** So many good items, as the kinds of a batch. */
export function goodKinds(size: number): string[] {
  return Array.from({ length: size }, () => 'good')
}

/** The answer to a batch of so many good items, sent once in a run. */
export async function fullBatch(scene: Scene, size: number): Promise<Exchange> {
  const { answer } = await mixedBatch(scene, goodKinds(size))
  return answer
}

/** Batches of good items, as one client, until one is refused or so many items are through. */
export function categorizeMany(scene: Scene, as: ClientPurpose, objects: number): Promise<Exchange[]> {
  return untilRefused(objects, (size) => {
    const items = Array.from({ length: size }, () => goodItem(scene))
    return scene.send({ ...categorize(scene, items), as })
  })
}

/** The answer to one good item alone, the control of items with something special; sent once in a run. */
export function plainItem(scene: Scene): Promise<Exchange> {
  return scene.run.once('plain item', () => scene.send(categorize(scene, [goodItem(scene)])))
}

/**
 * Teaches a description one category and then another, removes the rule, and has it categorized after each. Another
 * description is taught beside it, which must not be mixed up with it. Taught are
 * categories that transactions at hand have: which codes version 3 knows beside those is not shown.
 * @throws CheckStopped (untested) when the transactions at hand have fewer than two other categories
 */
export async function teachDescription(scene: Scene): Promise<TaughtDescription> {
  const item = goodItem(scene)
  const look = () => scene.send(categorize(scene, [item]))
  const beside = goodItem(scene)
  const act = (fields: Row, fieldsBeside?: Row) =>
    scene.send(categorize(scene, [{ ...item, ...fields }, ...(fieldsBeside ? [{ ...beside, ...fieldsBeside }] : [])]))
  const before = await look()
  const own = rowsOf(before)?.[0]?.['category']
  const [one, other] = (await categoriesAtHand(scene)).filter((code) => code !== own)
  if (one === undefined || other === undefined)
    throw untested(because('too-few', { seen: one === undefined ? 0 : 1, what: 'further category', least: 2 }))
  const first = await act({ action: 'learn', category: one }, { action: 'learn', category: other })
  const afterFirst = await look()
  const second = await act({ action: 'learn', category: other })
  const afterSecond = await look()
  const bad = spoiled(scene, 'long identifier')
  const behindBad = await scene.send(categorize(scene, [bad, item]))
  const third = await scene.send(categorize(scene, [bad, { ...item, action: 'learn', category: one }]))
  const afterThird = await look()
  const removed = await act({ action: 'remove', category: one }, { action: 'remove', category: other })
  return {
    taught: [one, other],
    learned: [first, second, third, removed],
    before,
    afterFirst,
    afterSecond,
    behindBad,
    afterThird,
    afterRemoval: await look(),
  }
}

/** The categories that transactions at hand have, but for those that stand for none. */
async function categoriesAtHand(scene: Scene): Promise<string[]> {
  const pages = await listsAtHand(scene, 'transactions')
  const codes = rowsOfAll(pages).map(({ category }) => category)
  const named = codes.filter((code): code is string => typeof code === 'string')
  return [...new Set(named)].filter((code) => code !== 'uncategorized' && code !== 'transfer')
}
