import { asBatch, renamedTo } from '../actions/bodies.ts'
import { enrichmentRequest } from '../actions/enrichment-body-taken.ts'
import { newSubject, type Subject, subjectOf } from '../actions/subject.ts'
import { demandIdsTellClients } from '../../../harness/actions/logins/crossing.ts'
import { readUntil, settleMs } from '../../../harness/actions/scene/read-until.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { type Row, rowsOf } from '../../../harness/checks/answers/answer.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { EnrichmentBodyName } from '../../../harness/profile/profile.ts'
import type { Options } from '../../../generators/models/commands.ts'

export const otherClients = "the other client's"

/** A request about transactions of a connection of a history. */
interface About extends Subject {
  draft: Draft
  /** The transactions that it names, the first of them first. */
  named: ReadonlySet<string>
  id: string
}

/** Connections of a history with their transactions, each made when it is first spoken of. */
export class Marks {
  readonly scene: Scene
  /** Connections of which transactions were deleted: the same request may find no more of them. */
  readonly emptied = new Set<string>()
  /** Transactions that were marked, and that nothing may have unmarked since. */
  readonly marked = new Set<string>()
  private readonly made = new Map<string, Promise<Subject>>()

  constructor(scene: Scene) {
    this.scene = scene
  }

  async the(name = ''): Promise<Subject> {
    const made = this.made.get(name) ?? newSubject(this.scene, name === otherClients ? 'second' : 'main')
    this.made.set(name, made)
    const subject = await made
    if (name === otherClients) await demandIdsTellClients(this.scene)
    return subject
  }

  /** Every list that may show a transaction that was marked. */
  async lists(): Promise<Draft[]> {
    return (await Promise.all(this.made.values())).flatMap(({ list }) => list)
  }

  /**
   * The request that the target takes, about one transaction of a connection or, where its body has room for that, about two
   * of them, the first of them twice.
   */
  async about(name: EnrichmentBodyName, { whose, which }: Options): Promise<About> {
    const made = await this.the(whose)
    const { transaction_ids: all, transaction_id } = made.subject
    const [first = transaction_id, second = first] = all
    const id = which === 'second' ? second : first
    const good = await enrichmentRequest(this.scene, name)
    const from = await subjectOf(this.scene, name === 'delete_transactions' ? 'doomed' : 'lasting')
    const body = renamedTo(good.body, from, { ...made.subject, transaction_id: id })
    const both = which === 'both' ? asBatch(body, 3, [first, first, second]) : undefined
    return { ...made, draft: { ...good, body: both ?? body }, id, named: new Set(both ? [first, second] : [id]) }
  }

  /** A list of transactions, once it is as wanted. */
  read(list: Draft, wanted: (rows: readonly Row[]) => boolean = () => true): Promise<Exchange> {
    return this.readAs(list, (page) => wanted(rowsOf(page) ?? []))
  }

  /** The same, where what is wanted is a matter of the whole page. */
  readAs(list: Draft, wanted: (page: Exchange) => boolean): Promise<Exchange> {
    const { send } = this.scene.making()
    return readUntil(() => send(list), wanted, settleMs)
  }
}
