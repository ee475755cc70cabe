import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleExchange, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { defaultShown, settingShown } from './setting-shown.ts'

const place = 'data.locale'
const showing = (locale?: unknown) => sampleExchange(200, { data: { locale } })
const words = { wanted: 'en', other: 'de' }

it('holds where a setting is shown as sent, and where its default is', () => {
  assert.equal(settingShown(showing('de'), place, 'de').finding, 'held')
  assert.equal(settingShown(sampleExchange(200, { data: { on: false } }), 'data.on', false).finding, 'held')
  assert.equal(defaultShown(showing('en'), showing('de'), place, words).finding, 'held')
})

it('is broken by another value', () => {
  assert.equal(settingShown(showing('en'), place, 'de').got, '"en"')
  assert.equal(defaultShown(showing('es'), showing('de'), place, words).got, '"es"')
})

it('stays untested where the setting is not shown', () => {
  assert.equal(settingShown(showing(), place, 'de').finding, 'untested')
  assert.equal(defaultShown(showing(null), showing(null), place, words).finding, 'untested')
  assert.equal(defaultShown(showing(), showing('de'), place, words).finding, 'untested')
})

it('is inconclusive where the control does not differ, and over refusals and trouble', () => {
  assert.equal(defaultShown(showing('en'), showing('en'), place, words).finding, 'inconclusive')
  for (const bad of [sampleRefusal(400, 'LoginLimitReached'), sampleTransportError(), undefined]) {
    assert.equal(settingShown(bad, place, 'de').finding, 'inconclusive')
    assert.equal(defaultShown(bad, showing('de'), place, words).finding, 'inconclusive')
  }
})
