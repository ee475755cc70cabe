import type { Send } from '../../client/draft.ts'
import { setUpFailed } from '../../../core/check-stopped.ts'
import type { Requests } from '../scene/requests.ts'

/**
 * The codes of the rows of several lists, by their paths below the interface's base: `/currencies`.
 * @throws CheckStopped (inconclusive) when a list cannot be read
 */
export async function knownCodes(
  requests: Requests,
  send: Send,
  lists: Array<[path: string, query?: Array<[string, string]>]>,
): Promise<Set<string>> {
  const codes = new Set<string>()
  for (const [path, query] of lists) {
    const exchange = await send(requests.get(`list ${path.slice(1)}`, path, query))
    const rows = (exchange.answer?.json as { data?: unknown } | undefined)?.data
    if (!Array.isArray(rows)) throw setUpFailed(`read the list ${path}`, exchange)
    for (const row of rows as Array<{ code?: unknown } | null>) codes.add(String(row?.code))
  }
  return codes
}

/** The codes of lists of reference data by their names, with the fake country. @throws CheckStopped as above */
export function listedCodes(requests: Requests, send: Send, names: readonly string[]): Promise<Set<string>> {
  const query: Array<[string, string]> = [['include_fake_providers', 'true']]
  return knownCodes(
    requests,
    send,
    names.map((name) => [`/${name}`, name === 'countries' ? query : []]),
  )
}
