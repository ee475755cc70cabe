import { unlessStopped } from '../../../core/check-stopped.ts'
import type { Command, Options } from '../../../generators/models/commands.ts'
import { type Customers, everyOptional, noOptional } from '../../../generators/models/customers.ts'
import { optionsOfCustomers, saysCustomer, saysOptional } from '../../../generators/models/family-of-customers.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { isSuccess } from '../../../harness/checks/answers/answer.ts'
import { refused, refusedAs } from '../../../harness/checks/answers/refused-as.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import * as edit from '../../../harness/client/edit-draft.ts'
import { paymentProviderIn } from '../actions/inactive-provider.ts'
import { namedProvider, triedPayment } from '../actions/payable.ts'

export const pointsOfFlaws = ['unknown-provider', 'required-missing', 'refused-beside-options'] as const

type Flaw = (draft: Draft, scene: Scene) => Draft | Promise<Draft | undefined>

/** What may be wrong with a payment; undefined where the profile or the target has nothing of the kind. */
const flaws: Readonly<Record<string, Flaw>> = {
  'a provider that nobody knows': (draft) => withProvider(draft, 'assay_no_such_provider'),
  async 'a required attribute left out'(draft, scene) {
    const { payable, attributes } = await triedPayment(scene)
    const left = Object.keys(attributes).find((name) => payable.required.has(name))
    return left === undefined ? undefined : edit.withoutBodyField(draft, `data.payment_attributes.${left}`)
  },
  'a template that nobody knows': (draft) =>
    edit.withBodyField(draft, 'data.template_identifier', 'ASSAY_NO_SUCH_TEMPLATE'),
  async 'a disabled provider'(draft, scene) {
    const code = await unlessStopped(paymentProviderIn(scene, ['disabled']))
    return code === undefined ? undefined : withProvider(draft, code)
  },
  async 'a provider without keys'(draft, scene) {
    const code = namedProvider(scene, 'keyless')?.code
    return code === undefined ? undefined : withProvider(draft, code)
  },
}

/** Each flaw beside every optional field. */
export const storyOfFlaws = Object.keys(flaws).map((flaw) => ({ do: 'ask wrongly', with: flaw, beside: everyOptional }))

/** Asks for a payment with one flaw, alone or beside every optional field. */
export function askWrongly(scene: Scene): Command<Customers, (typeof pointsOfFlaws)[number]> {
  return {
    options: { ...optionsOfCustomers(scene), beside: [noOptional, everyOptional], with: Object.keys(flaws) },
    says: (one) => `ask for a payment of ${saysCustomer(one)}${saysOptional(one)}, and with ${one['with']}`,
    async act(state, one) {
      const made = await state.the(one)
      const spoil = flaws[one['with'] ?? '']
      const isPlain = one['beside'] !== everyOptional
      const flawed = async (chosen: Options) => spoil?.(await state.draft(made, chosen), state.scene)
      const draft = made.isLocked ? undefined : await flawed(one)
      if (!draft) return { answer: undefined, said: [] }
      const control = await state.control(made, one)
      const answer = await state.scene.send(draft)
      if (one['with'] === 'a provider that nobody knows' && isPlain)
        return { answer, said: [['unknown-provider', refused(control, answer)]] }
      if (one['with'] === 'a required attribute left out' && isPlain)
        return { answer, said: [['required-missing', refusedAs(control, answer, ['InvalidPaymentAttributes'])]] }
      const plain = isPlain ? undefined : await flawed({})
      // Whether the flaw alone is refused is for rules of its own to say.
      const isRefused = plain !== undefined && !isSuccess(await state.scene.send(plain))
      return { answer, said: [['refused-beside-options', isRefused ? refused(control, answer) : undefined]] }
    },
  }
}

function withProvider(draft: Draft, code: string): Draft {
  return edit.withBodyField(draft, 'data.provider_code', code)
}
