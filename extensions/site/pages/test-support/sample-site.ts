import { attacks } from '../../../../reports/test-support/hostile-run.ts'
import type { Site, SiteRow } from '../site-model.ts'

const plain = { source: 'A heading', where: 'row `GET /lists`', strength: 'stated', needs: [] } as const
const nothing = { checks: [], faults: [], variants: [] }

function rowOf(id: string, name: string, more: Partial<SiteRow> = {}): SiteRow {
  const address = id.replace(/^[^/]+/, name)
  return {
    ...plain,
    ...nothing,
    id,
    interface: name,
    address,
    interfaces: [name],
    text: 'A rule.',
    ...more,
    needs: more.needs ?? [],
  }
}

const lettered = { id: 'ids-of-letters', question: 'ids', sentence: 'Ids are letters.' }

/** A catalogue of three addresses, one of them with texts that a page must show and not run. */
export function sampleSite(): Site {
  const sorted = {
    text: 'A list is sorted by id.',
    where: 'third point',
    interfaces: ['ais-v4', 'partners-v1'],
    needs: ['large-login'],
    checks: [
      {
        title: 'The order holds',
        where: 'features/paging.feature:5',
        steps: ['When every list is read', 'Then ids ascend'],
      },
    ],
    faults: [{ id: 'lists-newest-first', sentence: 'Lists are sorted newest first.' }],
    variants: [lettered],
  } satisfies Partial<SiteRow>
  return {
    version: '0.0.0',
    variants: [lettered],
    routes: [{ interface: 'ais-v4', route: 'GET /rates', addresses: ['ais-v4/rates/floor'] }],
    rows: [
      rowOf('conventions/paging/sorted-by-id', 'ais-v4', sorted),
      rowOf('ais/rates/floor', 'ais-v4', {
        text: `Rates have a floor. ${attacks.join(' ')}`,
        strength: 'implied',
        note: attacks.join(' '),
      }),
      rowOf('conventions/paging/sorted-by-id', 'partners-v1', sorted),
    ],
  }
}
