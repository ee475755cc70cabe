import assert from 'node:assert/strict'
import { it } from 'node:test'
import { documentedClasses, documentedStatuses } from './documented-errors.ts'
import * as form from './error-form.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const classes = documentedClasses('v4')
const statuses = documentedStatuses('v4')
const good = sampleRefusal(404, 'LoginNotFound')
const withBody = (body: unknown) => [good, sampleExchange(400, body)]
const whole = { error_class: 'LoginNotFound', error_message: 'none', request: {} }

it('holds for refusals of the documented form', () => {
  const refusals = [good, sampleExchange(400, { ...whole, error_message: '', extra: 1 })]
  assert.deepEqual(
    [form.errorIsJson, form.errorHasClass, form.errorHasMessage, form.errorHasRequest].map((check) =>
      inOneLine(check(refusals)),
    ),
    [
      'held: answers-as-documented {"what":"refusals","wanted":"a body that is a JSON object","concerned":2}; 2 exchanges',
      'held: answers-as-documented {"what":"refusals","wanted":"error_class, a string","concerned":2}; 2 exchanges',
      'held: answers-as-documented {"what":"refusals","wanted":"error_message, a string","concerned":2}; 2 exchanges',
      'held: answers-as-documented {"what":"refusals","wanted":"request, an object","concerned":2}; 2 exchanges',
    ],
  )
  assert.equal(
    inOneLine(form.errorClassDocumented(refusals, classes)),
    'held: answers-as-documented {"what":"refusals with a class","wanted":"one of the documented error classes","concerned":2}; 2 exchanges',
  )
  assert.equal(
    inOneLine(form.errorStatusDocumented(refusals, { classes, statuses })),
    'held: answers-as-documented {"what":"refusals with a documented class","wanted":"a status among 400, 404, 406, 409","concerned":2}; 2 exchanges',
  )
  assert.equal(
    inOneLine(form.neverServerError(refusals)),
    'held: answers-as-documented {"what":"answers","wanted":"no status of 500 or above and no InternalServerError","concerned":2}; 2 exchanges',
  )
})

it('takes a flat refusal of what is no route, where errors are nested', () => {
  const noRoute = sampleExchange(404, { ...whole, error_class: 'RouteNotFound' })
  assert.equal(
    inOneLine(form.errorHasClass([noRoute], ['nested'])),
    'held: answers-as-documented {"what":"refusals","wanted":"error.class, a string","concerned":1}; 1 exchange',
  )
  assert.equal(
    inOneLine(form.errorHasMessage([noRoute], ['nested'])),
    'held: answers-as-documented {"what":"refusals","wanted":"error.message, a string","concerned":1}; 1 exchange',
  )
  assert.equal(
    inOneLine(form.errorHasClass([sampleExchange(404, whole)], ['nested'])),
    'broken: answer-not-as-documented {"what":"refusals","wanted":"error.class, a string","concerned":1,"got":"nothing at error.class"}; wanted error.class, a string, got nothing at error.class at error.class; 1 exchange',
  )
})

it('reports each defect under its own rule', () => {
  assert.equal(
    inOneLine(form.errorIsJson(withBody('Bad Request'))),
    'broken: answer-not-as-documented {"what":"refusals","wanted":"a body that is a JSON object","concerned":2,"got":"400, a body of 11 characters"}; wanted a body that is a JSON object, got 400, a body of 11 characters at body; 1 exchange',
  )
  assert.equal(
    inOneLine(form.errorHasClass(withBody({ ...whole, error_class: 7 }))),
    'broken: answer-not-as-documented {"what":"refusals","wanted":"error_class, a string","concerned":2,"got":"number at error_class"}; wanted error_class, a string, got number at error_class at error_class; 1 exchange',
  )
  assert.equal(
    inOneLine(form.errorHasMessage(withBody({ ...whole, error_message: null }))),
    'broken: answer-not-as-documented {"what":"refusals","wanted":"error_message, a string","concerned":2,"got":"null at error_message"}; wanted error_message, a string, got null at error_message at error_message; 1 exchange',
  )
  assert.equal(
    inOneLine(form.errorHasRequest(withBody({ ...whole, request: '' }))),
    'broken: answer-not-as-documented {"what":"refusals","wanted":"request, an object","concerned":2,"got":"an empty text at request"}; wanted request, an object, got an empty text at request at request; 1 exchange',
  )
  assert.equal(
    inOneLine(form.errorHasRequest(withBody({ ...whole, error_message: 9 }))),
    'held: answers-as-documented {"what":"refusals","wanted":"request, an object","concerned":2}; 2 exchanges',
  )
})

