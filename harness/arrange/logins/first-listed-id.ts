import { setUpFailed } from '../../../core/check-stopped.ts'
import { rowsOf } from '../../checks/answers/answer.ts'
import type { Scene } from '../scene/scene.ts'
import { listsAtHand } from './two-customers.ts'

/** The first id of the lists at hand. @throws CheckStopped (inconclusive) when they are empty */
export async function firstListedId(scene: Scene, list: 'accounts' | 'transactions'): Promise<string> {
  const pages = await listsAtHand(scene, scene.send, list)
  const row = pages.flatMap((page) => rowsOf(page) ?? [])[0]
  const [page] = pages
  if (row) return String(row.id)
  throw page ? setUpFailed(`find one of the ${list}`, page) : new Error('LIST_MISSING: no list was read')
}
