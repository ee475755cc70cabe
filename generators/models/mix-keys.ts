import { keysOf } from '../../harness/actions/scene/keys.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import { refusedAs } from '../../harness/checks/answers/refused-as.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import type { Command } from './commands.ts'
import type { CustomerPoint, Customers } from './customers.ts'

const wrongKeys = ['ApiKeyNotFound', 'ClientNotFound']

/** Sends the App-id of the main client with the Secret of other keys. */
export function mixKeys({ run: { profile } }: Scene): Command<Customers, CustomerPoint> {
  return {
    options: { secret: secretsToMix(profile) },
    says: (one) => `send the App-id of the main client with the Secret of the ${one['secret']} client`,
    allowed: (_state, one) => one['secret'] !== 'main',
    async act(state, one) {
      const purpose = one['secret'] === 'app' ? 'app' : 'second'
      const draft = await state.scene.interface.plainRead(state.scene, 'main')
      const control = await state.scene.send(draft)
      const answer = await state.scene.send(edit.withHeader(draft, 'Secret', keysOf(profile, purpose).secret))
      const point = purpose === 'app' ? 'wrong-secret' : 'crossed-keys'
      return { answer, said: [[point, refusedAs(control, answer, wrongKeys)]] }
    },
  }
}

/** Keys with another App-id than the main client's: the Secret must not fit that App-id. */
function secretsToMix(profile: Scene['run']['profile']): string[] {
  const main = keysOf(profile, 'main')
  const others = profile.clients.filter(
    ({ purpose, app_id: id, secret }) =>
      (purpose === 'second' || purpose === 'app') && id !== main.app_id && secret !== main.secret,
  )
  return others.length > 0 ? others.map(({ purpose }) => purpose) : ['main']
}
