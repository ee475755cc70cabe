import type { Exchange } from '../../../core/exchange.ts'
import { acceptedData } from '../../checks/answers/answer.ts'
import type { AttemptView } from '../../checks/attempts/attempt-view.ts'
import type { Draft } from '../../client/draft.ts'
import type { Scene } from '../scene/scene.ts'

/**
 * How the fetch ended that an accepted request started; undefined where the request was refused, or its answer shows no
 * login. @throws CheckStopped (inconclusive) when the attempt never finishes
 */
export async function endOfFetch(scene: Scene, draft: Draft, answer: Exchange): Promise<AttemptView | undefined> {
  const data = acceptedData(answer)
  if (data?.['id'] === undefined) return undefined
  const { customerSecretHeader, loginSecretHeader } = scene.run.dialect
  const as = draft.as === 'nobody' ? 'main' : draft.as
  return scene.finished({
    id: String(data['id']),
    secret: String(data['secret'] ?? draft.headers[loginSecretHeader] ?? ''),
    customer: { id: String(data['customer_id']), secret: draft.headers[customerSecretHeader] ?? '', as },
    provider: scene.provider('plain'),
    credentials: {},
  })
}
