import { cases } from '../../../core/test-support/cases.ts'
import { idsAscend } from './ids-ascend.ts'
import { numberedIds, samplePages, unusablePages } from '../test-support/sample-pages.ts'

const moments = [1, 2, 3].map((day) => ({ created_at: `2026-03-0${day}T00:00:00Z` }))
const [first, second, third] = moments as [object, object, object]
const opaque = ['f3', '07', 'a1']
const ids = (list: string[], fields?: object[]) => idsAscend(samplePages(list, 10, fields as Record<string, unknown>[]))

const across = samplePages(['1', '2', '3', '5', '4'], 4)
const within = samplePages(['1', '2', '3', '5', '4', '6', '7'], 3)

cases(
  'compares digits as numbers, whatever the page size',
  ...[1, 2, 7, 30].map(
    (size) => [idsAscend(samplePages(numberedIds(95, 20), size)), 'held', `${size} a page`] as const,
  ),
  [ids(['0', '1']), 'held: holds-for'],
  [ids(['7', '7']), 'broken: 7 at data[1].id'],
  'is broken across a boundary, which both pages show, and within a page, which alone shows it',
  [idsAscend(across).evidence, across],
  [idsAscend(within).evidence, [within[1]]],
  'takes other forms by text, by numbers in text or by creation',
  [ids(['tx_9', 'tx_10', 'tx_11']), 'held: holds-for'],
  [ids(['0a', '0b', 'B', 'a']), 'held: holds-for'],
  [ids(opaque, moments), 'held: holds-for'],
  [ids(opaque, moments.toReversed()), 'broken: 07, created before f3 at data[1].id'],
  [ids(opaque, [first, first, second]), 'held: holds-for'],
  'takes digits beside other signs for no number',
  [ids(['9', '10x', '11']), 'held: holds-for'],
  'is inconclusive where the order cannot be seen',
  [ids(opaque), 'inconclusive: not-shown'],
  [ids(['a', 'a']), 'inconclusive: not-shown'],
  [ids(opaque, [first, first, first]), 'inconclusive: not-shown'],
  [ids(opaque, [first, {}, third]), 'inconclusive: not-shown'],
  [ids(['1']), 'inconclusive: too-few'],
  ...unusablePages().map((pages) => [idsAscend(pages), 'inconclusive'] as const),
)
