import { refusedAs } from '../../harness/checks/answers/refused-as.ts'
import type { Command } from './commands.ts'
import { type Holdings, saysWhose } from './holdings.ts'

/** The request carries the secret of the login that it names. */
const classes = ['AttemptNotFound', 'WrongClientToken', 'LoginNotFound']

/** Shows the last attempt of a login by another login of its customer. */
export const attemptOfAnother: Command<Holdings, 'attempt-of-another-login'> = {
  options: { whose: ['first', 'its sister'] },
  says: (chosen) => `show the last attempt of ${saysWhose(chosen)} by the other login of its customer`,
  async act(state, { whose = '' }) {
    const { scene } = state
    const login = await state.the(whose)
    const other = await state.the(whose === 'first' ? 'its sister' : 'first')
    const { id = '' } = await scene.newestAttempt(login)
    const shown = await scene.send(scene.requests.showAttempt(login, id))
    const answer = await scene.send(scene.requests.showAttempt(other, id))
    return { answer, said: [['attempt-of-another-login', refusedAs(shown, answer, classes)]] }
  },
}
