import { unlessStopped } from '../../../core/check-stopped.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { rowsOf } from '../../../harness/checks/answers/answer.ts'
import { completeHosted } from '../../../harness/actions/scene/complete-hosted.ts'
import { readUntil, settleMs } from '../../../harness/actions/scene/read-until.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { addressIn } from '../../../harness/actions/hosted/connect-flow.ts'
import { connectionByPage } from '../../../harness/actions/hosted/connection-by-page.ts'

/**
 * The connections of a lead of the main client and of one of the pending client, both of whose users chose the real
 * provider on the hosted page. That the page lets the second one get no further is as right as any other refusal.
 */
export async function connectedToReal(scene: Scene): Promise<[main: Exchange, pending: Exchange]> {
  const provider = scene.provider('real')
  const { customer } = await connectionByPage(scene, 'lead', { customer: await scene.newCustomer(), provider })
  const lead = await scene.newCustomer('pending')
  const url = addressIn(await scene.send(scene.requests.createToken(lead)))
  const credentials = provider.credentials?.succeed ?? {}
  await unlessStopped(completeHosted(scene, { kind: 'lead', url, provider, credentials }))
  const list = (of: typeof lead) => scene.send(scene.requests.listLoginsOf(of))
  const hasRows = (page: Exchange) => (rowsOf(page) ?? []).length > 0
  return [await list(customer), await readUntil(() => list(lead), hasRows, settleMs)]
}
