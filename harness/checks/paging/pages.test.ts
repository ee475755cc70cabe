import { cases } from '../../../core/test-support/cases.ts'
import { sampleExchange } from '../test-support/sample-exchange.ts'
import { pagesOf } from './pages.ts'

const rows = '[{"id":7},{"id":18446744073709551616},{"id":"x"},{"id":""},{"id":true},{}]'

function read(meta: string | undefined) {
  const exchange = sampleExchange(200, `{"data":${rows}${meta === undefined ? '' : `,"meta":${meta}`}}`)
  const answer = pagesOf([exchange])
  const [one] = 'pages' in answer ? answer.pages : []
  return [one?.ids, one?.rows.length, one?.exchange === exchange, one?.nextId, one?.nextPage]
}
const ids = ['7', '18446744073709551616', 'x', '', '', '']

cases('reads ids and the names of next pages as text, whatever their type', [
  read('{"next_id":8,"next_page":"/x"}'),
  [ids, 6, true, '8', '/x'],
])
