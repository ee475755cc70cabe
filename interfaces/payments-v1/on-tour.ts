import { unlessStopped } from '../../core/check-stopped.ts'
import { paymentDraft, templateDraft } from './actions/connect-draft.ts'
import { listTemplates, showTemplate } from './actions/drafts.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import { unknownIdLike } from '../../harness/actions/scene/unknown-id.ts'
import type { Draft } from '../../harness/client/draft.ts'
import * as edit from '../../harness/client/edit-draft.ts'

/** What a tour visits of payment initiation, as far as its lists let it be found out. */
export async function onTour(scene: Scene): Promise<{ good: Draft[]; refused: Draft[] }> {
  const { id } = await scene.sharedCustomer()
  const template = await unlessStopped(templateDraft(scene))
  const payment = await unlessStopped(paymentDraft(scene))
  const wrongPayments = payment
    ? [
        edit.withBodyField(payment, 'data.customer_id', unknownIdLike(id)),
        edit.withBodyField(payment, 'data.return_to', 'not an address'),
        edit.withBodyField(payment, 'data.payment_attributes', {}),
        edit.withBodyField(edit.withoutBodyField(payment, 'data.provider_code'), 'data.disable_provider_search', true),
      ]
    : []
  return {
    good: [listTemplates(scene.requests), ...[template, payment].flatMap((draft) => draft ?? [])],
    refused: [showTemplate(scene.requests, 'no_such_template_anywhere'), ...wrongPayments],
  }
}
