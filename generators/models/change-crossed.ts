import type { Scene } from '../../harness/actions/scene/scene.ts'
import { refused } from '../../harness/checks/answers/refused-as.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import { routeOf } from '../../harness/dialect/dialect.ts'
import type { Command, Options } from './commands.ts'
import { type Holdings, ownLogins, saysWhose } from './holdings.ts'

type Point = 'secret-of-another-login' | 'secret-of-another-customer'

const [, sister = '', stranger = ''] = ownLogins

/** Reconnects a login twice with a secret of another one, beside a reconnect that is right. */
export function changeCrossed({ run: { dialect } }: Scene): Command<Holdings, Point> {
  return {
    options: { whose: ownLogins, secret: [sister, stranger], of: ['login', 'customer'] },
    says: (chosen) =>
      `reconnect ${saysWhose(chosen)} twice with the secret of the ${chosen['of']} of the login "${chosen['secret']}"`,
    allowed: (_state, chosen) => routeOf(dialect, 'reconnect a login by its path') !== undefined && isCrossed(chosen),
    async act(state, chosen) {
      const login = await state.the(chosen['whose'] ?? '')
      const other = await state.the(chosen['secret'] ?? '')
      const [point, header, secret] =
        chosen['of'] === 'login'
          ? (['secret-of-another-login', dialect.loginSecretHeader, other.secret] as const)
          : (['secret-of-another-customer', dialect.customerSecretHeader, other.customer.secret] as const)
      const { control, draft } = await state.reconnected(login)
      const crossed = edit.withHeader(draft, header, secret)
      const answers = [await state.scene.send(crossed), await state.scene.send(crossed)]
      return { answer: answers[1], said: answers.map((answer) => [point, refused(control, answer)]) }
    },
  }
}

/** A login's own secrets contradict nothing, and its sister has the same customer. */
function isCrossed({ whose, secret, of }: Options): boolean {
  return whose !== secret && (of === 'login' || (secret === stranger) !== (whose === stranger))
}
