import { asBatch, names, renamed, renamedTo } from '../actions/bodies.ts'
import { enrichmentRequest } from '../actions/enrichment-body-taken.ts'
import { newSubject, type Subject, subjectOf } from '../actions/subject.ts'
import { demandIdsTellClients } from '../../../harness/actions/logins/crossing.ts'
import { readUntil, settleMs } from '../../../harness/actions/scene/read-until.ts'
import { unknownIdLike } from '../../../harness/actions/scene/unknown-id.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { isSuccess, type Row, rowsOf } from '../../../harness/checks/answers/answer.ts'
import { rowsSatisfy } from '../../../harness/checks/values/rows-satisfy.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Judgement } from '../../../core/judgement.ts'
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

  /** The transactions of each connection so far, but of one. */
  async readAll(but?: string): Promise<Exchange[]> {
    const views: Exchange[] = []
    for (const [name, made] of this.made) if (name !== but) views.push(await this.read((await made).list))
    return views
  }

  /** Whether every transaction that was marked still is; undefined where none was. */
  async marksStay(): Promise<Judgement | undefined> {
    if (this.marked.size === 0) return undefined
    const stays = (row: Row) => !this.marked.has(String(row.id)) || row['duplicated'] === true
    return rowsSatisfy(await this.readAll(), stays, { wanted: 'each mark as before' })
  }

  /** Whether a request that names a customer is refused for one that does not exist: the documents show no body that names it. */
  async readsCustomer(draft: Draft, customerId: string): Promise<boolean> {
    if (!names(draft.body, customerId)) return false
    return !isSuccess(
      await this.scene.send({ ...draft, body: renamed(draft.body, customerId, unknownIdLike(customerId)) }),
    )
  }

  /** Has a connection fetched once more, and waits for the end; undefined where no route shows how. */
  async fetchAgain(name: string | undefined): Promise<Exchange | undefined> {
    const { login } = await this.the(name)
    const { requests } = this.scene.making()
    const draft = requests.reconnect(login)
    if (!requests.offers(draft)) return undefined
    const { id } = await this.scene.newestAttempt(login)
    const answer = await this.scene.send(draft)
    if (isSuccess(answer)) await this.scene.finished(login, id)
    return answer
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
    const as = whose === otherClients ? 'second' : good.as
    return { ...made, draft: { ...good, as, body: both ?? body }, id, named: new Set(both ? [first, second] : [id]) }
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
