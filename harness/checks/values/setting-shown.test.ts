import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'
import { defaultShown, settingShown } from './setting-shown.ts'

const showing = (locale?: unknown) => sampleData({ locale })
const shown = (answer: ReturnType<typeof showing>) => settingShown(answer, 'data.locale', 'de')
const byDefault = (left: ReturnType<typeof showing>, other = showing('de')) =>
  defaultShown(left, other, 'data.locale', { wanted: 'en', is: (value) => value === 'en' })
const refusal = sampleRefusal(400, 'InvalidFromDate')

cases(
  'A setting is shown as it was sent',
  [shown(showing('de')), 'held: value-as-expected'],
  [settingShown(sampleData({ on: false }), 'data.on', false), 'held: value-as-expected'],
  [shown(showing('en')), 'broken: "en" at data.locale'],
  [shown(showing()), 'untested: left-out'],
  [shown(showing(null)), 'untested: left-out'],
  [shown(refusal), 'inconclusive: nothing-to-check'],
  'Its default is shown where it was left out, beside another value that was sent',
  [byDefault(showing('en')), 'held: holds (2)'],
  [byDefault(showing('de')), 'broken: "de" at data.locale (2)'],
  [byDefault(showing('es')), 'broken: "es" at data.locale (2)'],
  [byDefault(showing()), 'untested: left-out (2)'],
  [byDefault(showing(null), showing(null)), 'untested: left-out (2)'],
  [byDefault(showing('en'), showing(null)), 'untested: left-out (2)'],
  [byDefault(showing('en'), showing('en')), 'inconclusive: nothing-shows (2)'],
  [byDefault(showing('en'), refusal), 'inconclusive: nothing-to-check'],
  [
    [sampleRefusal(400, 'LoginLimitReached'), sampleTransportError()].map((bad) => byDefault(bad).finding),
    ['inconclusive', 'inconclusive'],
  ],
)
