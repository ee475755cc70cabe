import { connectionByPage } from '../../../harness/actions/hosted/connection-by-page.ts'
import type { LoginOptions, LoginRef } from '../../../harness/actions/scene/refs.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'

/** A connection of a lead just made on the hosted page, its first fetch still running. @throws CheckStopped as that does */
export async function leadConnection(scene: Scene, options: LoginOptions): Promise<LoginRef> {
  const provider = scene.provider(options.provider ?? 'plain')
  const customer = options.customer ?? (await scene.newCustomer(options.as))
  const { fields, isLeftWaiting } = options
  return connectionByPage(scene, 'lead', { customer, provider, fields, isLeftWaiting })
}
