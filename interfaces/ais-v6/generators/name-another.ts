import type { Command } from '../../../generators/models/commands.ts'
import { ownLogins, saysWhose } from '../../../generators/models/holdings.ts'
import { loginOfSecond } from '../../../harness/actions/logins/crossing.ts'
import { trialOf } from '../../../harness/actions/logins/v6-body-taken.ts'
import { connectionRequests } from '../../../harness/actions/scene/connection-requests.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { acceptedData } from '../../../harness/checks/answers/answer.ts'
import { differs, holds } from '../../../core/judgement.ts'
import * as edit from '../../../harness/client/edit-draft.ts'
import type { Connections } from './consents-of-connections.ts'

/**
 * Reconnects a connection with the id of another client's connection in the body. That of the path may count, or the request
 * may be refused: the document does not say which.
 */
export function nameAnother(scene: Scene): Command<Connections, 'other-client-in-body'> {
  return {
    options: { whose: ownLogins },
    says: (chosen) => `reconnect ${saysWhose(chosen)}, and name a connection of the other client in the body`,
    allowed: () => scene.run.offered.get('second-client') === true,
    async act(state, { whose = '' }) {
      const own = state.scene
      const login = await state.the(whose)
      await trialOf(own, 'reconnect')
      const { id, customer } = await loginOfSecond(own)
      const draft = connectionRequests(own.requests).renewal(login, 'reconnect')
      const answer = await own.send(edit.withBodyField(draft, 'data.connection_id', id))
      const named = String(acceptedData(answer)?.['customer_id'])
      const isTheirs = named === customer.id && named !== login.customer.id
      const difference = { wanted: `${login.customer.id}, or a refusal`, got: named, place: 'data.customer_id' }
      return { answer, said: [['other-client-in-body', isTheirs ? differs(difference, [answer]) : holds([answer])]] }
    },
  }
}
