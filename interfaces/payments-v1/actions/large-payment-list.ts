import { because } from '../../../harness/reasons/because.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { rowsOf } from '../../../harness/checks/answers/answer.ts'
import { untested } from '../../../core/check-stopped.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { listPaymentProviders, listTemplates } from './drafts.ts'
import { paymentProviderPages, templatePages } from './read-lists.ts'
import { leastOfLarge, smallestPage } from '../../../core/page-sizes.ts'

/** The request for templates. @throws CheckStopped (untested) where they fit on one page */
export async function templatesOfSeveralPages(scene: Scene): Promise<Draft> {
  const templates = rowCount(await templatePages(scene))
  if (templates > smallestPage) return listTemplates(scene.requests)
  throw untested(because('list-too-short', { rows: templates }))
}

/** The request for that list of the interface which has more than 250 rows. @throws CheckStopped (untested) where none has */
export async function largePaymentList(scene: Scene): Promise<Draft> {
  const providers = rowCount(await paymentProviderPages(scene))
  if (providers > leastOfLarge) return listPaymentProviders(scene.requests)
  const templates = rowCount(await templatePages(scene))
  if (templates > leastOfLarge) return listTemplates(scene.requests)
  throw untested(because('list-too-short', { rows: Math.max(providers, templates) }))
}

function rowCount(pages: readonly Exchange[]): number {
  return pages.reduce((sum, page) => sum + (rowsOf(page)?.length ?? 0), 0)
}
