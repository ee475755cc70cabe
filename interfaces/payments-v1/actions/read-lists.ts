import { rowsOfAll, isSuccess, rowsOf } from '../../../harness/checks/answers/answer.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { setUpFailed } from '../../../core/check-stopped.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { sendEach } from '../../../harness/actions/scene/send-each.ts'
import { followPages } from '../../../harness/actions/paging/follow-pages.ts'
import { listPaymentProviders, listTemplates, showTemplate } from './drafts.ts'
import { type PaymentProvider, type PaymentTemplate, providerIn, templateIn } from '../checks/payment-field.ts'

/** Each is a request of its own. */
const mostAlone = 12

/** All payment providers as they are listed, read once in a run. @throws CheckStopped (inconclusive) where the list is refused */
export function paymentProviderPages(scene: Scene): Promise<Exchange[]> {
  return scene.run.once('payment providers', () => wholeList(scene, listPaymentProviders(scene.requests)))
}

/** All templates as they are listed, read once in a run. @throws CheckStopped (inconclusive) where the list is refused */
export function templatePages(scene: Scene): Promise<Exchange[]> {
  return scene.run.once('payment templates', () => wholeList(scene, listTemplates(scene.requests)))
}

async function wholeList(scene: Scene, draft: Draft): Promise<Exchange[]> {
  const pages = await followPages(scene.send, { ...draft, query: [['per_page', '1000']] })
  const refused = pages.find((page) => !isSuccess(page) || rowsOf(page) === undefined)
  if (refused) throw setUpFailed(refused)
  return pages
}

export async function paymentProviders(scene: Scene): Promise<PaymentProvider[]> {
  return rowsOfAll(await paymentProviderPages(scene)).flatMap((row) => providerIn(row) ?? [])
}

export async function paymentTemplates(scene: Scene): Promise<PaymentTemplate[]> {
  return rowsOfAll(await templatePages(scene)).flatMap((row) => templateIn(row) ?? [])
}

/** Templates as their own routes show them, read once in a run: half of them deprecated, which others seldom ask for. */
export function templatesAlone(scene: Scene): Promise<Exchange[]> {
  return scene.run.once('payment templates alone', async () => {
    const all = await paymentTemplates(scene)
    const deprecated = all.filter((one) => one.deprecated).slice(0, mostAlone / 2)
    const others = all.filter((one) => !one.deprecated).slice(0, mostAlone - deprecated.length)
    return sendEach(
      scene.send,
      [...deprecated, ...others].map(({ identifier }) => showTemplate(scene.requests, identifier)),
    )
  })
}
