import type { Exchange } from '../../../core/exchange.ts'
import { asBatch, renamed } from '../actions/bodies.ts'
import { demandRead } from '../actions/enrichment-body-taken.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { unknownIdLike } from '../../../harness/actions/scene/unknown-id.ts'
import { isSuccess, type Row, rowsOf } from '../../../harness/checks/answers/answer.ts'
import { fewerRows, leftToItsClient } from '../checks/left-to-its-client.ts'
import { transactionsCounted } from '../../../harness/checks/lists/transactions-counted.ts'
import { teachesNothing } from '../../../harness/checks/categories/teaches-nothing.ts'
import { rowsSatisfy } from '../../../harness/checks/values/rows-satisfy.ts'
import { type Command, historiesOf, type Options } from '../../../generators/models/commands.ts'
import * as edit from '../../../harness/client/edit-draft.ts'
import { familyOf, type Said } from '../../../generators/models/family.ts'
import { letPass } from '../../../generators/models/let-pass.ts'
import { leftAlone } from '../../../generators/models/promises.ts'
import { Marks, otherClients } from './marks.ts'

const points = [
  'marked',
  'unmarked',
  'no-other-marked',
  'refused-marks-nothing',
  'refused-teaches-nothing',
  'of-another-client-not-marked',
  'of-another-customer-not-marked',
  'of-another-client-not-taught',
  'deleted-are-gone',
  'no-other-deleted',
  'deleted-are-not-counted',
] as const
type Point = (typeof points)[number]

const one = { whose: ['first', 'second'], which: ['first', 'second'] }
const spoken = ({ which, whose }: Options) =>
  which === 'both'
    ? `two transactions of the ${whose} connection, and the first of them once more,`
    : `the ${which} transaction of the ${whose} connection`

/** What is asked of a batch of which one item is wrong, and the field that it must leave as it is. */
const asked = { duplicate: 'duplicated', unduplicate: 'duplicated', learn: 'category' } as const

const besideOther = 'mark beside one of another'
const teachOther = 'learn of one of another client'

function hasSecond({ run }: Scene): boolean {
  return run.offered.get('second-client') === true
}

