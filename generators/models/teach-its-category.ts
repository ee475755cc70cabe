import { treesOf } from '../../harness/actions/categories/learn-items.ts'
import { accepted } from '../../harness/checks/answers/accepted.ts'
import { isSuccess, type Row, rowsOfAll } from '../../harness/checks/answers/answer.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import type { CategoryTree } from '../../requirements/tables/read-table.ts'
import type { Command } from './commands.ts'
import { type Holdings, ownLogins, saysWhose } from './holdings.ts'

/** Teaches a transaction the category that it has, which the business tree alone knows, after one that the personal tree knows. */
export function teachItsCategory(scene: Scene): Command<Holdings, 'business-code-taught'> {
  return {
    options: { whose: ownLogins },
    says: (chosen) => `teach a transaction of ${saysWhose(chosen)} the category of the business tree that it has`,
    allowed: () => scene.run.dialect.categories !== undefined,
    async act(state, { whose = '' }) {
      const login = await state.the(whose)
      const { personal, business } = treesOf(scene)
      const rows = rowsOfAll(await state.list(login, 'transactions', [['login_id', login.id]]))
      const known = rows.find(({ category }) => childrenOf(personal).has(category))
      const ofBusiness = rows.find(({ category }) => isOfOne(category, business, personal))
      if (!known || !ofBusiness) return { answer: undefined, said: [] }
      const control = await state.scene.send(lesson(scene, known))
      if (!isSuccess(control)) return { answer: control, said: [] }
      const answer = await state.scene.send(lesson(scene, ofBusiness))
      return { answer, said: [['business-code-taught', accepted(control, answer)]] }
    },
  }
}

function lesson({ requests }: Scene, { id, category }: Row) {
  return requests.learn([{ transaction_id: id, category_code: category }])
}

function childrenOf(tree: CategoryTree): ReadonlySet<unknown> {
  return new Set(Object.values(tree).flat())
}

function isOfOne(category: unknown, tree: CategoryTree, other: CategoryTree): boolean {
  return childrenOf(tree).has(category) && !childrenOf(other).has(category) && !Object.hasOwn(other, String(category))
}
