import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'
import { namesProviderFields, waitingShowsHtml, waitsAtInteractive } from './interactive-stage.ts'

const at = (name: string, names?: unknown) => sampleData({ last_stage: { name, interactive_fields_names: names } })
const waiting = at('interactive')
const listed = sampleData({ stages: [{ name: 'start' }, { name: 'interactive' }, 'x'] })
const provider = sampleData({ interactive_fields: [{ name: 'sms' }, { name: 'pin' }, 'x'] })
const named = (names: unknown, of = provider) => namesProviderFields(at('interactive', names), of)
const html = (name: string, interactive_html?: string | null) =>
  waitingShowsHtml(sampleData({ last_stage: { name, interactive_html } }))

cases(
  'An attempt waits at its interactive stage until it is answered',
  [waitsAtInteractive([listed], [listed]), 'held: holds (2)'],
  [waitsAtInteractive([waiting], [listed]), 'held: holds (2)'],
  [
    waitsAtInteractive([at('start'), at('finish')], [at('finish')]).reason.facts.got,
    'The attempt came to the stage finish without a request for input',
  ],
  [
    waitsAtInteractive([waiting], [waiting, at('fetch_accounts')]).reason.facts.got,
    'The attempt went on from the stage interactive to the stage fetch_accounts without an answer',
  ],
  [waitsAtInteractive([waiting], [sampleData({})]), 'broken: no stage at data.last_stage.name (2)'],
  [waitsAtInteractive([waiting], [sampleExchange(200, '')]), 'broken: no stage at data.last_stage.name (2)'],
  [waitsAtInteractive([waiting], []), 'inconclusive: cannot-decide'],
  [waitsAtInteractive([], [waiting]), 'inconclusive: cannot-decide'],
  [waitsAtInteractive([waiting], [sampleRefusal(404, 'AttemptNotFound')]), 'inconclusive: refused'],
  'A waiting stage names fields of its provider',
  [named(['sms']), 'held'],
  [named(['sms', 'SMS code']).got, '"SMS code"'],
  [named(['sms', 7]), 'broken: 7 at data.last_stage.interactive_fields_names (2)'],
  [named(undefined), 'untested: not-shown (2)'],
  [namesProviderFields(sampleData([]), provider), 'untested: not-shown (2)'],
  [named(['sms'], sampleData({ interactive_fields: 'sms' })), 'inconclusive: not-shown (2)'],
  [named(['sms'], sampleRefusal(404, 'ProviderNotFound')), 'inconclusive: refused'],
  'A waiting stage shows HTML; what shows none, or does not wait, is left open',
  [html('interactive', '<p>Code</p>'), 'held: holds'],
  [html('interactive', null), 'broken: null at data.last_stage.interactive_html'],
  [html('interactive'), 'untested: not-shown'],
  [html('finish', null), 'untested: not-shown'],
)
