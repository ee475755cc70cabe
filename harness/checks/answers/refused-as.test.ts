import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Case, cases, says } from '../../../core/test-support/cases.ts'
import { broken, held, noted } from '../../../core/judgement.ts'
import { because } from '../../reasons/because.ts'
import { sampleData, sampleRefusal, sampleExchange, sampleTransportError } from '../test-support/sample-exchange.ts'
import { errorIsJson } from '../errors/error-form.ts'
import {
  refusesOtherWords,
  afterRefusal,
  refused,
  refusedAs,
  refusalsHaveStatus,
  refusedWithStatus,
} from './refused-as.ts'
import { accepted } from './accepted.ts'
import { isCrowdedOut } from './demands.ts'
import { asItWasAnswered } from '../../dialect/as-it-was-answered.ts'

const control = sampleData({})

const refusal = sampleRefusal(400, 'InvalidFromDate')
const before = sampleRefusal(400, 'WrongRequestFormat')

cases(
  'refusedAs is broken where the defect is accepted',
  [refusedAs(control, sampleData({}), ['InvalidFromDate']).got ?? '', /^accepted/],
  'refusedAs proves nothing where the control was refused too',
  [refusedAs(refusal, refusal, ['InvalidFromDate']), 'inconclusive: control-alike (2)'],
  'refusedAs does without a control only where none is given',
  [refusedAs(undefined, sampleRefusal(404, 'RouteNotFound'), ['RouteNotFound']), 'held: refused'],
  'refusesOtherWords asks for the class, and proves nothing where the state is spoken of, as of an input that has ended',
  [refusesOtherWords(control, before, 'FetchScopesInvalid'), 'broken: 400 WrongRequestFormat at error_class (2)'],
  ...['ProviderNotInteractive', 'LoginAlreadyProcessing'].map((state): Case => [
    refusesOtherWords(control, sampleRefusal(409, state), 'FetchScopesInvalid'),
    'inconclusive: refusal-with-other-cause (2)',
  ]),
  'refused asks for a refusal alone with an answer, and without a control where none is given',
  [refused(undefined, sampleRefusal(400, 'X')), 'held: refused'],
  'afterRefusal says of what was accepted the second time how it was refused before',
  [
    afterRefusal(before, refused(control, control)),
    'broken: accepted: 200 with data, where it was refused before: 400 WrongRequestFormat (3)',
  ],
  [afterRefusal(undefined, refused(control, control)), 'broken: accepted: 200 with data (2)'],
)

const success = sampleExchange(202, { data: {} })

const doubtful = sampleRefusal(404, 'ProviderNotFound')

cases(
  'accepted holds for any success',
  [accepted(success, success), 'held: request-accepted (2)'],
  'accepted is inconclusive where the plain request was refused too, and without an answer',
  [accepted(refusal, refusal), 'inconclusive: control-alike (2)'],
  'accepted is inconclusive where only the credentials or the provider of the profile are spoken of, unless another request showed them',
  [accepted(undefined, doubtful), 'inconclusive: refusal-with-other-cause'],
)

const full = sampleRefusal(400, 'LoginLimitReached')

test('isCrowdedOut knows each class that speaks of how much was sent', () => {
  const classes = ['CategorizationLimitReached', 'LoginLimitReached', 'RateLimitExceeded', 'TooManyRequests']
  for (const one of classes) assert.ok(isCrowdedOut(sampleRefusal(429, one)), one)
})

cases(
  'accepted proves nothing where the target is full',
  [refused(control, full), 'inconclusive: target-crowded (2)'],
  [refusedAs(control, full, ['CountryNotFound']), 'inconclusive: target-crowded (2)'],
  'refusedAs says nothing of other answers, and nothing where the class is looked for',
  [refusedAs(control, full, ['LoginLimitReached']), 'held: refused (2)'],
)

const mixed = [control, sampleRefusal(400, 'WrongRequestFormat')]

cases(
  'refusedWithStatus holds for a refusal with one of the statuses, whatever its class',
  [refusedWithStatus(control, sampleRefusal(404, 'AnyClass'), [400, 404]), 'held: holds-for'],
  'refusedWithStatus proves nothing where the control was refused, nothing came back, or the target takes no more for now',
  [refusedWithStatus(control, sampleTransportError(), [404]), 'inconclusive: transport-error'],
  'refusalsHaveStatus passes over what was accepted, and is untested where all was',
  [refusalsHaveStatus(mixed, [404]), 'broken: 400 WrongRequestFormat at status'],
  'refusedWithStatus needs an answer, needs no control, and names every status',
  [refusedWithStatus(undefined, control, [400, 404]), 'broken: accepted: 200 with data'],
  [refusalsHaveStatus([sampleRefusal(429, 'TooManyRequests')], [400]), 'untested: nothing-to-check'],
)

const crash = sampleExchange(500, { message: 'broken' })

test('asItWasAnswered breaks a rule that asks for a refusal, and leaves open any other, where the target failed', () => {
  says(asItWasAnswered(refused(control, crash)), 'broken: 500 without an error class (2)')
  assert.equal(asItWasAnswered(refused(control, sampleRefusal(400, 'InternalServerError'))).finding, 'broken')
  says(asItWasAnswered(held(because('holds'), [control, crash])), 'inconclusive: failed-on-the-way (2)')
})

test('asItWasAnswered keeps what rests on no server error, what is not held, and what is said of the form of each answer', () => {
  const difference = { wanted: 'a', got: 'b' }
  for (const judgement of [
    refused(control, sampleRefusal(400, 'WrongRequestFormat')),
    broken(because('holds'), difference, [crash]),
    noted(because('answer-noted', { outcome: '500' }), [crash]),
    errorIsJson([crash]),
  ])
    assert.equal(asItWasAnswered(judgement), judgement)
})

test('asItWasAnswered shows no rule to hold on a refusal in no form of the documents, or where a request on the way met a server error', () => {
  const bare = sampleExchange(400, { message: 'no' })
  says(asItWasAnswered(refused(control, bare)), 'inconclusive: undocumented-refusal (2)')
  const kept = held(because('holds'), [control])
  says(asItWasAnswered(kept, { crashBefore: crash }), 'inconclusive: failed-on-the-way (2)')
  assert.equal(asItWasAnswered(errorIsJson([bare]), { crashBefore: crash }).finding, 'held')
})
