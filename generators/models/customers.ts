import { setUpFailed } from '../../core/check-stopped.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { CustomerRef } from '../../harness/actions/scene/refs.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import { acceptedData } from '../../harness/checks/answers/answer.ts'
import type { Draft } from '../../harness/client/draft.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import type { Options } from './commands.ts'
import { OpenChoices } from './promises.ts'

/** The promises for all customers, for customers with a unique identifier, and for others. */
const ofAll = [
  'chosen-kept',
  'ids-differ',
  'asked-for',
  'own-page',
  'within-client',
  'locked',
  'wrong-secret',
  'crossed-keys',
] as const
const ofIdentified = ['duplicate', 'refused-makes-none', 'free-elsewhere', 'free-nearby'] as const
const ofOthers = ['created-again'] as const
export type CustomerPoint = (typeof ofAll | typeof ofIdentified | typeof ofOthers)[number]

export function pointsOfCustomers({ identified }: Pick<CustomerWords, 'identified'>): CustomerPoint[] {
  return [...ofAll, ...(identified ? ofIdentified : ofOthers)]
}

/** That a request has every optional field, and that it has none. */
export const everyOptional = 'every optional field'
export const noOptional = 'nothing more'

/** How an interface creates customers and asks for them. */
export interface CustomerWords {
  /** Whether identifiers are unique. Otherwise the documents do not say what a repeated creation gives. */
  identified: boolean
  /** Where the answer to a creation shows the client's value, and which values differ between customers. */
  chosen: string
  own: readonly string[]
  /** Where the answer shows the address of the customer's page. */
  page: string
  /** A valid request for one customer. */
  ask: (scene: Scene, customer: CustomerRef) => Draft | Promise<Draft>
  /** Valid values of its optional fields, by their places in the body; none when absent. */
  optional?: Readonly<Record<string, unknown>>
}

interface Made {
  ref: CustomerRef
  answer: Exchange
  isLocked: boolean
  /** The first request for it, and the first with every optional field. */
  asked?: Exchange
  askedFully?: Exchange
}

/** Which of them is the control of a request. */
export const controlOf = (chosen: Options) => (chosen['beside'] === everyOptional ? 'askedFully' : 'asked')

/** The customers of a history: two of each client, created when first used. */
export class Customers {
  readonly scene: Scene
  readonly choices = new OpenChoices()
  private readonly words: CustomerWords
  private readonly made = new Map<string, Made>()
  private readonly identifiers = new Map<string, string>()
  private readonly pages: Exchange[] = []

  constructor(scene: Scene, words: CustomerWords) {
    this.scene = scene
    this.words = words
  }

  /** Creates a customer. An existing one is created again with the same identifier. */
  async create(chosen: Options): Promise<{ answer: Exchange; was: Made | undefined }> {
    const [as, name] = placeOf(chosen)
    const existing = this.made.get(`${as} ${name}`)
    const { requests, send } = this.scene
    if (!this.identifiers.has(name)) this.identifiers.set(name, this.scene.newIdentifier())
    const answer = await send(requests.createCustomer(this.identifiers.get(name) ?? '', as))
    const { id, secret } = requests.customerIn(acceptedData(answer) ?? {})
    if (!existing && id !== undefined)
      this.made.set(`${as} ${name}`, {
        ref: { id: String(id), secret: String(secret ?? ''), as },
        answer,
        isLocked: false,
      })
    return { answer, was: existing }
  }

  /** @throws CheckStopped (inconclusive) where it cannot be made */
  async the(chosen: Options): Promise<Made> {
    const [as, name] = placeOf(chosen)
    const known = this.made.get(`${as} ${name}`)
    if (known) return known
    const { answer } = await this.create(chosen)
    const made = this.made.get(`${as} ${name}`)
    if (!made) throw setUpFailed(answer)
    return made
  }

  /** The customer of the same name at the other client, if it exists. */
  elsewhere(chosen: Options): Made | undefined {
    const [as, name] = placeOf(chosen)
    return this.made.get(`${as === 'main' ? 'second' : 'main'} ${name}`)
  }

  get answers(): Exchange[] {
    return [...this.made.values()].map(({ answer }) => answer)
  }

  /** Notes an accepted request and returns all of them. */
  notePage(answer: Exchange): Exchange[] {
    if (acceptedData(answer)) this.pages.push(answer)
    return this.pages
  }

  /** A valid request for a customer: the noted one, or a new one. */
  async control(made: Made, chosen: Options = {}): Promise<Exchange> {
    return (made[controlOf(chosen)] ??= await this.scene.send(await this.draft(made, chosen)))
  }

  async draft({ ref }: Made, chosen: Options = {}): Promise<Draft> {
    const draft = await this.words.ask(this.scene, ref)
    const added = chosen['beside'] === everyOptional ? Object.entries(this.words.optional ?? {}) : []
    return added.reduce<Draft>((one, [place, value]) => edit.withBodyField(one, place, value), draft)
  }
}

function placeOf(chosen: Options): [as: 'main' | 'second', name: string] {
  return [chosen['client'] === 'second' ? 'second' : 'main', chosen['name'] ?? '']
}
