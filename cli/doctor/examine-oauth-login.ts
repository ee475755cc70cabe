import { attemptIn } from '../../harness/checks/attempts/attempt-view.ts'
import { isSuccess } from '../../harness/checks/answers/answer.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { ReadyLogin } from '../../harness/profile/profile.ts'
import { ok, problem, type DoctorLine } from '../../core/doctor-line.ts'
import { outcomeOf } from './answer-words.ts'
import { type Examination, plainest } from './examination.ts'

const subject = 'oauth login'

/** What is found of the ready-made login at the oauth provider. */
export async function examineOauthLogin(login: ReadyLogin, examination: Examination): Promise<DoctorLine> {
  const { client, dialect } = examination
  const headers = {
    [dialect.customerSecretHeader]: login.customer_secret,
    [dialect.loginSecretHeader]: login.login_secret,
  }
  const path = `${dialect.basePath}/logins/${encodeURIComponent(login.login_id)}`
  return oauthLoginLine(await client.send(plainest(examination, { name: 'look at the oauth login', path, headers })))
}

/** Whether it can be read, and no user is away with it: a run would wait for them. */
export function oauthLoginLine(login: Exchange): DoctorLine {
  const check = 'check the four values of data.oauth_login, and that it is a login of the main client'
  if (!isSuccess(login)) return problem(subject, `the server does not show it: ${outcomeOf(login)}`, check)
  if (attemptIn(login)?.finished === false)
    return problem(
      subject,
      'its newest attempt is not finished: its user may not have come back from the provider',
      'have the attempt end, or give another login',
    )
  return ok(subject, 'can be read, and its newest attempt is finished')
}
