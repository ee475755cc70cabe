import type { Exchange } from '../../core/exchange.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import { unknownIdLike } from '../../harness/actions/scene/unknown-id.ts'
import { differs, holds } from '../../core/judgement.ts'
import { acceptedData, rowsOf, rowsOfAll } from '../../harness/checks/answers/answer.ts'
import { check } from '../../harness/checks/answers/check.ts'
import { demandSent } from '../../harness/checks/answers/demands.ts'
import { routeOf } from '../../harness/dialect/dialect.ts'
import type { Command } from './commands.ts'
import { type Holdings, ownLogins, saysWhose } from './holdings.ts'
import { leftAlone } from './promises.ts'

/** Teaches categories from a login in a batch of which one item is wrong. */
export function teachWrongBatch({
  run: { dialect },
}: Scene): Command<Holdings, 'refused-teaches-nothing' | 'wrong-item-not-learned'> {
  return {
    options: { whose: ownLogins, wrong: ['unknown transaction', 'item without a category'], place: ['last', 'first'] },
    says: (chosen) =>
      `teach categories from ${saysWhose(chosen)}, with an ${chosen['wrong']} as the ${chosen['place']} item`,
    allowed: () => routeOf(dialect, 'learn a category') !== undefined,
    async act(state, chosen) {
      const login = await state.the(chosen['whose'] ?? '')
      const before = await state.list(login, 'transactions', [['login_id', login.id]])
      const rows = before.flatMap((page) => rowsOf(page) ?? []).slice(0, 2)
      const good = rows.map(({ id, category }) => ({ transaction_id: id, category_code: otherThan(category) }))
      const [first] = rows
      const wrong =
        chosen['wrong'] === 'unknown transaction'
          ? { transaction_id: unknownIdLike(String(first?.['id'])), category_code: 'groceries' }
          : { transaction_id: first?.['id'] }
      const batch = chosen['place'] === 'last' ? [...good, wrong] : [wrong, ...good]
      const answer = await state.scene.send(state.scene.requests.learn(batch))
      const after = await state.list(login, 'transactions', [['login_id', login.id]])
      const [was, is] = [categoriesIn(before), categoriesIn(after)]
      return {
        answer,
        said: [
          ['refused-teaches-nothing', leftAlone(answer, was, is, [...before.slice(0, 1), ...after.slice(0, 1)])],
          ['wrong-item-not-learned', notLearned(answer)],
        ],
      }
    },
  }
}

/** Whether the batch is not answered as learned. What else answers it than a refusal is not said. */
const notLearned = check((answer: Exchange) => {
  demandSent(answer)
  const learned = acceptedData(answer)?.['learned']
  if (learned !== true) return holds([answer])
  return differs({ wanted: 'a refusal, since one item is wrong', got: 'true', place: 'data.learned' }, [answer])
})

function categoriesIn(pages: readonly Exchange[]): Record<string, unknown> {
  const rows = rowsOfAll(pages)
  return Object.fromEntries(rows.map(({ id, category }) => [`the category of transaction ${String(id)}`, category]))
}

function otherThan(category: unknown): string {
  return category === 'groceries' ? 'clothing' : 'groceries'
}
