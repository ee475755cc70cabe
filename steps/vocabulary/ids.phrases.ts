import { digitsKept, idsAreIntegers } from '../../harness/checks/values/ids-are-integers.ts'
import { answers, login } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  fixtures: {
    'the second of two new logins': async (world) => {
      await world.scene.newLogin()
      world.keep(login, await world.scene.newLogin())
    },
  },
  actions: {
    'that login is shown, and listed with the logins of its customer': async (world) => {
      const { requests } = world
      const made = world.the(login)
      const shown = await world.send(requests.showLogin(made))
      world.keep(answers, [shown, await world.send(requests.listLoginsOf(made.customer))])
    },
  },
  expectations: {
    'every id is an integer': (world) => idsAreIntegers(world.judged()),
    'its id has the digits of the request, and 64 bits at most': (world) => {
      const { id } = world.the(login)
      return digitsKept([id, id], world.the(answers))
    },
  },
}
