import { because } from '../../reasons/because.ts'
import type { Draft, Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { CheckStopped } from '../../../core/check-stopped.ts'
import { nextRequest } from './follow-pages.ts'

/**
 * The second page of a list, reached by following next_page and by asking from next_id.
 * @throws CheckStopped (inconclusive) when the first page names no next one in both ways
 */
export async function followBothWays(send: Send, first: Draft): Promise<Exchange[]> {
  const page = await send(first)
  const byNextPage = nextRequest(first, page, 'next_page')
  const byFromId = nextRequest(first, page, 'next_id')
  if (!byNextPage || !byFromId) throw new CheckStopped('inconclusive', because('next-page-not-named-twice'), [page])
  return [await send(byNextPage), await send(byFromId)]
}
