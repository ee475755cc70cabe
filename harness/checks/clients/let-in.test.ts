import assert from 'node:assert/strict'
import { it } from 'node:test'
import { acceptedOrRefusedAs, neverRefusedAs, stoppedOnEveryRoute } from './let-in.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const success = sampleExchange(200, { data: [] })
const stopped = sampleRefusal(400, 'AppIdNotProvided')

it('a gate holds where every route stops with its class', () => {
  assert.equal(
    inOneLine(stoppedOnEveryRoute([stopped, stopped], ['AppIdNotProvided'])),
    'held: routes-stopped {"requests":2,"wanted":"a refusal with AppIdNotProvided on every route"}; 2 exchanges',
  )
})

it('a gate is broken where one route lets pass, whatever the others say', () => {
  const judgement = stoppedOnEveryRoute([stopped, sampleTransportError(), success], ['AppIdNotProvided'])
  assert.equal(
    inOneLine(judgement),
    'broken: route-open {"outcome":"GET /api/v4/samples: 200 with 0 rows","wanted":"a refusal with AppIdNotProvided on every route"}; wanted a refusal with AppIdNotProvided on every route, got GET /api/v4/samples: 200 with 0 rows; 1 exchange',
  )
})

it('nothing follows for a gate from a refusal for another reason, from a transport error, from no route', () => {
  assert.deepEqual(
    [[stopped, sampleRefusal(404, 'LoginNotFound')], [stopped, sampleTransportError()], []].map((answers) =>
      inOneLine(stoppedOnEveryRoute(answers, ['AppIdNotProvided'])),
    ),
    [
      'inconclusive: route-refuses-otherwise {"outcome":"GET /api/v4/samples: 404 LoginNotFound"}; 1 exchange',
      'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
      'inconclusive: nothing-sent; 0 exchanges',
    ],
  )
})

it('routes that the target does not have are named beside what the others show', () => {
  const unknown = sampleRefusal(404, 'RouteNotFound')
  const aside = '{"code":"routes-set-aside","facts":{"routes":["GET /api/v4/samples"]}}'
  assert.equal(
    inOneLine(stoppedOnEveryRoute([stopped, unknown], ['AppIdNotProvided'])),
    `held: all-of {"parts":[{"code":"routes-stopped","facts":{"requests":1,"wanted":"a refusal with AppIdNotProvided on every route"}},${aside}]}; 1 exchange`,
  )
  assert.equal(
    inOneLine(acceptedOrRefusedAs([success, unknown], ['AppsRestricted'])),
    `held: all-of {"parts":[{"code":"some-accepted","facts":{"requests":1,"accepted":1}},${aside}]}; 1 exchange`,
  )
  assert.equal(stoppedOnEveryRoute([unknown], ['AppIdNotProvided']).finding, 'inconclusive')
})

it('a class that never fits is broken by one refusal with it', () => {
  const other = sampleRefusal(404, 'LoginNotFound')
  assert.equal(
    inOneLine(neverRefusedAs([success, other], 'AppsRestricted')),
    'held: some-accepted {"requests":2,"accepted":1}; 2 exchanges',
  )
  assert.equal(
    inOneLine(neverRefusedAs([success, sampleRefusal(406, 'AppsRestricted')], 'AppsRestricted')),
    'broken: unfit-class {"outcome":"GET /api/v4/samples: 406 AppsRestricted","wanted":"no refusal with AppsRestricted"}; wanted no refusal with AppsRestricted, got GET /api/v4/samples: 406 AppsRestricted; 1 exchange',
  )
  assert.equal(inOneLine(neverRefusedAs([other], 'AppsRestricted')), 'inconclusive: no-route-accepts; 1 exchange')
  assert.equal(
    inOneLine(neverRefusedAs([success, sampleTransportError()], 'AppsRestricted')),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
})

it('a known client is accepted or refused for its kind', () => {
  const kind = sampleRefusal(406, 'AppsRestricted')
  assert.equal(
    inOneLine(acceptedOrRefusedAs([success, kind], ['AppsRestricted'])),
    'held: some-accepted {"requests":2,"accepted":1}; 2 exchanges',
  )
  assert.equal(
    inOneLine(acceptedOrRefusedAs([success, sampleRefusal(404, 'ApiKeyNotFound')], ['AppsRestricted'])),
    'broken: unfit-class {"outcome":"GET /api/v4/samples: 404 ApiKeyNotFound","wanted":"acceptance, or a refusal with AppsRestricted"}; wanted acceptance, or a refusal with AppsRestricted, got GET /api/v4/samples: 404 ApiKeyNotFound; 1 exchange',
  )
  assert.equal(inOneLine(acceptedOrRefusedAs([], ['AppsRestricted'])), 'inconclusive: nothing-sent; 0 exchanges')
  assert.equal(
    inOneLine(acceptedOrRefusedAs([sampleTransportError()], ['AppsRestricted'])),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
})

it('a route is named without its query, and a refusal without a class is for another reason', () => {
  const open = sampleExchange(200, { data: [] }, 'http://target.test/api/v4/logins?a=1&b=2')
  assert.equal(
    inOneLine(stoppedOnEveryRoute([open], ['AppIdNotProvided'])),
    'broken: route-open {"outcome":"GET /api/v4/logins: 200 with 0 rows","wanted":"a refusal with AppIdNotProvided on every route"}; wanted a refusal with AppIdNotProvided on every route, got GET /api/v4/logins: 200 with 0 rows; 1 exchange',
  )
  const nameless = sampleExchange(400, {})
  assert.equal(
    inOneLine(stoppedOnEveryRoute([stopped, nameless], ['AppIdNotProvided'])),
    'inconclusive: route-refuses-otherwise {"outcome":"GET /api/v4/samples: 400 without an error class"}; 1 exchange',
  )
  assert.equal(
    inOneLine(acceptedOrRefusedAs([success, nameless], ['AppsRestricted'])),
    'broken: unfit-class {"outcome":"GET /api/v4/samples: 400 without an error class","wanted":"acceptance, or a refusal with AppsRestricted"}; wanted acceptance, or a refusal with AppsRestricted, got GET /api/v4/samples: 400 without an error class; 1 exchange',
  )
})
