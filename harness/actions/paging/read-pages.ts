import type { Exchange } from '../../../core/exchange.ts'
import type { Draft } from '../../client/draft.ts'
import type { Scene } from '../scene/scene.ts'
import { followPages, type PagingOptions } from './follow-pages.ts'

/** The pages of a list, read once in a run for every check that looks at them alone. */
export function readPages(
  { run, send }: Scene,
  first: Draft,
  by: PagingOptions['by'] = 'next_id',
): Promise<Exchange[]> {
  const { path, query, rawQuery, as } = first
  return run.once(`pages of ${JSON.stringify([path, query, rawQuery, as])} by ${by}`, () =>
    followPages(send, first, { by }),
  )
}
