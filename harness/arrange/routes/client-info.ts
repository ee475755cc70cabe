import { because } from '../../reasons/because.ts'
import { errorClassOf } from '../../checks/answers/answer.ts'
import type { InfoOfTwo } from '../../checks/clients/client-counters.ts'
import type { Draft, Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { ClientPurpose } from '../../profile/profile.ts'
import { untested } from '../../../core/check-stopped.ts'
import type { Scene } from '../scene/scene.ts'

const forOthers = ['AppsRestricted', 'ActionNotAllowed']

export function askClientInfo(scene: Scene, as: ClientPurpose = 'main'): Draft {
  return scene.requests.get('show the client', '/client/info', [], as)
}

/**
 * The client's record. The route is for web clients only, and which those are is not shown.
 * @throws CheckStopped (untested) when the client is refused for being none
 */
export async function clientInfo(scene: Scene, send: Send, as: ClientPurpose = 'main'): Promise<Exchange> {
  const answer = await send(askClientInfo(scene, as))
  const errorClass = errorClassOf(answer)
  if (errorClass !== undefined && forOthers.includes(errorClass))
    throw untested(because('client-record-withheld', { errorClass }))
  return answer
}

/** How many customers the main client makes between two looks at the record of the second client. */
export const madeBetween = 5

/** The records of two clients before one of them made customers, afterwards, and after it made as many again. */
export async function infoAroundOthers(scene: Scene, send: Send): Promise<InfoOfTwo> {
  const others: Exchange[] = []
  const own: Exchange[] = []
  const look = async () => {
    others.push(await clientInfo(scene, send, 'second'))
    own.push(await clientInfo(scene, send))
  }
  await look()
  for (let round = 0; round < 2; round += 1) {
    for (let made = 0; made < madeBetween; made += 1) await scene.newCustomer()
    await look()
  }
  return { others, own }
}

/** The record before and after a customer with an active login was made. */
export async function infoAround(scene: Scene, send: Send): Promise<[Exchange, Exchange]> {
  const before = await clientInfo(scene, send)
  await scene.newFetchedLogin()
  return [before, await clientInfo(scene, send)]
}
