import { cases } from '../../../core/test-support/cases.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { nextPageKeepsSize } from './page-size.ts'
import { sampleTransportError } from '../test-support/sample-exchange.ts'
import { numberedIds, samplePages } from '../test-support/sample-pages.ts'

const ids = numberedIds(990, 25)
const [, full, last] = samplePages(ids, 10) as [Exchange, Exchange, Exchange]

cases(
  'compares the page behind next_page with a page of the size, unless that is the last one',
  [nextPageKeepsSize(full, full), 'held: holds-for (2)'],
  [nextPageKeepsSize(samplePages(ids, 9)[1] as Exchange, full), 'broken: 9 rows at data (2)'],
  [nextPageKeepsSize(last, last), 'inconclusive: list-too-short (2)'],
  [nextPageKeepsSize(sampleTransportError(), full), 'inconclusive'],
)
