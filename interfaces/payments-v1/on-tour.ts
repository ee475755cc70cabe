import { CheckStopped } from '../../core/check-stopped.ts'
import { paymentDraft, templateDraft } from './actions/connect-draft.ts'
import { listTemplates, showTemplate } from './actions/drafts.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import { unknownIdLike } from '../../harness/actions/scene/unknown-id.ts'
import type { Draft } from '../../harness/client/draft.ts'
import * as edit from '../../harness/client/edit-draft.ts'

/** What a tour visits of payment initiation, as far as its lists let it be found out. */
export async function onTour(scene: Scene): Promise<{ good: Draft[]; refused: Draft[] }> {
  const { id } = await scene.sharedCustomer()
  const template = await ifItCan(() => templateDraft(scene))
  const payment = await ifItCan(() => paymentDraft(scene))
  const wrongPayments = payment.flatMap((draft) => [
    edit.withBodyField(draft, 'data.customer_id', unknownIdLike(id)),
    edit.withBodyField(draft, 'data.return_to', 'not an address'),
    edit.withBodyField(draft, 'data.payment_attributes', {}),
    edit.withBodyField(edit.withoutBodyField(draft, 'data.provider_code'), 'data.disable_provider_search', true),
  ])
  return {
    good: [listTemplates(scene.requests), ...template, ...payment],
    refused: [showTemplate(scene.requests, 'no_such_template_anywhere'), ...wrongPayments],
  }
}

async function ifItCan(make: () => Promise<Draft>): Promise<Draft[]> {
  return make().then(
    (draft) => [draft],
    (error: unknown) => {
      if (error instanceof CheckStopped) return []
      throw error
    },
  )
}
