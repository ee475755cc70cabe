import { rowsOf, type Row } from '../../checks/answers/answer.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { setUpFailed } from '../../../core/check-stopped.ts'
import { asItIs } from './learn-items.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'

/** A fetched login of the run's own, from whose transactions categories may be learnt. */
function loginToTeach(scene: Scene): Promise<LoginRef> {
  return scene.run.once('login to teach', () => scene.newFetchedLogin())
}

/**
 * The answer to a batch of so many good objects, sent once in a run. A login with fewer transactions, or the first `most` of
 * them, is learnt from again and again. Each is taught the category that it has: what a client learns may hold for all of its customers.
 * @throws CheckStopped (inconclusive) when the login has no transactions
 */
export async function learnBatch(scene: Scene, size: number, most = size): Promise<Exchange> {
  const login = await loginToTeach(scene)
  return scene.run.once(`batch of ${size} from ${most} of ${login.id}`, async () => {
    const all = await scene.run.once(`transactions of ${login.id}`, () => transactionsOf(scene, login))
    const rows = all.slice(0, most)
    const objects = Array.from({ length: size }, (_, index) => asItIs(scene, rows[index % rows.length] ?? {}))
    return scene.send(scene.requests.learn(objects))
  })
}

async function transactionsOf(scene: Scene, login: LoginRef): Promise<Row[]> {
  const query: Array<[string, string]> = [
    ['login_id', login.id],
    ['per_page', '1000'],
  ]
  const exchange = await scene.send(scene.requests.listTransactions(query))
  const rows = rowsOf(exchange) ?? []
  if (rows.length === 0) throw setUpFailed(exchange, 'transaction')
  return rows
}
