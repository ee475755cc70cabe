import type { Exchange } from '../../../core/exchange.ts'
import type { Draft } from '../../client/draft.ts'
import type { Scene } from '../scene/scene.ts'
import { followPages } from './follow-pages.ts'

/** The pages of a list, read once in a run for every check that looks at them alone. */
export function readPages({ run, send }: Scene, first: Draft): Promise<Exchange[]> {
  const { path, query, rawQuery, as } = first
  return run.once(`pages of ${JSON.stringify([path, query, rawQuery, as])}`, () => followPages(send, first))
}
