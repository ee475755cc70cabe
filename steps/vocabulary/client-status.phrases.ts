import { whileItIs } from '../../harness/actions/scene/while-it-is.ts'
import {
  loginsUntilRefused,
  type LimitTried,
  pendingLogin,
  towardALogin,
} from '../../harness/actions/routes/toward-a-login.ts'
import * as status from '../../harness/checks/clients/client-status.ts'
import { answer, answers, control, part } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'
import { keeps, type Vocabulary } from './vocabulary.ts'

/** Logins of the pending client, created until its limit. */
const limitTried = part<LimitTried>('the logins up to the limit', 'When')

function loginLimit({ run }: AssayWorld): number {
  return run.profile.capabilities.login_limit ?? 0
}

export const phrases: Vocabulary = {
  actions: {
    '<the restricted client> requests <each step to a login>': keeps(answers, towardALogin, 'restricted'),
    '<the pending client> requests <a list of countries and a new customer>': async (world) => {
      const { scene } = world
      const list = await scene.interface.plainRead(scene, 'pending')
      const customer = world.requests.createCustomer(scene.newIdentifier(), 'pending')
      world.keep(answers, await Array.fromAsync([list, customer], world.sender))
    },
    '<the second client> requests <a list, before and after it is disabled>': async (world) => {
      const list = await world.scene.interface.plainRead(world.scene, 'second')
      world.keep(control, await world.send(list))
      world.keep(answer, await whileItIs('disabled', world.scene, 'second', () => world.send(list)))
    },
    'the main client and the pending client request <a new login>': async (world) => {
      const { scene } = world
      const draft = world.requests.createLogin(await scene.newCustomer(), scene.provider('plain'))
      world.keep(control, await world.send(draft))
      world.keep(answer, await pendingLogin(scene))
    },
    '<the pending client> requests <logins up to one more than its limit>': async (world) =>
      world.keep(limitTried, await loginsUntilRefused(world.scene, loginLimit(world))),
  },
  expectations: {
    'it is accepted unless <the limit of its client is reached>': (world) =>
      status.acceptedWithinLimit(world.find(control), world.the(answer)),
    '<the limit of logins> stops it': (world) => status.limitStops(world.the(limitTried), loginLimit(world)),
  },
}
