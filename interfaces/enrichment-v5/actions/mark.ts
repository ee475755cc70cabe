import type { Marked } from '../checks/duplicate-flag.ts'
import { isSuccess, rowsOf } from '../../../harness/checks/answers/answer.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { setUpFailed } from '../../../core/check-stopped.ts'
import { readUntil, settleMs } from '../../../harness/actions/scene/read-until.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { renamedTo } from './bodies.ts'
import { demandRead } from './demand-read.ts'
import { enrichmentRequest } from './enrichment-body-taken.ts'
import { subjectOf, transactionsAtFirst, transactionsOfSubject } from './subject.ts'

/** Marks a transaction as a duplicate and takes it back, with the list of its connection before, between and after. */
export function markAndUnmark(scene: Scene): Promise<Marked> {
  return scene.run.once('transaction marked and unmarked', async () => {
    const [own, lasting] = [await subjectOf(scene, 'marked'), await subjectOf(scene, 'lasting')]
    const about = async (name: 'duplicate' | 'unduplicate') => {
      const good = await enrichmentRequest(scene, name)
      return { ...good, body: renamedTo(good.body, lasting, own) }
    }
    const [mark, unmark] = [await about('duplicate'), await about('unduplicate')]
    const { transaction_id: id } = own
    // A target may take it for a duplicate by itself.
    await accepted('take marks of duplicates back', await scene.send(unmark))
    const before = await listWith(scene, id, false)
    await accepted('mark a duplicate', await scene.send(mark))
    const marked = await listWith(scene, id, true)
    if (!shows(marked, id, true)) await demandRead(scene, 'duplicate')
    await accepted('take the mark of a duplicate back', await scene.send(unmark))
    const unmarked = await listWith(scene, id, false)
    if (!shows(unmarked, id, false)) await demandRead(scene, 'unduplicate')
    return { id, before, marked, unmarked }
  })
}

/** Deletes transactions of a connection made for it, with its list before and after. */
export async function deleteTransactions(scene: Scene): Promise<[before: Exchange, after: Exchange]> {
  const before = await transactionsAtFirst(scene, 'doomed')
  await enrichmentRequest(scene, 'delete_transactions')
  const had = rowsOf(before)?.length ?? 0
  const read = () => transactionsOfSubject(scene, 'doomed')
  const isShorter = (list: Exchange) => (rowsOf(list)?.length ?? had) < had
  const after = await readUntil(read, isShorter, settleMs)
  if (!isShorter(after)) await demandRead(scene, 'delete_transactions')
  return [before, after]
}

/** The list once it shows the transaction with this flag, or as it is when patience ends. */
function listWith(scene: Scene, id: string, duplicated: boolean): Promise<Exchange> {
  return readUntil(
    () => transactionsOfSubject(scene, 'marked'),
    (list) => shows(list, id, duplicated),
    settleMs,
  )
}

function shows(list: Exchange, id: string, duplicated: boolean): boolean {
  return (rowsOf(list) ?? []).some((row) => String(row['id']) === id && row['duplicated'] === duplicated)
}

async function accepted(what: string, exchange: Exchange): Promise<void> {
  if (!isSuccess(exchange)) throw setUpFailed(what, exchange)
}
