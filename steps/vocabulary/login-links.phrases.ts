import type { Exchange } from '../../core/exchange.ts'
import * as logins from '../../harness/actions/logins/logins.ts'
import { rowsOf } from '../../harness/checks/answers/answer.ts'
import { consentWithinLimit } from '../../harness/checks/logins/login-consent.ts'
import { providerIsTheLogins } from '../../harness/checks/logins/login-found.ts'
import { nextRefreshNullOnlyWhenAllowed } from '../../harness/checks/logins/login-moments.ts'
import { answer, codes, login, part } from '../world/parts.ts'
import { keeps, type Vocabulary } from './vocabulary.ts'

const provider = part<Exchange>('the provider of the login', 'When')

export const phrases: Vocabulary = {
  fixtures: {
    'a login of a provider that limits consents': keeps(login, logins.loginWithConsentLimit),
  },
  actions: {
    '<its provider> is shown': async (world) => {
      world.keep(provider, await world.send(logins.providerNamedIn(world.scene, world.the(answer))))
    },
    '<all countries> are listed': async (world) => {
      const query = logins.includeFake(world.the(login).provider)
      const list = await world.send(world.requests.get('list countries', '/countries', query))
      world.keep(codes, new Set((rowsOf(list) ?? []).map(({ code }) => String(code))))
    },
  },
  expectations: {
    'the login shows <a next refresh, unless its provider allows none>': (world) =>
      nextRefreshNullOnlyWhenAllowed(world.the(answer), world.the(provider)),
    'the login shows <the provider of its code>': (world) =>
      providerIsTheLogins(world.the(answer), world.the(provider)),
    'the login shows <a consent within the limit of its provider>': (world) =>
      consentWithinLimit(world.the(answer), world.the(provider)),
  },
}
