import { because } from '../../reasons/because.ts'
import type { RequestAround } from '../../checks/attempts/attempts-of-request.ts'
import { dayAt } from '../../checks/values/date-shown.ts'
import type { Draft, Send } from '../../client/draft.ts'
import { untested } from '../../../core/check-stopped.ts'
import type { Scene } from '../scene/scene.ts'
import { attemptOfFetch, withData } from './attempt-of-fetch.ts'

/**
 * Creates a login with the day that an attempt shows where none was sent, between two such attempts: at midnight the
 * default is another. `good` is a request that creates a login.
 * @throws CheckStopped (untested) when attempts do not show the day
 */
export async function sendDefaultDay(scene: Scene, send: Send, field: string, good: Draft): Promise<RequestAround> {
  const fetch = () => attemptOfFetch(scene, send, { [field]: undefined })
  const before = await fetch()
  const day = dayAt(before, `data.${field}`)
  if (day === undefined) throw untested(because('not-shown', { what: field, of: 'an attempt' }))
  return { before, answer: await send(withData(good, { [field]: day })), after: await fetch() }
}
