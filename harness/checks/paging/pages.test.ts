import { held } from '../../../core/judgement.ts'
import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import { overPages, pagesOf } from './pages.ts'
import { numberedIds, samplePages } from '../test-support/sample-pages.ts'

const decide = () => held({ code: 'decided', facts: {} }, [])
const rows = '[{"id":7},{"id":18446744073709551616},{"id":"x"},{"id":""},{"id":true},{}]'
const page = samplePages(['1', '2'], 2)[0]!

function read(meta: string | undefined) {
  const exchange = sampleExchange(200, `{"data":${rows}${meta === undefined ? '' : `,"meta":${meta}`}}`)
  const answer = pagesOf([exchange])
  const [one] = 'pages' in answer ? answer.pages : []
  return [one?.ids, one?.rows.length, one?.exchange === exchange, one?.nextId, one?.nextPage]
}
const ids = ['7', '18446744073709551616', 'x', '', '', '']
const over = (one: typeof page) => {
  const { finding, reason, evidence } = overPages([page, one], 1, decide)
  return [finding, reason.code, evidence.length, evidence[0] === one]
}

cases(
  'reads ids and the names of next pages as text, whatever their type',
  [read('{"next_id":8,"next_page":"/x"}'), [ids, 6, true, '8', '/x']],
  'reads no next page out of absence, null, an empty text or a missing meta',
  ...['{}', '{"next_id":null,"next_page":null}', '{"next_id":"","next_page":""}', undefined].map(
    (meta) => [read(meta), [ids, 6, true, undefined, undefined], meta] as const,
  ),
  'checks where there are enough pages',
  [overPages(samplePages(numberedIds(1, 4), 2), 2, decide), 'held: decided (0)'],
  [overPages(samplePages(numberedIds(1, 4), 2), 3, decide), 'inconclusive: list-too-short (2)'],
  'is inconclusive over what is no list: a transport error, a refusal with data, a success without',
  [over(sampleTransportError()), ['inconclusive', 'transport-error', 1, true]],
  [over(sampleExchange(400, { data: [] })), ['inconclusive', 'nothing-to-check', 1, true]],
  [over(sampleRefusal(400, 'ClientDisabled')), ['inconclusive', 'nothing-to-check', 1, true]],
  [over(sampleData({})), ['inconclusive', 'nothing-to-check', 1, true]],
)
