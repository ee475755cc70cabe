import { CheckStopped, unlessStopped } from '../../../core/check-stopped.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { isWebAddress } from '../../../core/web-address.ts'
import type { Command, Options } from '../../../generators/models/commands.ts'
import { type CustomerPoint, Customers, everyOptional, noOptional } from '../../../generators/models/customers.ts'
import { optionsOfCustomers, saysCustomer, saysOptional } from '../../../generators/models/family-of-customers.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { accepted } from '../../../harness/checks/answers/accepted.ts'
import { acceptedData, isSuccess } from '../../../harness/checks/answers/answer.ts'
import { valuesDiffer } from '../../../harness/checks/values/value-is.ts'
import { outlast } from '../../../harness/actions/hosted/expired-page.ts'
import { namedProvider, triedPayment } from '../actions/payable.ts'
import { refused, refusedAs } from '../../../harness/checks/answers/refused-as.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import * as edit from '../../../harness/client/edit-draft.ts'
import { paymentProviderIn } from '../actions/provider-in-status.ts'

const pointsOfFlaws = ['unknown-provider', 'required-missing', 'refused-beside-options'] as const

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
function askWrongly(scene: Scene): Command<Customers, (typeof pointsOfFlaws)[number]> {
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

export const points = [...pointsOfFlaws, 'paid', 'paid-once', 'not-agreed', 'page-again', 'page-over'] as const

type Point = (typeof points)[number] | CustomerPoint

const offer = 'connect-sessions'

const notOpened = 'not opened'

/** What came of a page. */
interface Outcome {
  payment_id?: unknown
  status?: unknown
}

/** Customers who pay on pages of their own. */
export class Payers extends Customers {
  /** The payments of all pages so far by their ids, each with the request for its page. */
  readonly payments = new Map<string, Exchange>()
  /** What the user of a customer did last: the page, and what was typed there. */
  readonly done = new Map<string, { session: Exchange; said: object }>()

  /** The status of payments whose users typed the right credentials, in the words of the target. */
  readonly paid = new Set<unknown>()

  /** Does what a user does on a page; the id of the payment is null where none came of it, undefined where no page says. */
  async complete(said: object): Promise<Outcome> {
    const answer = await this.scene.control.call(offer, 'POST', '/connect-sessions', said)
    return (answer as { data?: Outcome } | undefined)?.data ?? {}
  }

  /** The same for a page that may be over, which a port may refuse to go through. */
  async completeOver(said: object): Promise<unknown> {
    try {
      return (await this.complete(said)).payment_id
    } catch (error) {
      if (error instanceof CheckStopped) return notOpened
      throw error
    }
  }
}

const nameOf = ({ client, name }: Options) => `${client} ${name}`

/** What comes of a payment, as far as the target or its control port shows it. The documents show no route for it. */
export function commandsOfPayments(scene: Scene): Readonly<Record<string, Command<Payers, Point>>> {
  const options = optionsOfCustomers(scene)
  const named = namedProvider(scene, 'plain')
  const credentials = named?.credentials
  const pays = scene.run.offered.get(`control-${offer}`) === true && credentials?.succeed !== undefined
  return {
    'ask wrongly': askWrongly(scene),
    pay: {
      options: { ...options, with: ['right credentials', 'wrong credentials', 'no consent'] },
      says: (one) => `have a page for ${saysCustomer(one)}, whose user goes through it with ${one['with']}`,
      allowed: (_state, one) => pays && (one['with'] !== 'wrong credentials' || credentials?.fail !== undefined),
      async act(state, one) {
        const made = await state.the(one)
        if (made.isLocked) return { answer: undefined, said: [] }
        const session = await state.scene.send(await state.draft(made))
        const asked = accepted(made.asked, session)
        made.asked ??= session
        const url = acceptedData(session)?.['connect_url']
        const said = [
          ['asked-for', asked],
          ['own-page', valuesDiffer(state.notePage(session), 'data.connect_url')],
        ] as const
        if (!isWebAddress(String(url))) return { answer: session, said }
        const typed = {
          connect_url: url,
          provider_code: named?.code,
          credentials: one['with'] === 'wrong credentials' ? credentials?.fail : credentials?.succeed,
          agree: one['with'] !== 'no consent',
        }
        const { payment_id: id, status } = await state.complete(typed)
        state.done.set(nameOf(one), { session, said: typed })
        const isFirst = state.payments.size === 0
        const before = state.payments.get(String(id))
        if (id !== undefined && id !== null) state.payments.set(String(id), session)
        if (id === undefined) return { answer: session, said }
        if (one['with'] === 'no consent') {
          const isMade = id !== null && state.paid.has(status)
          const over = { wanted: 'no payment', got: `payment ${String(id)}, ${String(status)}`, place: 'payment_id' }
          return {
            answer: session,
            said: [...said, ['not-agreed', isMade ? differs(over, [session]) : holds([session])]],
          }
        }
        if (one['with'] !== 'right credentials') return { answer: session, said }
        if (status !== undefined && status !== null) state.paid.add(status)
        return {
          answer: session,
          said: [...said, [isFirst ? 'paid' : 'paid-once', newPayment(id, session, before)]],
        }
      },
    },
    'pay too late': {
      options,
      says: (one) => `have a page for ${saysCustomer(one)}, whose user comes after its expires_at`,
      allowed: (state) => scene.run.offered.get('control-clock') === true && state.payments.size > 0,
      async act(state, one) {
        const made = await state.the(one)
        if (made.isLocked) return { answer: undefined, said: [] }
        const session = await state.scene.send(await state.draft(made))
        const url = acceptedData(session)?.['connect_url']
        if (!isWebAddress(String(url))) return { answer: session, said: [] }
        await outlast(state.scene, session)
        const id = await state.completeOver({
          connect_url: url,
          provider_code: named?.code,
          credentials: credentials?.succeed,
        })
        const isOver = id === null || id === undefined || id === notOpened
        const over = { wanted: 'no payment', got: `payment ${String(id)}`, place: 'payment_id' }
        return { answer: session, said: [['page-over', isOver ? holds([session]) : differs(over, [session])]] }
      },
    },
    'open its page again': {
      options,
      says: (one) => `open the last page of ${saysCustomer(one)} once more`,
      allowed: (state, one) => state.done.has(nameOf(one)),
      async act(state, one) {
        const { session, said } = state.done.get(nameOf(one)) ?? { session: undefined, said: {} }
        if (!session) return { answer: undefined, said: [] }
        const id = await state.completeOver(said)
        const choice =
          id === notOpened
            ? 'a page that does not open'
            : id === null
              ? 'no payment'
              : state.payments.has(String(id))
                ? 'the same payment'
                : 'another payment'
        const question = 'what comes of a page that a user went through before'
        return { answer: session, said: [['page-again', state.choices.staysWith(question, choice, session)]] }
      },
    },
  }
}

function newPayment(id: unknown, session: Exchange, before: Exchange | undefined): Judgement {
  if (id !== null && !before) return holds([session])
  const wanted = 'a payment that no page made before'
  if (before) return differs({ wanted, got: `payment ${String(id)}`, place: 'payment_id' }, [before, session])
  return differs({ wanted, got: 'no payment', place: 'payment_id' }, [session])
}
