import assert from 'node:assert/strict'
import { it } from 'node:test'
import { inOneLine } from '../../../core/test-support/cases.ts'
import { sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'
import { credentialsNotShown } from './credentials-shown.ts'

const decide = (body: object) =>
  inOneLine(credentialsNotShown([sampleExchange(200, body)], [{ login: 'username', password: 'secret' }]))

it('finds a field of the credentials with its value, at any depth', () => {
  assert.match(decide({ data: { id: '1', secret: 'secret', login: 'other' } }), /^held/)
  assert.match(decide({ data: [{ credentials: { login: 'username' } }] }), /^broken.*data\.0\.credentials\.login/)
  assert.match(decide({ data: { last_attempt: { password: 'secret' } } }), /^broken/)
  assert.equal(credentialsNotShown([sampleRefusal(400, 'WrongRequestFormat')], []).finding, 'inconclusive')
})
