import { connect, controlConnection } from '../../harness/actions/logins/connect.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import { doesNotConnect } from '../../harness/checks/connections/connects.ts'
import { routeOf } from '../../harness/dialect/dialect.ts'
import type { Command } from './commands.ts'
import { type Holdings, ownLogins, saysWhose } from './holdings.ts'

/** Creates a login again, with the same customer, provider and credentials. */
export function createAgain({ run: { dialect } }: Scene): Command<Holdings, 'created-twice'> {
  return {
    options: { whose: ownLogins.filter((name) => name !== 'its sister') },
    says: (chosen) => `create ${saysWhose(chosen)} again`,
    allowed: (state, { whose = '' }) => routeOf(dialect, 'create a login') !== undefined && !state.retyped.has(whose),
    async act(state, { whose = '' }) {
      const { scene } = state
      const { customer, provider } = await state.the(whose)
      const control = await controlConnection(scene, provider.purpose)
      const made = await connect(scene, { provider: provider.purpose, customer })
      if (made.login) state.add(`the double of ${whose}`, made.login)
      return {
        answer: made.answer,
        said: [['created-twice', doesNotConnect(control, made, { classes: ['LoginDuplicated'] })]],
      }
    },
  }
}
