import { metaOf } from '../../checks/answers/answer.ts'
import type { Draft, Send } from '../../client/draft.ts'
import { setUpFailed } from '../../../core/check-stopped.ts'

/** The id with which page two of a list begins, as page one shows it. @throws CheckStopped (inconclusive) when it shows none */
export async function nextIdOf(send: Send, list: Draft): Promise<string> {
  const page = await send(list)
  const next = metaOf(page)?.['next_id']
  if (next === undefined || next === null || next === '')
    throw setUpFailed('read where page two of a list begins', page)
  return String(next)
}
