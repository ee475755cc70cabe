import type { Exchange } from '../../../core/exchange.ts'
import { asBatch, renamedTo } from '../actions/bodies.ts'
import { demandRead } from '../actions/demand-read.ts'
import { enrichmentRequest } from '../actions/enrichment-body-taken.ts'
import { type EnrichmentSubject, newSubject, subjectOf } from '../actions/subject.ts'
import { readUntil, settleMs } from '../../../harness/actions/scene/read-until.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { unknownIdLike } from '../../../harness/actions/scene/unknown-id.ts'
import { isSuccess, type Row, rowsOf } from '../../../harness/checks/answers/answer.ts'
import { fewerRows } from '../checks/fewer-rows.ts'
import { rowsSatisfy } from '../../../harness/checks/values/rows-satisfy.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import type { EnrichmentBodyName } from '../../../harness/profile/profile.ts'
import { type Command, historiesOf, type Told } from '../../../generators/models/commands.ts'
import { familyOf } from '../../../generators/models/family.ts'
import { leftAlone } from '../../../generators/models/promises.ts'

const rules = {
  marked: 'duplicates/marked',
  unmarked: 'duplicates/unmarked',
  noOther: 'duplicates/no-other-marked',
  refused: 'duplicates/refused-marks-nothing',
  gone: 'transactions/deleted-are-gone',
} as const

/** Two connections of a history with their transactions, each made when it is first spoken of. */
class Marks {
  readonly scene: Scene
  /** Connections of which transactions were deleted: the same request may find no more of them. */
  readonly emptied = new Set<string>()
  private readonly made = new Map<string, Promise<{ subject: EnrichmentSubject; list: Draft }>>()

  constructor(scene: Scene) {
    this.scene = scene
  }

  the(name = '') {
    const made = this.made.get(name) ?? newSubject(this.scene)
    this.made.set(name, made)
    return made
  }

  /** The request that the target takes, about the nth transaction of a connection of this history. */
  async about(name: EnrichmentBodyName, { whose, which }: Told): Promise<{ draft: Draft; id: string; list: Draft }> {
    const { subject, list } = await this.the(whose)
    const id = subject.transaction_ids[which === 'second' ? 1 : 0] ?? subject.transaction_id
    const good = await enrichmentRequest(this.scene, this.scene.send, name)
    const from = await subjectOf(this.scene, name === 'delete_transactions' ? 'doomed' : 'lasting')
    return { draft: { ...good, body: renamedTo(good.body, from, { ...subject, transaction_id: id }) }, id, list }
  }

  /** The list of a connection, once it is as wanted. */
  read(list: Draft, wanted: (rows: readonly Row[]) => boolean = () => true): Promise<Exchange> {
    const { send } = this.scene.making()
    return readUntil(
      () => send(list),
      (page) => wanted(rowsOf(page) ?? []),
      settleMs,
    )
  }
}

const told = { whose: ['first', 'second'], which: ['first', 'second'] }
const spoken = ({ which, whose }: Told) => `the ${which} transaction of the ${whose} connection`

const commands: Readonly<Record<string, Command<Marks>>> = {
  mark: {
    told: { ...told, as: ['a duplicate', 'no duplicate'] },
    says: (one) => `mark ${spoken(one)} as ${one['as']}`,
    async act(state, one) {
      const isMark = one['as'] === 'a duplicate'
      const { draft, id, list } = await state.about(isMark ? 'duplicate' : 'unduplicate', one)
      const before = marksIn(await state.read(list))
      const answer = await state.scene.send(draft)
      if (!isSuccess(answer)) return { answer, said: [] }
      const is = (row: Row) => String(row.id) !== id || row['duplicated'] === isMark
      const after = await state.read(list, (rows) => rows.every(is))
      if (!(rowsOf(after) ?? []).every(is)) await demandRead(state.scene, state.scene.send, 'duplicate')
      const others = (was: boolean) => (row: Row) =>
        String(row.id) === id || (before[String(row.id)] === true) !== was || (row['duplicated'] === true) === was
      return {
        answer,
        said: [
          [isMark ? rules.marked : rules.unmarked, rowsSatisfy([after], is, { wanted: `${id} as ${one['as']}` })],
          [rules.noOther, rowsSatisfy([after], others(false), { wanted: `no other than ${id} marked anew` })],
          [rules.marked, rowsSatisfy([after], others(true), { wanted: `every other than ${id} marked as before` })],
        ],
      }
    },
  },
  'mark beside an unknown one': {
    told,
    says: (one) => `mark ${spoken(one)} and, in the same request, one that does not exist`,
    async act(state, one) {
      const { draft, id, list } = await state.about('duplicate', one)
      const before = await state.read(list)
      const body = asBatch(draft.body, 2, [id, unknownIdLike(id)])
      const answer = await state.scene.send({ ...draft, body: body ?? draft.body })
      const after = await state.read(list)
      return { answer, said: [[rules.refused, leftAlone(answer, marksIn(before), marksIn(after), [before, after])]] }
    },
  },
  delete: {
    told: { whose: told.whose },
    says: ({ whose }) => `delete transactions of the ${whose} connection`,
    async act(state, one) {
      const { draft, list } = await state.about('delete_transactions', one)
      const before = await state.read(list)
      const had = rowsOf(before)?.length ?? 0
      const answer = await state.scene.send(draft)
      if (!isSuccess(answer) || had === 0 || state.emptied.has(one['whose'] ?? '')) return { answer, said: [] }
      state.emptied.add(one['whose'] ?? '')
      const after = await state.read(list, (rows) => rows.length < had)
      if ((rowsOf(after)?.length ?? had) >= had) await demandRead(state.scene, state.scene.send, 'delete_transactions')
      return { answer, said: [[rules.gone, fewerRows(before, after)]] }
    },
  },
}

function marksIn(page: Exchange): Record<string, unknown> {
  return Object.fromEntries((rowsOf(page) ?? []).map((row) => [String(row.id), row['duplicated']]))
}

/** Transactions that are marked as duplicates, unmarked, marked again beside others and in refused batches, and deleted. */
export const family = familyOf({
  name: 'enrichment',
  rules: Object.values(rules),
  histories: (scene) =>
    historiesOf(scene, {
      begin: (own) => new Marks(own),
      commands,
      stories: [
        [
          { do: 'mark' },
          { do: 'mark', as: 'no duplicate' },
          { do: 'mark', which: 'second' },
          { do: 'mark' },
          { do: 'mark', as: 'no duplicate' },
          { do: 'mark', whose: 'second' },
          { do: 'mark', as: 'no duplicate', whose: 'second' },
          { do: 'mark beside an unknown one' },
          { do: 'mark', which: 'second', whose: 'second' },
          { do: 'mark', which: 'second', whose: 'second', as: 'no duplicate' },
          { do: 'delete' },
          { do: 'delete', whose: 'second' },
          { do: 'delete' },
        ],
      ],
    }),
})
