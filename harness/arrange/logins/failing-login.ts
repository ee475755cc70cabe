import { because } from '../../reasons/because.ts'
import { errorClassOf } from '../../checks/answers/answer.ts'
import type { Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { CheckStopped, untested } from '../../../core/check-stopped.ts'
import type { Credentials } from '../../profile/profile.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'

/**
 * A login whose first fetch fails, because its provider refuses the credentials.
 * @throws CheckStopped untested when the profile gives no such credentials, or the target refuses them at once, so that
 *   no fetch begins; inconclusive when the login is refused for another reason
 */
export async function failingLogin(scene: Scene, send: Send): Promise<LoginRef> {
  const provider = scene.provider('plain')
  const credentials = failingCredentials(scene)
  const customer = await scene.newCustomer()
  const exchange = await send(scene.requests.createLogin(customer, provider, { credentials }))
  if (errorClassOf(exchange) === 'InvalidCredentials') throw untested(because('wrong-credentials-refused-at-once'))
  return scene.loginOf(exchange, customer, provider, { credentials })
}

/**
 * A login whose first fetch ended with an error of the provider or on the way to it, as it is shown, or the refusal with that
 * class. @throws CheckStopped untested when the profile gives no credentials for the class
 */
export async function loginEndedWith(scene: Scene, errorClass: string): Promise<Exchange> {
  const credentials = scene.provider('plain').credentials?.failing?.[errorClass]
  if (!credentials)
    throw untested(because('profile-gives-no', { field: `credentials.failing.${errorClass}`, purpose: 'plain' }))
  try {
    const login = await scene.newLogin({ customer: await scene.newCustomer(), fields: { credentials } })
    return (await scene.finished(login)).exchange
  } catch (error) {
    const refusal = error instanceof CheckStopped && error.evidence.find((one) => errorClassOf(one) === errorClass)
    if (refusal) return refusal
    throw error
  }
}

/** What the plain provider refuses. @throws CheckStopped (untested) when the profile gives nothing */
export function failingCredentials(scene: Scene): Credentials {
  const credentials = scene.provider('plain').credentials?.fail
  if (!credentials) throw untested(because('profile-gives-no', { field: 'credentials.fail', purpose: 'plain' }))
  return credentials
}