it('is broken by an undocumented class, an undocumented status and a server error', () => {
  const odd = [sampleRefusal(400, 'LoginUnknown')]
  assert.equal(
    inOneLine(form.errorClassDocumented(odd, classes)),
    'broken: answer-not-as-documented {"what":"refusals with a class","wanted":"one of the documented error classes","concerned":1,"got":"\\"LoginUnknown\\""}; wanted one of the documented error classes, got "LoginUnknown" at error_class; 1 exchange',
  )
  const denied = [sampleRefusal(403, 'ClientDisabled')]
  assert.equal(
    inOneLine(form.errorStatusDocumented(denied, { classes, statuses })),
    'broken: answer-not-as-documented {"what":"refusals with a documented class","wanted":"a status among 400, 404, 406, 409","concerned":1,"got":"403 ClientDisabled"}; wanted a status among 400, 404, 406, 409, got 403 ClientDisabled at status; 1 exchange',
  )
  assert.equal(
    inOneLine(form.neverServerError([good, sampleRefusal(500, 'LoginNotFound')])),
    'broken: answer-not-as-documented {"what":"answers","wanted":"no status of 500 or above and no InternalServerError","concerned":2,"got":"500 LoginNotFound"}; wanted no status of 500 or above and no InternalServerError, got 500 LoginNotFound at status; 1 exchange',
  )
  assert.equal(
    inOneLine(form.neverServerError([good, sampleRefusal(400, 'InternalServerError')])),
    'broken: answer-not-as-documented {"what":"answers","wanted":"no status of 500 or above and no InternalServerError","concerned":2,"got":"400 InternalServerError"}; wanted no status of 500 or above and no InternalServerError, got 400 InternalServerError at status; 1 exchange',
  )
})

it('leaves out what the documents do not treat', () => {
  const paced = [sampleRefusal(429, 'TooManyRequests'), sampleRefusal(405, 'RouteNotFound')]
  assert.equal(
    inOneLine(form.errorStatusDocumented(paced, { classes, statuses })),
    'held: answers-as-documented {"what":"refusals with a documented class","wanted":"a status among 400, 404, 406, 409","concerned":1}; 1 exchange',
  )
  assert.equal(
    inOneLine(form.neverServerError([sampleExchange(503, 'busy')])),
    'inconclusive: no-answers {"what":"answers"}; 1 exchange',
  )
})

