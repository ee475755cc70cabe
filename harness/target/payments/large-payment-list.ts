import type { Draft } from '../../client/draft.ts'
import { rowsOf } from '../../checks/answer.ts'
import { untested } from '../../run/stop.ts'
import type { Scene } from '../scene.ts'
import { listPaymentProviders, listTemplates } from './drafts.ts'
import { paymentProviderPages, templatePages } from './read-lists.ts'

const enough = 250

/** The request for that list of the interface which has more than 250 rows. @throws CheckStopped (untested) where none has */
export async function largePaymentList(scene: Scene): Promise<Draft> {
  const count = (pages: Awaited<ReturnType<typeof templatePages>>) =>
    pages.reduce((sum, page) => sum + (rowsOf(page)?.length ?? 0), 0)
  const providers = count(await paymentProviderPages(scene))
  if (providers > enough) return listPaymentProviders(scene.requests)
  const templates = count(await templatePages(scene))
  if (templates > enough) return listTemplates(scene.requests)
  throw untested(
    `no list of payment initiation has more than ${enough} rows: the target has ${providers} providers and ${templates} templates`,
  )
}
