import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CheckStopped, untested } from '../../../core/check-stopped.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { sampleExchange } from '../../checks/answers/sample-exchange.ts'
import { answerWith, type Probes } from './probes.ts'

const answer = sampleExchange(400, {})
const probes: Probes = {
  answers: new Map<string, Exchange | CheckStopped>([
    ['a wrong key', answer],
    ['another case', untested(because('key-without-letters'))],
  ]),
  control: undefined,
}

test('The answer to a defect is given, or why it could not be made, or that none has this name', () => {
  assert.equal(answerWith(probes, 'a wrong key'), answer)
  assert.throws(() => answerWith(probes, 'another case'), CheckStopped)
  assert.throws(() => answerWith(probes, 'a blank'), /DEFECT_UNKNOWN: .* a blank; known are a wrong key, another case/)
})
