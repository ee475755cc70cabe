import assert from 'node:assert/strict'
import { it } from 'node:test'
import { defaultConnection, defaultTaken } from './default-of-connection.ts'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const answer = sampleExchange(200, { data: { id: '7' } })
const connected = { answer, ended: { failed: false, failErrorClass: undefined, exchange: answer } }
const failed = { answer, ended: { failed: true, failErrorClass: 'AllAccountsExcluded', exchange: answer } }
const refused = { answer: sampleRefusal(400, 'AllAccountsExcluded') }
const login = (locale: unknown) => sampleExchange(200, { data: { last_attempt: { locale } } })
const place = 'data.last_attempt.locale'

it('holds where leaving a field out has the effect of its default and a different value does not', () => {
  assert.equal(
    inOneLine(defaultConnection(connected, connected, refused)),
    'held: default-outcome-kept {"outcome":"connected","other":"AllAccountsExcluded"}; 5 exchanges',
  )
  assert.equal(
    inOneLine(defaultConnection(refused, failed, connected)),
    'held: default-outcome-kept {"outcome":"AllAccountsExcluded","other":"connected"}; 5 exchanges',
  )
})

it('is broken where it is as the other value', () => {
  const judgement = defaultConnection(connected, refused, refused)
  assert.equal(
    inOneLine(judgement),
    'broken: default-outcome-differs {"wanted":"connected","got":"AllAccountsExcluded"}; wanted connected, got AllAccountsExcluded; 4 exchanges',
  )
})

it('is inconclusive where both values come to the same, and without an answer', () => {
  assert.equal(
    inOneLine(defaultConnection(connected, connected, connected)),
    'inconclusive: default-as-other-value {"outcome":"connected"}; 6 exchanges',
  )
  assert.equal(
    inOneLine(defaultConnection(connected, undefined, refused)),
    'inconclusive: comparison-incomplete {"compared":3,"what":"request"}; 0 exchanges',
  )
  assert.equal(
    inOneLine(defaultConnection(connected, connected, { answer: sampleTransportError() })),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
})

it('takes the default, and is broken by what was kept and by a third value', () => {
  assert.equal(
    inOneLine(defaultTaken(login('de'), login('en'), place, 'en')),
    'held: default-after {"place":"data.last_attempt.locale","value":"\\"en\\"","before":"\\"de\\""}; 2 exchanges',
  )
  assert.equal(
    inOneLine(defaultTaken(login('de'), login('de'), place, 'en')),
    'broken: default-not-taken {"wanted":"\\"en\\"","got":"\\"de\\"","place":"data.last_attempt.locale"}; wanted "en", got "de" at data.last_attempt.locale; 2 exchanges',
  )
  assert.equal(
    inOneLine(defaultTaken(login('de'), login('ru'), place, 'en')),
    'broken: default-not-taken {"wanted":"\\"en\\"","got":"\\"ru\\"","place":"data.last_attempt.locale"}; wanted "en", got "ru" at data.last_attempt.locale; 2 exchanges',
  )
  assert.equal(
    inOneLine(defaultTaken(login('en'), login('en'), place, 'en')),
    'inconclusive: default-before {"place":"data.last_attempt.locale","value":"\\"en\\""}; 2 exchanges',
  )
  assert.equal(
    inOneLine(defaultTaken(login(undefined), login('en'), place, 'en')),
    'untested: place-not-shown {"place":"data.last_attempt.locale"}; 2 exchanges',
  )
  assert.equal(inOneLine(defaultTaken(undefined, login('en'), place, 'en')), 'inconclusive: one-not-sent; 0 exchanges')
})

it('needs answers, and a value that is shown after the request too', () => {
  assert.equal(
    inOneLine(defaultTaken(login('de'), sampleTransportError(), place, 'en')),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(
    inOneLine(defaultTaken(login('de'), login(null), place, 'en')),
    'untested: place-not-shown {"place":"data.last_attempt.locale"}; 2 exchanges',
  )
  assert.equal(inOneLine(defaultTaken(login('de'), undefined, place, 'en')), 'inconclusive: one-not-sent; 0 exchanges')
  assert.equal(
    inOneLine(defaultConnection(undefined, connected, refused)),
    'inconclusive: comparison-incomplete {"compared":3,"what":"request"}; 0 exchanges',
  )
  assert.equal(
    inOneLine(defaultConnection(connected, connected, undefined)),
    'inconclusive: comparison-incomplete {"compared":3,"what":"request"}; 0 exchanges',
  )
  assert.equal(
    inOneLine(defaultConnection(connected, { answer }, refused)),
    'broken: default-outcome-differs {"wanted":"connected","got":"no class"}; wanted connected, got no class; 4 exchanges',
  )
})
