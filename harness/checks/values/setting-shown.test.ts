import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { defaultShown, settingShown } from './setting-shown.ts'
import { says } from '../answers/in-one-line.ts'

const place = 'data.locale'
const showing = (locale?: unknown) => sampleExchange(200, { data: { locale } })
const words = { wanted: 'en', other: 'de' }

it('holds where a setting is shown as sent, and where its default is', () => {
  says(settingShown(showing('de'), place, 'de'), 'held: setting-as-sent; 1 exchange')
  says(
    settingShown(sampleExchange(200, { data: { on: false } }), 'data.on', false),
    'held: setting-as-sent; 1 exchange',
  )
  says(defaultShown(showing('en'), showing('de'), place, words), 'held: holds; 2 exchanges')
})

it('is broken by a wrong value', () => {
  says(settingShown(showing('en'), place, 'de'), 'broken: value-differs; got "en" at data.locale; 1 exchange')
  says(
    defaultShown(showing('es'), showing('de'), place, words),
    'broken: value-differs; got "es" at data.locale; 2 exchanges',
  )
})

it('stays untested where the setting is not shown', () => {
  says(settingShown(showing(), place, 'de'), 'untested: place-not-shown; 1 exchange')
  says(defaultShown(showing(null), showing(null), place, words), 'untested: place-not-shown; 2 exchanges')
  says(defaultShown(showing(), showing('de'), place, words), 'untested: place-not-shown; 2 exchanges')
})

it('is inconclusive where the control does not differ, and over refusals and transport errors', () => {
  says(defaultShown(showing('en'), showing('en'), place, words), 'inconclusive: value-never-changes; 2 exchanges')
  for (const bad of [sampleRefusal(400, 'LoginLimitReached'), sampleTransportError()]) {
    assert.equal(settingShown(bad, place, 'de').finding, 'inconclusive')
    assert.equal(defaultShown(bad, showing('de'), place, words).finding, 'inconclusive')
  }
})

it('needs both requests, and takes null for not shown', () => {
  const refusal = sampleRefusal(400, 'InvalidFromDate')
  says(settingShown(showing(null), place, 'de'), 'untested: place-not-shown; 1 exchange')
  says(settingShown(refusal, place, 'de'), 'inconclusive: nothing-to-check; 1 exchange')
  says(settingShown(sampleTransportError(), place, 'de'), 'inconclusive: transport-error; 1 exchange')
  says(defaultShown(showing('en'), refusal, place, words), 'inconclusive: nothing-to-check; 1 exchange')
  says(defaultShown(showing('en'), showing(null), place, words), 'untested: place-not-shown; 2 exchanges')
})
