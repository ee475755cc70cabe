import type { LoginOptions, LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'

/**
 * A login just created by its route, its first fetch still running.
 * @throws CheckStopped untested where nothing can create one, inconclusive where it is refused
 */
export async function newLogin(scene: Scene, options: LoginOptions): Promise<LoginRef> {
  const provider = scene.provider(options.provider ?? 'plain')
  const { requests, send } = scene.making()
  const customer = options.customer ?? (await scene.newCustomer(options.as))
  const draft = requests.createLogin(customer, provider, options.fields, options.path)
  return scene.loginOf(await send(draft), customer, provider, options.fields)
}

/** The same once its first fetch has ended well. */
export async function newFetchedLogin(scene: Scene, options: LoginOptions): Promise<LoginRef> {
  const login = await scene.newLogin(options)
  await scene.fetched(login)
  return login
}
