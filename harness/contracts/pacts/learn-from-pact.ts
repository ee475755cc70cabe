import { isFields } from '../../../core/fields.ts'
import type { Masker } from '../../client/masking/mask.ts'
import { labelOf } from '../../client/masking/secret-fields.ts'
import type { Pact } from './pact.ts'

/** Shorter examples are words, such as `any` and `string`, of which every report is full. */
const shortest = 12

/** Learns the secrets in headers and bodies of a pact, which are reported where they are wanted: they may be more than examples. */
export function learnFromPact({ document }: Pact, masker: Pick<Masker, 'learn'>): void {
  const { interactions } = document
  const listed = Array.isArray(interactions) ? interactions.filter(isFields) : []
  for (const { headers, body } of listed.flatMap(({ request, response }) => [request, response].filter(isFields)))
    learn({ headers, body })

  function learn(value: unknown, label?: string): void {
    if (typeof value === 'string' && label !== undefined && value.length >= shortest) masker.learn(value, label)
    if (typeof value !== 'object' || value === null) return
    for (const [key, item] of Object.entries(value)) learn(item, label ?? labelOf(key))
  }
}
