import { because } from '../../reasons/because.ts'
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { namesProviderFields, waitsAtInteractive } from './interactive-stage.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'

const at = (name: string, names?: unknown) =>
  sampleExchange(200, { data: { last_stage: { name, interactive_fields_names: names } } })
const waiting = at('interactive')

describe('waitsAtInteractive', () => {
  it('holds where the stage is reached and kept', () => {
    assert.equal(waitsAtInteractive([at('start'), waiting], [waiting, waiting]).finding, 'held')
    const listed = sampleExchange(200, { data: { stages: [{ name: 'start' }, { name: 'interactive' }] } })
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
  it('is inconclusive unwatched, refused or unanswered', () => {
    for (const later of [[], [sampleRefusal(404, 'AttemptNotFound')], [sampleTransportError()]]) {
      assert.equal(waitsAtInteractive([waiting], later).finding, 'inconclusive')
    }
  })
})

describe('namesProviderFields', () => {
  const provider = sampleExchange(200, { data: { interactive_fields: [{ name: 'sms' }, { name: 'pin' }] } })
  it('holds for names of the provider', () => {
    assert.equal(namesProviderFields(at('interactive', ['sms']), provider).finding, 'held')
  })
  it('is broken by another name', () => {
    assert.equal(namesProviderFields(at('interactive', ['sms', 'SMS code']), provider).got, '"SMS code"')
  })
  it('is untested where no field is named', () => {
    for (const names of [null, undefined, []]) {
      assert.equal(namesProviderFields(at('interactive', names), provider).finding, 'untested')
    }
  })
  it('is inconclusive without a provider or an attempt', () => {
    for (const other of [undefined, sampleRefusal(404, 'ProviderNotFound'), sampleExchange(200, { data: {} })]) {
      assert.equal(namesProviderFields(at('interactive', ['sms']), other).finding, 'inconclusive')
    }
  })
})