function commandsOf(scene: Scene): Readonly<Record<string, Command<Marks, Point>>> {
  const pass = letPass<Marks>(scene, [3])
  const second = hasSecond(scene) ? [otherClients] : []
  return {
    mark: {
      options: {
        whose: [...one.whose, ...second],
        which: [...one.which, 'both'],
        as: ['a duplicate', 'no duplicate'],
      },
      says: (chosen) => `mark ${spoken(chosen)} as ${chosen['as']}`,
      async act(state, chosen) {
        const isMark = chosen['as'] === 'a duplicate'
        const { draft, id, named, list, ofAccount } = await state.about(isMark ? 'duplicate' : 'unduplicate', chosen)
        const before = factsIn('duplicated', await state.read(list))
        const answer = await state.scene.send(draft)
        if (!isSuccess(answer)) return { answer, said: [] }
        for (const id of named) state.marked[isMark ? 'add' : 'delete'](id)
        const is = (row: Row) => !named.has(String(row.id)) || row['duplicated'] === isMark
        const part = chosen['which'] === 'second' ? edit.withQuery(ofAccount, 'from_id', id) : ofAccount
        const views = await Promise.all([list, part].map((view) => state.read(view, (rows) => rows.every(is))))
        if (!views.every((view) => (rowsOf(view) ?? []).every(is))) await demandRead(state.scene, 'duplicate')
        const others = (was: boolean) => (row: Row) =>
          named.has(String(row.id)) || (before[String(row.id)] === true) !== was || (row['duplicated'] === true) === was
        const ids = [...named].join(' and ')
        return {
          answer,
          said: [
            [isMark ? 'marked' : 'unmarked', rowsSatisfy(views, is, { wanted: `${ids} as ${chosen['as']}` })],
            ['no-other-marked', rowsSatisfy(views, others(false), { wanted: `no other than ${ids} marked anew` })],
            ['marked', rowsSatisfy(views, others(true), { wanted: `every other than ${ids} marked as before` })],
          ],
        }
      },
    },
    'send beside an unknown one': {
      options: { ...one, what: Object.keys(asked) },
      says: (chosen) => `${chosen['what']} ${spoken(chosen)} and, in the same request, one that does not exist`,
      async act(state, chosen) {
        const what = chosen['what'] === 'learn' || chosen['what'] === 'unduplicate' ? chosen['what'] : 'duplicate'
        const { draft, id, list, subject } = await state.about(what, chosen)
        const before = await state.read(list)
        const categories = factsIn('category', before)
        const body = asBatch(draft.body, 2, [id, unknownIdLike(id)])
        if (body === undefined) return { answer: undefined, said: [] }
        const { category_code: code } = subject
        const other = categories[id] === code ? 'clothing' : code
        const answer = await state.scene.send({ ...draft, body: renamed(body, code, other) })
        if (what === 'unduplicate') state.marked.delete(id)
        const after = await state.read(list)
        const [was, is] = [factsIn(asked[what], before), factsIn(asked[what], after)]
        return {
          answer,
          said: [
            [
              what === 'learn' ? 'refused-teaches-nothing' : 'refused-marks-nothing',
              leftAlone(answer, was, is, [before, after]),
            ],
          ],
        }
      },
    },
    [besideOther]: {
      options: { ...one, other: [...second, ...one.whose] },
      says: (chosen) => `mark ${spoken(chosen)} and, in the same request, one of the ${chosen['other']} connection`,
      allowed: (_state, { whose, other }) => whose !== other,
      async act(state, chosen) {
        const { draft, id, subject: own } = await state.about('duplicate', chosen)
        const { list, subject } = await state.the(chosen['other'])
        const body = asBatch(draft.body, 2, [id, subject.transaction_id])
        const isOfClient = chosen['other'] === otherClients
        if (body === undefined || !(isOfClient || (await state.readsCustomer(draft, own.customer_id))))
          return { answer: undefined, said: [] }
        const before = await state.read(list)
        const answer = await state.scene.send({ ...draft, body })
        return {
          answer,
          said: [
            [
              isOfClient ? 'of-another-client-not-marked' : 'of-another-customer-not-marked',
              leftToItsClient({ before, answer, after: await state.read(list) }),
            ],
          ],
        }
      },
    },
    [teachOther]: {
      options: { whose: one.whose },
      says: ({ whose }) =>
        `learn a category of a transaction of the other client, beside the customer of the ${whose} connection`,
      allowed: () => second.length > 0,
      async act(state, chosen) {
        const { draft, id } = await state.about('learn', chosen)
        const { subject } = await state.the(otherClients)
        const control = await state.scene.send(draft)
        const answer = await state.scene.send({ ...draft, body: renamed(draft.body, id, subject.transaction_id) })
        return { answer, said: [['of-another-client-not-taught', teachesNothing(control, answer)]] }
      },
    },
    'let days pass': {
      ...pass,
      async act(state, chosen) {
        const passed = await pass.act(state, chosen)
        return { ...passed, said: [['marked', await state.marksStay()]] }
      },
    },
    'fetch again': {
      options: { whose: one.whose },
      says: ({ whose }) => `have the ${whose} connection fetched again`,
      async act(state, { whose }) {
        const answer = await state.fetchAgain(whose)
        return { answer, said: answer && isSuccess(answer) ? [['marked', await state.marksStay()]] : [] }
      },
    },
    delete: {
      options: { whose: one.whose },
      says: ({ whose }) => `delete transactions of the ${whose} connection`,
      async act(state, chosen) {
        const { draft, list, ofAccount, accounts } = await state.about('delete_transactions', chosen)
        const before = await state.read(list)
        const beforeOfAccount = await state.read(ofAccount)
        const wereCounted = transactionsCounted([await state.read(accounts)], [before]).finding === 'held'
        const had = rowsOf(before)?.length ?? 0
        const others = await state.readAll(chosen['whose'])
        const answer = await state.scene.send(draft)
        if (!isSuccess(answer) || had === 0 || state.emptied.has(chosen['whose'] ?? '')) return { answer, said: [] }
        state.emptied.add(chosen['whose'] ?? '')
        const after = await state.read(list, (rows) => rows.length < had)
        if ((rowsOf(after)?.length ?? had) >= had) await demandRead(state.scene, 'delete_transactions')
        const gone = fewerRows(before, after)
        const left = await state.readAll(chosen['whose'])
        const beside = left.map((page, at): Said<Point> => {
          const before = others[at]
          return ['no-other-deleted', before && leftToItsClient({ before, answer, after: page })]
        })
        if (gone.finding !== 'held') return { answer, said: [['deleted-are-gone', gone], ...beside] }
        const hadThere = rowsOf(beforeOfAccount)?.length ?? 0
        const afterOfAccount = await state.read(ofAccount, (rows) => rows.length < hadThere)
        const said: Array<Said<Point>> = [
          ['deleted-are-gone', gone],
          ['deleted-are-gone', fewerRows(beforeOfAccount, afterOfAccount)],
          ...beside,
        ]
        if (!wereCounted) return { answer, said }
        const counted = await state.readAs(accounts, (page) => transactionsCounted([page], [after]).finding === 'held')
        return { answer, said: [...said, ['deleted-are-not-counted', transactionsCounted([counted], [after])]] }
      },
    },
  }
}

function factsIn(field: string, page: Exchange): Record<string, unknown> {
  return Object.fromEntries((rowsOf(page) ?? []).map((row) => [String(row.id), row[field]]))
}

/** Transactions that are marked as duplicates, unmarked, marked again alone and in batches, also in refused ones, and deleted. */
export const family = familyOf({
  name: 'enrichment',
  points,
  histories: (scene) =>
    historiesOf(scene, {
      begin: (own) => new Marks(own),
      ready: async (state, step) => {
        if (step['whose'] !== undefined) await state.the(step['whose'])
        if (step['other'] === otherClients || step.do === teachOther) await state.the(otherClients)
      },
      commands: commandsOf(scene),
      stories: [
        [
          { do: 'mark' },
          { do: 'mark', as: 'no duplicate' },
          { do: 'mark' },
          { do: 'mark' },
          { do: 'mark', which: 'both' },
          { do: 'fetch again' },
          { do: 'mark', as: 'no duplicate' },
          { do: 'mark', which: 'both', as: 'no duplicate' },
          { do: 'mark', whose: 'second' },
          { do: 'mark', as: 'no duplicate', whose: 'second' },
          { do: 'mark', as: 'no duplicate', whose: 'second' },
          { do: 'send beside an unknown one' },
          { do: 'send beside an unknown one', what: 'learn' },
          { do: 'mark', which: 'second', whose: 'second' },
          { do: 'send beside an unknown one', what: 'unduplicate', which: 'second', whose: 'second' },
          { do: 'mark', which: 'second', whose: 'second', as: 'no duplicate' },
          { do: besideOther, other: 'second' },
          { do: 'mark', which: 'second' },
          { do: besideOther },
          { do: 'mark', whose: otherClients },
          { do: 'let days pass' },
          { do: teachOther },
          { do: 'delete' },
          { do: 'delete', whose: 'second' },
          { do: 'delete' },
        ],
      ],
    }),
})