it('is inconclusive where nothing was refused', () => {
  const none = [sampleExchange(200, { data: 1 }), sampleTransportError()]
  assert.equal(
    inOneLine(form.errorHasClass(none)),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(
    inOneLine(form.errorClassDocumented([], classes)),
    'inconclusive: no-answers {"what":"refusals with a class"}; 0 exchanges',
  )
})

it('asks of every answer that it is a success with data or a documented refusal', () => {
  for (const exchange of [good, sampleExchange(201, { data: null })]) {
    assert.equal(
      inOneLine(form.totalContract(exchange)),
      'held: answers-as-documented {"what":"answers","wanted":"a success with data or a refusal of the documented form","concerned":1}; 1 exchange',
    )
  }
  const wrong = [sampleExchange(200, []), sampleExchange(302, {}), sampleExchange(404, '')]
  assert.deepEqual(
    wrong.map((exchange) => inOneLine(form.totalContract(exchange))),
    [
      'broken: answer-not-as-documented {"what":"answers","wanted":"a success with data or a refusal of the documented form","concerned":1,"got":"200, a body of 2 characters"}; wanted a success with data or a refusal of the documented form, got 200, a body of 2 characters at body; 1 exchange',
      'broken: answer-not-as-documented {"what":"answers","wanted":"a success with data or a refusal of the documented form","concerned":1,"got":"302 without an error class"}; wanted a success with data or a refusal of the documented form, got 302 without an error class at status; 1 exchange',
      'broken: answer-not-as-documented {"what":"answers","wanted":"a success with data or a refusal of the documented form","concerned":1,"got":"404, no body"}; wanted a success with data or a refusal of the documented form, got 404, no body at body; 1 exchange',
    ],
  )
  assert.equal(
    inOneLine(form.totalContract(sampleExchange(502, ''))),
    'inconclusive: gateway-answered {"outcome":"502 without an error class"}; 1 exchange',
  )
  assert.equal(
    inOneLine(form.totalContract(sampleTransportError())),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
})

it('takes either form where both are possible, and wants the first where a body has neither', () => {
  const nested = sampleExchange(404, { error: { class: 'LoginNotFound', message: 'none' }, request: {} })
  assert.equal(
    inOneLine(form.errorHasClass([good, nested], ['flat', 'nested'])),
    'held: answers-as-documented {"what":"refusals","wanted":"error_class or error.class, a string","concerned":2}; 2 exchanges',
  )
  assert.equal(
    inOneLine(form.errorHasMessage([good, nested], ['nested', 'flat'])),
    'held: answers-as-documented {"what":"refusals","wanted":"error.message or error_message, a string","concerned":2}; 2 exchanges',
  )
  assert.equal(
    inOneLine(form.errorHasClass([sampleExchange(400, {})], ['nested', 'flat'])),
    'broken: answer-not-as-documented {"what":"refusals","wanted":"error.class or error_class, a string","concerned":1,"got":"nothing at error_class"}; wanted error.class or error_class, a string, got nothing at error_class at error_class; 1 exchange',
  )
  assert.equal(
    inOneLine(form.errorHasClass([sampleExchange(400, {})], ['flat', 'nested'])),
    'broken: answer-not-as-documented {"what":"refusals","wanted":"error_class or error.class, a string","concerned":1,"got":"nothing at error_class"}; wanted error_class or error.class, a string, got nothing at error_class at error_class; 1 exchange',
  )
  assert.equal(
    inOneLine(form.errorHasClass([sampleExchange(400, 'Bad')], ['nested'])),
    'broken: answer-not-as-documented {"what":"refusals","wanted":"error.class, a string","concerned":1,"got":"nothing at error.class"}; wanted error.class, a string, got nothing at error.class at error.class; 1 exchange',
  )
  const silent = sampleExchange(404, { error: { class: 'LoginNotFound' }, request: {} })
  assert.equal(
    inOneLine(form.errorHasMessage([silent], ['flat', 'nested'])),
    'broken: answer-not-as-documented {"what":"refusals","wanted":"error_message or error.message, a string","concerned":1,"got":"nothing at error.message"}; wanted error_message or error.message, a string, got nothing at error.message at error.message; 1 exchange',
  )
  assert.equal(
    inOneLine(form.errorHasMessage([sampleExchange(400, 'Bad')])),
    'broken: answer-not-as-documented {"what":"refusals","wanted":"error_message, a string","concerned":1,"got":"nothing at error_message"}; wanted error_message, a string, got nothing at error_message at error_message; 1 exchange',
  )
  assert.equal(
    inOneLine(form.totalContract(nested, ['nested'])),
    'held: answers-as-documented {"what":"answers","wanted":"a success with data or a refusal of the documented form","concerned":1}; 1 exchange',
  )
})

it('takes an empty class for none', () => {
  assert.equal(
    inOneLine(form.errorHasClass(withBody({ ...whole, error_class: '' }))),
    'broken: answer-not-as-documented {"what":"refusals","wanted":"error_class, a string","concerned":2,"got":"an empty text at error_class"}; wanted error_class, a string, got an empty text at error_class at error_class; 1 exchange',
  )
})

it('checks the class of refusals that name one', () => {
  const named = sampleExchange(200, { data: {}, error_class: 'LoginUnknown' })
  assert.equal(
    inOneLine(form.errorClassDocumented([named, sampleExchange(400, {})], classes)),
    'inconclusive: no-answers {"what":"refusals with a class"}; 2 exchanges',
  )
})

it('checks the status of client errors with a documented class, and lets a 429 pass for too many requests', () => {
  const status = (...refusals: Array<typeof good>) =>
    inOneLine(form.errorStatusDocumented(refusals, { classes: [...classes, 'RateLimitExceeded'], statuses }))
  assert.equal(
    status(sampleRefusal(429, 'RateLimitExceeded'), sampleRefusal(429, 'TooManyRequests')),
    'held: answers-as-documented {"what":"refusals with a documented class","wanted":"a status among 400, 404, 406, 409","concerned":2}; 2 exchanges',
  )
  assert.equal(
    status(sampleRefusal(429, 'LoginNotFound')),
    'broken: answer-not-as-documented {"what":"refusals with a documented class","wanted":"a status among 400, 404, 406, 409","concerned":1,"got":"429 LoginNotFound"}; wanted a status among 400, 404, 406, 409, got 429 LoginNotFound at status; 1 exchange',
  )
  assert.equal(
    status(sampleRefusal(403, 'RateLimitExceeded')),
    'broken: answer-not-as-documented {"what":"refusals with a documented class","wanted":"a status among 400, 404, 406, 409","concerned":1,"got":"403 RateLimitExceeded"}; wanted a status among 400, 404, 406, 409, got 403 RateLimitExceeded at status; 1 exchange',
  )
  assert.match(status(sampleRefusal(200, 'LoginNotFound')), /^broken: .* got 200 LoginNotFound at status/)
  assert.match(status(sampleRefusal(500, 'LoginNotFound')), /^inconclusive: no-answers/)
  assert.equal(
    status(sampleExchange(401, {})),
    'inconclusive: no-answers {"what":"refusals with a documented class"}; 1 exchange',
  )
})

it('names what an answer lacks of the whole contract', () => {
  const wrong = [
    sampleExchange(200, {}),
    sampleExchange(400, { ...whole, error_class: 7 }),
    sampleExchange(400, { ...whole, error_message: 7 }),
    sampleExchange(400, { ...whole, request: 7 }),
  ]
  assert.deepEqual(
    wrong.map((one) => form.totalContract(one).place),
    ['data', 'error_class', 'error_message', 'request'],
  )
  for (const status of [502, 503, 504])
    assert.equal(form.totalContract(sampleExchange(status, '')).finding, 'inconclusive')
})

it('expects the flat form where no other is named', () => {
  assert.equal(form.totalContract(sampleExchange(400, {})).place, 'error_class')
  assert.equal(
    form.totalContract(sampleExchange(404, { error: { class: 'X', message: 'y' }, request: {} })).place,
    'error_class',
  )
  assert.equal(form.totalContract(sampleExchange(200, {})).got, 'no data')
})
