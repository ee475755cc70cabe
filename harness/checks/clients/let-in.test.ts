import assert from 'node:assert/strict'
import { it } from 'node:test'
import { acceptedOrRefusedAs, neverRefusedAs } from './let-in.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const success = sampleExchange(200, { data: [] })

it('routes that the target does not have are named beside what the others show', () => {
  const unknown = sampleRefusal(404, 'RouteNotFound')
  const aside = '{"code":"routes-set-aside","facts":{"routes":["GET /api/v4/samples"]}}'
  assert.equal(
    inOneLine(acceptedOrRefusedAs([success, unknown], ['AppsRestricted'])),
    `held: all-of {"parts":[{"code":"some-accepted","facts":{"requests":1,"accepted":1}},${aside}]}; 1 exchange`,
  )
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

it('a refusal without a class is for another reason', () => {
  const nameless = sampleExchange(400, {})
  assert.equal(
    inOneLine(acceptedOrRefusedAs([success, nameless], ['AppsRestricted'])),
    'broken: unfit-class {"outcome":"GET /api/v4/samples: 400 without an error class","wanted":"acceptance, or a refusal with AppsRestricted"}; wanted acceptance, or a refusal with AppsRestricted, got GET /api/v4/samples: 400 without an error class; 1 exchange',
  )
})
