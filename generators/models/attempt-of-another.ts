import { refusedAs } from '../../harness/checks/answers/refused-as.ts'
import type { Command } from './commands.ts'
import { type Holdings, saysWhose } from './holdings.ts'

/** The secret is of the other login, or of the login that the request names. */
const classes = ['AttemptNotFound', 'CustomerNotFound', 'LoginNotFound', 'WrongClientToken']

/** Shows the last attempt of a login by another login of its customer, with the secret of each. */
export const attemptOfAnother: Command<Holdings, 'attempt-of-another-login'> = {
  options: { whose: ['first', 'its sister'] },
  says: (chosen) => `show the last attempt of ${saysWhose(chosen)} by the other login of its customer`,
  async act(state, { whose = '' }) {
    const { scene } = state
    const login = await state.the(whose)
    const other = await state.the(whose === 'first' ? 'its sister' : 'first')
    const { id = '' } = await scene.newestAttempt(login)
    const shown = await scene.send(scene.requests.showAttempt(login, id))
    const ask = (secret: string) => scene.send(scene.requests.showAttempt({ ...other, secret }, id))
    const answers = [await ask(other.secret), await ask(login.secret)]
    return {
      answer: answers[0],
      said: answers.map((answer) => ['attempt-of-another-login', refusedAs(shown, answer, classes)]),
    }
  },
}
