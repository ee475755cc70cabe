import { generateKeyPairSync, sign } from 'node:crypto'
import { cases } from '../../../core/test-support/cases.ts'
import { dialect } from '../../../interfaces/ais-v4/dialect.ts'
import { sampleData } from '../../checks/test-support/sample-exchange.ts'
import { Watch } from '../watch.ts'

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const callbackKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()

/** The broken points where callbacks are signed over these texts; `body` is the right one. */
function brokenOf(...signed: Array<[kind: string, over: 'body' | 'other']>): string[] {
  const watch = new Watch([{ dialect, clockMoves: false, clients: new Map([['main-id', 'main']]), callbackKey }])
  for (const [kind, over] of signed) {
    const body = JSON.stringify({ data: { login_id: '7' } })
    const signature = sign('sha256', Buffer.from(over === 'body' ? body : over), pair.privateKey).toString('base64')
    const request = { method: 'POST', url: 'http://127.0.0.1/x', headers: [['Signature', signature]], body }
    const exchange = { ...sampleData({}), request } as never
    watch.hears('ais-v4', { kind, json: JSON.parse(body) as unknown, exchange }, 'a check')
  }
  return watch
    .foundOf('ais-v4')
    .flatMap(({ observer, point, broken }) => (broken && observer.name === 'callbacks' ? (point ?? '') : []))
}

cases(
  'wants a text that fits once one of the kind did',
  [brokenOf(['success', 'body'], ['success', 'body']), []],
  [brokenOf(['success', 'body'], ['success', 'other'], ['success', 'body']), ['signed-alike']],
  'says nothing of a kind of which none fits',
  [brokenOf(['success', 'other'], ['success', 'other']), []],
  [brokenOf(['success', 'body'], ['fail', 'other']), []],
)
