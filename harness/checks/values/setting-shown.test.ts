import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { defaultShown, settingShown } from './setting-shown.ts'
import { inOneLine } from '../answers/in-one-line.ts'

const place = 'data.locale'
const showing = (locale?: unknown) => sampleExchange(200, { data: { locale } })
const words = { wanted: 'en', other: 'de' }

it('holds where a setting is shown as sent, and where its default is', () => {
  assert.equal(
    inOneLine(settingShown(showing('de'), place, 'de')),
    'held: setting-as-sent {"place":"data.locale","value":"de"}; 1 exchange',
  )
  assert.equal(
    inOneLine(settingShown(sampleExchange(200, { data: { on: false } }), 'data.on', false)),
    'held: setting-as-sent {"place":"data.on","value":"false"}; 1 exchange',
  )
  assert.equal(
    inOneLine(defaultShown(showing('en'), showing('de'), place, words)),
    'held: default-shown {"place":"data.locale","value":"en"}; 2 exchanges',
  )
})

it('is broken by a wrong value', () => {
  assert.equal(
    inOneLine(settingShown(showing('en'), place, 'de')),
    'broken: setting-differs {"wanted":"\\"de\\"","got":"\\"en\\"","place":"data.locale"}; wanted "de", got "en" at data.locale; 1 exchange',
  )
  assert.equal(
    inOneLine(defaultShown(showing('es'), showing('de'), place, words)),
    'broken: default-differs {"wanted":"\\"en\\"","got":"\\"es\\"","place":"data.locale"}; wanted "en", got "es" at data.locale; 2 exchanges',
  )
})

it('stays untested where the setting is not shown', () => {
  assert.equal(
    inOneLine(settingShown(showing(), place, 'de')),
    'untested: place-not-shown {"place":"data.locale"}; 1 exchange',
  )
  assert.equal(
    inOneLine(defaultShown(showing(null), showing(null), place, words)),
    'untested: place-not-shown {"place":"data.locale"}; 2 exchanges',
  )
  assert.equal(
    inOneLine(defaultShown(showing(), showing('de'), place, words)),
    'untested: place-not-shown {"place":"data.locale"}; 2 exchanges',
  )
})

it('is inconclusive where the control does not differ, and over refusals and transport errors', () => {
  assert.equal(
    inOneLine(defaultShown(showing('en'), showing('en'), place, words)),
    'inconclusive: value-never-changes {"place":"data.locale","value":"\\"en\\"","other":"de"}; 2 exchanges',
  )
  for (const bad of [sampleRefusal(400, 'LoginLimitReached'), sampleTransportError(), undefined]) {
    assert.equal(settingShown(bad, place, 'de').finding, 'inconclusive')
    assert.equal(defaultShown(bad, showing('de'), place, words).finding, 'inconclusive')
  }
})

it('needs both requests, and takes null for not shown', () => {
  const refusal = sampleRefusal(400, 'InvalidFromDate')
  assert.equal(
    inOneLine(settingShown(showing(null), place, 'de')),
    'untested: place-not-shown {"place":"data.locale"}; 1 exchange',
  )
  assert.equal(
    inOneLine(settingShown(refusal, place, 'de')),
    'inconclusive: nothing-to-check {"what":"setting","outcome":"400 InvalidFromDate"}; 1 exchange',
  )
  assert.equal(
    inOneLine(settingShown(sampleTransportError(), place, 'de')),
    'inconclusive: transport-error {"method":"GET","code":"TARGET_TIMEOUT","message":"nothing came back in 10 s"}; 1 exchange',
  )
  assert.equal(inOneLine(settingShown(undefined, place, 'de')), 'inconclusive: nothing-sent; 0 exchanges')
  assert.equal(
    inOneLine(defaultShown(showing('en'), undefined, place, words)),
    'inconclusive: one-not-sent; 0 exchanges',
  )
  assert.equal(
    inOneLine(defaultShown(showing('en'), refusal, place, words)),
    'inconclusive: nothing-to-check {"what":"setting","outcome":"400 InvalidFromDate"}; 1 exchange',
  )
  assert.equal(
    inOneLine(defaultShown(showing('en'), showing(null), place, words)),
    'untested: place-not-shown {"place":"data.locale"}; 2 exchanges',
  )
})
