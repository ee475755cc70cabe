import type { Exchange } from '../../core/exchange.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import { unknownIdLike } from '../../harness/actions/scene/unknown-id.ts'
import type { Row } from '../../harness/checks/answers/answer.ts'
import { keptOverFetches } from '../../harness/checks/lists/kept-over-fetches.ts'
import { listIsUnion, sameRows } from '../../harness/checks/lists/list-algebra.ts'
import { rowsSatisfy } from '../../harness/checks/values/rows-satisfy.ts'
import { namesIn } from '../../harness/dialect/in-dialect.ts'
import type { Command } from './commands.ts'
import { sameInViews } from './same-in-views.ts'
import { type Holdings, ownLogins, saysWhose } from './holdings.ts'

/** The promises about a list of accounts with any filter. */
type Point = 'by-login' | 'by-customer' | 'customer-ignored' | 'kept' | 'alike'

/** Lists the accounts of a login by each documented filter. */
export function listAccounts(scene: Scene, whose: readonly string[]): Command<Holdings, Point> {
  const parents = scene.run.dialect
  const rowIs = (name: string, id: string) => (row: Row) =>
    namesIn(name, parents).every((field) => row[field] === undefined || String(row[field]) === id)
  return {
    options: { whose, by: ['login', 'customer', 'login and another customer', 'login and an unknown customer'] },
    says: (chosen) => `list the accounts of ${saysWhose(chosen)}, by ${chosen['by']}`,
    async act(state, chosen) {
      const login = await state.the(chosen['whose'] ?? '')
      const alone = await state.list(login, 'accounts', [['login_id', login.id]])
      const shown = [
        ['by-login', rowsSatisfy(alone, rowIs('login_id', login.id), { wanted: `login ${login.id}` })] as const,
        ['kept', keptOverFetches(state.listed(login, alone), alone)] as const,
      ]
      if (chosen['by'] === 'login') return { answer: alone[0], said: shown }
      if (chosen['by'] === 'customer') {
        const all = await state.list(login, 'accounts', [['customer_id', login.customer.id]])
        const parts: Exchange[] = []
        for (const one of await state.siblings(login))
          parts.push(...(one === login ? alone : await state.list(one, 'accounts', [['login_id', one.id]])))
        const [child = 'login_id'] = namesIn('login_id', parents)
        const alike = sameInViews(parents, [...parts, ...all])
        return {
          answer: all[0],
          said: [...shown, ['by-customer', listIsUnion(all, parts, child)], ['alike', alike]],
        }
      }
      const { customer } = await state.the(chosen['whose'] === ownLogins[2] ? 'first' : "another customer's")
      const isUnknown = chosen['by'] === 'login and an unknown customer'
      const [beside] = await state.list(login, 'accounts', [
        ['login_id', login.id],
        ['customer_id', isUnknown ? unknownIdLike(customer.id) : customer.id],
      ])
      return { answer: beside, said: [...shown, ['customer-ignored', sameRows([beside], [alone[0]])]] }
    },
  }
}
