import { because } from '../../../harness/reasons/because.ts'
import { metaOf } from '../../../harness/checks/answers/answer.ts'
import { untested } from '../../../core/check-stopped.ts'
import { attributesOf } from '../actions/attribute-set.ts'
import { listPaymentProviders, paymentProviders, paymentTemplates } from '../actions/read-lists.ts'
import { payableAt, triedPayment, usable } from '../actions/payable.ts'
import { unsupportedPairs } from '../actions/unsupported.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { unknownIdLike } from '../../../harness/actions/scene/unknown-id.ts'
import type { Resolved, State } from '../../../harness/contracts/states/state.ts'

/** Templates, and providers that support them or not. Source: Payment initiation. */
export const states: Readonly<Record<string, State>> = {
  'several pages of payment providers': async ({ scene }) => {
    const page = await scene.send(listPaymentProviders(scene.requests))
    const next = metaOf(page)?.['next_id']
    if (typeof next !== 'string' || next === '') throw untested(because('list-too-short', {}))
    return { values: { next_id: next } }
  },

  'a template': async ({ scene }) => ({ values: { template_identifier: await templateListed(scene) } }),

  'a template that does not exist': async ({ scene }) => {
    const template = await templateListed(scene)
    return { values: { template_identifier: `${template}_${unknownIdLike('0')}` } }
  },

  'a payment provider that supports a template': async ({ scene }) => {
    const { payable, attributes } = await triedPayment(scene)
    if (payable.provider === undefined) throw untested(because('not-shown', { what: 'payable provider' }))
    return paying(payable.provider, payable.template.identifier, attributes)
  },

  'a payment provider that does not support a template': async ({ scene }) =>
    scene.run.once('unsupported template of contracts', async () => {
      const pairs = await unsupportedPairs(scene)
      const templates = await paymentTemplates(scene)
      const providers = (await paymentProviders(scene)).filter((one) => usable(scene, one))
      for (const { provider, template } of pairs) {
        const found = templates.find(({ identifier }) => identifier === template)
        const other = providers.find((one) => one.templates.includes(template))
        if (found && other) return paying(provider, template, attributesOf(await payableAt(scene, other, found)))
      }
      throw untested(because('not-shown', { what: 'provider without the template of another' }))
    }),
}

async function templateListed(scene: Scene): Promise<string> {
  const [first] = await paymentTemplates(scene)
  if (!first) throw untested(because('not-shown', { what: 'template' }))
  return first.identifier
}

function paying(provider: string, template: string, attributes: Readonly<Record<string, unknown>>): Resolved {
  return { values: { provider_code: provider, template_identifier: template, payment_attributes: attributes } }
}
