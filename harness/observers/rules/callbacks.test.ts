import { generateKeyPairSync, sign } from 'node:crypto'
import { cases } from '../../../core/test-support/cases.ts'
import { dialect as version4 } from '../../../interfaces/ais-v4/dialect.ts'
import { sampleData } from '../../checks/test-support/sample-exchange.ts'
import { Memory } from '../memory.ts'
import { observer } from './callbacks.ts'

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const callbackKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()

/** The points that are broken where callbacks of a kind are signed over these texts, `body` the right one. */
function brokenOf(...signed: Array<[kind: string, over: 'body' | 'other']>): string[] {
  const memory = new Memory()
  return signed.flatMap(([kind, over]) => {
    const body = JSON.stringify({ data: { login_id: '7' } })
    const signature = sign('sha256', Buffer.from(over === 'body' ? body : over), pair.privateKey).toString('base64')
    const request = { method: 'POST', url: 'http://127.0.0.1/x', headers: [['Signature', signature]], body }
    const callback = { kind, json: JSON.parse(body) as unknown, exchange: { ...sampleData({}), request } as never }
    const heard = { dialect: version4, callbackKey, callback, owner: 'ais-v4 main' } as never
    return (observer.hear?.(heard, memory) ?? []).flatMap(({ point, broken }) => (broken ? (point ?? '') : []))
  })
}

cases(
  'wants a text that fits once one of the kind did',
  [brokenOf(['success', 'body'], ['success', 'body']), []],
  [brokenOf(['success', 'body'], ['success', 'other'], ['success', 'body']), ['signed-alike']],
  'says nothing of a kind of which none fits',
  [brokenOf(['success', 'other'], ['success', 'other']), []],
  [brokenOf(['success', 'body'], ['fail', 'other']), []],
)
