import type { Scene } from '../../harness/actions/scene/scene.ts'
import { together } from '../../harness/actions/scene/together.ts'
import { accepted } from '../../harness/checks/answers/accepted.ts'
import { acceptedData, errorClassOf, isSuccess } from '../../harness/checks/answers/answer.ts'
import { asOne } from '../../harness/verdicts/together.ts'
import { refused, refusedAs } from '../../harness/checks/answers/refused-as.ts'
import { comesBack, valuesDiffer } from '../../harness/checks/values/value-is.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import type { Draft } from '../../harness/client/draft.ts'
import { type Command, historiesOf, type Model, type Options } from './commands.ts'
import {
  controlOf,
  type CustomerPoint,
  Customers,
  type CustomerWords,
  everyOptional,
  noOptional,
  pointsOfCustomers,
} from './customers.ts'
import { type Family, familyOf } from './family.ts'
import { letPass } from './let-pass.ts'
import { flaws, nearlyAlike } from './odd-identifiers.ts'
import { mixKeys } from './mix-keys.ts'
import { leftAlone } from './promises.ts'

const clients = ['main', 'second'] as const

/** The clients whose customers a command may use: also the second one, where the profile has it. */
export function optionsOfCustomers({ run }: Scene): Command<Customers>['options'] {
  const second = run.offered.get('second-client') === true
  return { client: second ? clients : clients.slice(0, 1), name: ['first', 'second'] }
}

export const saysOptional = (one: Options) => (one['beside'] === everyOptional ? ` with ${everyOptional}` : '')

export const saysCustomer = (one: Options) => `the ${one['name']} customer of the ${one['client']} client`

function commandsOfCustomers(scene: Scene, { identified, chosen, own, page, optional }: CustomerWords): Commands {
  const { offered } = scene.run
  const second = offered.get('second-client') === true
  const options = optionsOfCustomers(scene)
  const asked = { ...options, ...(optional && { beside: [noOptional, everyOptional] }) }
  const locks = offered.get('control-customer-lock') === true
  return {
    'create a customer': {
      options,
      says: (one) => `create ${saysCustomer(one)}`,
      async act(state, one) {
        const before = state.answers
        const { answer, was } = await state.create(one)
        const other = state.elsewhere(one)
        if (was && identified)
          return { answer, said: [['duplicate', refusedAs(was.answer, answer, ['DuplicatedCustomer'])]] }
        if (was?.isLocked) return { answer, said: [] }
        if (was) {
          const choice = acceptedData(answer) ? 'accepted' : 'refused'
          const question = 'how the same creation is answered again'
          return { answer, said: [['created-again', state.choices.staysWith(question, choice, answer)]] }
        }
        const differ = asOne(own.map((place) => valuesDiffer([...before, answer], place)))
        return {
          answer,
          said: [
            ['chosen-kept', comesBack(answer, chosen)],
            ['ids-differ', differ],
            ...(other && identified ? [['free-elsewhere', accepted(other.answer, answer)] as const] : []),
          ],
        }
      },
    },
    'ask for it': {
      options: asked,
      says: (one) => `ask for ${saysCustomer(one)}${saysOptional(one)}`,
      async act(state, one) {
        const made = await state.the(one)
        const answer = await state.scene.send(await state.draft(made, one))
        if (made.isLocked)
          return { answer, said: [['locked', refusedAs(made[controlOf(one)], answer, ['CustomerLocked'])]] }
        // Whether each optional field is taken is for rules of their own to say.
        const said = one['beside'] === everyOptional ? undefined : accepted(made.asked, answer)
        made[controlOf(one)] ??= answer
        return {
          answer,
          said: [
            ['asked-for', said],
            ['own-page', valuesDiffer(state.notePage(answer), page)],
          ],
        }
      },
    },
    ...(second && {
      'ask for it as the other client': {
        options: { ...asked, by: ['its secret and its id', 'its id alone'] },
        says: (one: Options) =>
          `ask for ${saysCustomer(one)}${saysOptional(one)} by ${one['by']}, with the keys of the other client`,
        async act(state: Customers, one: Options) {
          const made = await state.the(one)
          const control = await state.control(made, one)
          const draft: Draft = { ...(await state.draft(made, one)), as: made.ref.as === 'main' ? 'second' : 'main' }
          const { customerSecretHeader } = state.scene.run.dialect
          const answer = await state.scene.send(
            one['by'] === 'its id alone' ? edit.withoutHeader(draft, customerSecretHeader) : draft,
          )
          return { answer, said: [['within-client', refused(control, answer)] as const] }
        },
      },
    }),
    ...(locks && {
      lock: {
        options: { ...options, to: ['locked', 'unlocked'] },
        says: (one: Options) => `have ${saysCustomer(one)} ${one['to']}`,
        async act(state: Customers, one: Options) {
          const made = await state.the(one)
          // A later refusal shows the lock only if the same request was accepted before.
          const answer = await state.control(made)
          made.isLocked = one['to'] === 'locked'
          await state.scene.control.lockCustomer(made.ref.id, made.isLocked)
          return { answer, said: [] }
        },
      },
    }),
    ...(identified && {
      'create one twice at once': {
        options: { client: options['client'] ?? [] },
        says: (one: Options) => `create one more customer of the ${one['client']} client twice at once`,
        async act(state: Customers, one: Options) {
          const { requests, send } = state.scene
          const draft = requests.createCustomer(
            state.scene.newIdentifier(),
            one['client'] === 'second' ? 'second' : 'main',
          )
          const answers = await together([send(draft), send(draft)])
          const [first, other] = answers.toSorted((a, b) => Number(isSuccess(b)) - Number(isSuccess(a)))
          return { answer: other, said: other ? [['duplicate', refused(first, other)] as const] : [] }
        },
      },
      'create two that are nearly alike': {
        options: { differ: Object.keys(nearlyAlike) },
        says: (one: Options) => `create two customers whose identifiers differ in ${one['differ']} alone`,
        async act(state: Customers, one: Options) {
          const { requests, send } = state.scene
          const common = state.scene.newIdentifier()
          const [identifier, other] = nearlyAlike[one['differ'] ?? '']?.(common) ?? [common, common]
          const first = await send(requests.createCustomer(identifier))
          const answer = await send(requests.createCustomer(other))
          // Other refusals allow no conclusion: the documents do not say which identifiers are valid.
          const isJudged = isSuccess(answer) || errorClassOf(answer) === 'DuplicatedCustomer'
          return { answer, said: isJudged ? [['free-nearby', accepted(first, answer)] as const] : [] }
        },
      },
      'create one that is refused': {
        options: { identifier: Object.keys(flaws) },
        says: (one: Options) =>
          `create a customer whose identifier is ${one['identifier']}, and one with what is left of it`,
        async act(state: Customers, one: Options) {
          const { requests, send } = state.scene
          const { sent, left: kept } = flaws[one['identifier'] ?? '']?.(state.scene.newIdentifier()) ?? {
            sent: '',
            left: '',
          }
          const right = requests.createCustomer(kept)
          const refusal = await send(edit.withBodyField(right, 'data.identifier', sent))
          const answer = await send(right)
          const exists = !isSuccess(answer)
          // Other refusals allow no conclusion: the documents do not say how long an identifier may be.
          if (exists && errorClassOf(answer) !== 'DuplicatedCustomer') return { answer, said: [] }
          const [was, is] = [false, exists].map((value) => ({ 'whether the customer exists': value }))
          return { answer, said: [['refused-makes-none', leftAlone(refusal, was ?? {}, is ?? {}, [answer])]] }
        },
      },
    }),
    'let days pass': letPass(scene, [3, 40]),
    'mix keys': mixKeys(scene),
  }
}

