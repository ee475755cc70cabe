import { cases } from '../../../core/test-support/cases.ts'
import { because } from '../../reasons/because.ts'
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { namesProviderFields, waitingShowsHtml, waitsAtInteractive } from './interactive-stage.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../answers/sample-exchange.ts'
import { says } from '../../../core/test-support/cases.ts'

const at = (name: string, names?: unknown) => sampleData({ last_stage: { name, interactive_fields_names: names } })
const waiting = at('interactive')

describe('waitsAtInteractive', () => {
  it('holds where the stage is reached and kept', () => {
    const listed = sampleData({ stages: [{ name: 'start' }, { name: 'interactive' }] })
    assert.equal(waitsAtInteractive([listed], [listed]).finding, 'held')
  })
  it('is broken where the attempt ends without asking', () => {
    const judgement = waitsAtInteractive([at('start'), at('finish')], [at('finish')])
    assert.deepEqual(judgement.reason, because('attempt-never-waited', { stage: 'the stage finish' }))
  })
  it('is broken where the attempt goes on by itself', () => {
    const judgement = waitsAtInteractive([waiting], [waiting, at('fetch_accounts')])
    assert.deepEqual(judgement.reason, because('attempt-went-on', { stage: 'the stage fetch_accounts' }))
  })
})

describe('namesProviderFields', () => {
  const provider = sampleData({ interactive_fields: [{ name: 'sms' }, { name: 'pin' }] })
  it('holds for names of the provider', () =>
    assert.equal(namesProviderFields(at('interactive', ['sms']), provider).finding, 'held'))
  it('is broken by a wrong name', () =>
    assert.equal(namesProviderFields(at('interactive', ['sms', 'SMS code']), provider).got, '"SMS code"'))
})

const provider = sampleData({ interactive_fields: [{ name: 'sms' }, { name: 'pin' }, 'x'] })

it('finds a waiting stage without HTML, and leaves open what shows none or does not wait', () => {
  const shows = (last_stage: object) => says.bind(null, waitingShowsHtml(sampleData({ last_stage })))
  shows({ name: 'interactive', interactive_html: '<p>Code</p>' })('held: holds')
  shows({ name: 'interactive', interactive_html: null })('broken: null at data.last_stage.interactive_html')
  shows({ name: 'interactive' })('untested: not-shown')
  shows({ name: 'finish', interactive_html: null })('untested: not-shown')
})

cases(
  'Each case comes to its finding, and says how far the attempt came, and what its stage asks for',
  [waitsAtInteractive([waiting], []), 'inconclusive: attempt-not-watched'],
  [waitsAtInteractive([], [waiting]), 'inconclusive: attempt-not-watched'],
  [waitsAtInteractive([waiting], [sampleRefusal(404, 'AttemptNotFound')]), 'inconclusive: request-refused'],
  [waitsAtInteractive([waiting], [sampleData({})]), 'broken: no stage at data.last_stage.name (2)'],
  [waitsAtInteractive([waiting], [sampleData({ stages: [{ name: 'interactive' }, 'x'] })]), 'held: holds (2)'],
  [namesProviderFields(waiting, sampleData({ interactive_fields: 'sms' })), 'inconclusive: not-shown (2)'],
  [namesProviderFields(waiting, provider), 'untested: not-shown (2)'],
  [
    namesProviderFields(at('interactive', ['sms']), sampleRefusal(404, 'ProviderNotFound')),
    'inconclusive: request-refused',
  ],
  [namesProviderFields(sampleData([]), provider), 'untested: not-shown (2)'],
  [
    namesProviderFields(at('interactive', ['sms', 7]), provider),
    'broken: 7 at data.last_stage.interactive_fields_names (2)',
  ],
  [waitsAtInteractive([waiting], [sampleExchange(200, '')]), 'broken: no stage at data.last_stage.name (2)'],
)
