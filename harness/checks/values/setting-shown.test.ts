import { cases } from '../../../core/test-support/cases.ts'
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sampleData, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { defaultShown, settingShown } from './setting-shown.ts'
import { says } from '../../../core/test-support/cases.ts'

const place = 'data.locale'
const showing = (locale?: unknown) => sampleData({ locale })
const words = { wanted: 'en', other: 'de' }

it('is inconclusive where the control does not differ, and over refusals and transport errors', () => {
  says(defaultShown(showing('en'), showing('en'), place, words), 'inconclusive: value-never-changes (2)')
  for (const bad of [sampleRefusal(400, 'LoginLimitReached'), sampleTransportError()]) {
    assert.equal(settingShown(bad, place, 'de').finding, 'inconclusive')
    assert.equal(defaultShown(bad, showing('de'), place, words).finding, 'inconclusive')
  }
})

const refusal = sampleRefusal(400, 'InvalidFromDate')

cases(
  'holds where a setting is shown as sent, and where its default is',
  [settingShown(showing('de'), place, 'de'), 'held: setting-as-sent'],
  [settingShown(sampleData({ on: false }), 'data.on', false), 'held: setting-as-sent'],
  [defaultShown(showing('en'), showing('de'), place, words), 'held: holds (2)'],
  'is broken by a wrong value',
  [settingShown(showing('en'), place, 'de'), 'broken: "en" at data.locale'],
  [defaultShown(showing('es'), showing('de'), place, words), 'broken: "es" at data.locale (2)'],
  'stays untested where the setting is not shown',
  [settingShown(showing(), place, 'de'), 'untested: place-not-shown'],
  [defaultShown(showing(null), showing(null), place, words), 'untested: place-not-shown (2)'],
  [defaultShown(showing(), showing('de'), place, words), 'untested: place-not-shown (2)'],
  'needs both requests, and takes null for not shown',
  [settingShown(showing(null), place, 'de'), 'untested: place-not-shown'],
  [settingShown(refusal, place, 'de'), 'inconclusive: nothing-to-check'],
  [settingShown(sampleTransportError(), place, 'de'), 'inconclusive: transport-error'],
  [defaultShown(showing('en'), refusal, place, words), 'inconclusive: nothing-to-check'],
  [defaultShown(showing('en'), showing(null), place, words), 'untested: place-not-shown (2)'],
)