type Commands = Readonly<Record<string, Command<Customers, CustomerPoint>>>

/** Histories of a repeated creation, a second owner, the other client, and a lock. */
const storiesOfCustomers = [
  [
    { do: 'create a customer' },
    { do: 'create a customer' },
    { do: 'create a customer' },
    { do: 'create a customer', name: 'second' },
    { do: 'create a customer', client: 'second' },
    { do: 'create a customer', client: 'second' },
    { do: 'create one twice at once' },
    ...Object.keys(nearlyAlike).map((differ) => ({ do: 'create two that are nearly alike', differ })),
    { do: 'ask for it' },
    { do: 'ask for it' },
    { do: 'ask for it' },
    { do: 'create one that is refused' },
    { do: 'create one that is refused', identifier: 'too long' },
    { do: 'ask for it as the other client' },
    { do: 'ask for it as the other client', by: 'its id alone' },
    { do: 'ask for it' },
    { do: 'mix keys' },
    { do: 'mix keys', secret: 'app' },
  ],
  [
    { do: 'ask for it' },
    { do: 'lock', to: 'locked' },
    { do: 'ask for it' },
    { do: 'create a customer' },
    { do: 'create a customer', name: 'second' },
    { do: 'ask for it', name: 'second' },
    { do: 'ask for it' },
    { do: 'let days pass' },
    { do: 'ask for it' },
    { do: 'create a customer', name: 'second' },
    { do: 'lock', to: 'unlocked' },
    { do: 'ask for it' },
  ],
]

interface More<State extends Customers> {
  points: readonly string[]
  begin: (own: Scene, words: CustomerWords) => State
  commands: (scene: Scene) => Readonly<Record<string, Command<State>>>
  stories: Model<State>['stories']
}

export function familyOfCustomers(name: string, words: CustomerWords): Family
export function familyOfCustomers<State extends Customers>(
  name: string,
  words: CustomerWords,
  more: More<State>,
): Family
export function familyOfCustomers(name: string, words: CustomerWords, more?: More<Customers>): Family {
  return familyOf({
    name,
    points: [...pointsOfCustomers(words), ...(more?.points ?? [])],
    histories: (scene) =>
      historiesOf(scene, {
        begin: (own) => more?.begin(own, words) ?? new Customers(own, words),
        commands: { ...commandsOfCustomers(scene, words), ...more?.commands(scene) },
        stories: [...storiesOfCustomers, ...(more?.stories ?? [])],
      }),
  })
}
