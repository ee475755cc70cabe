import { cases } from '../../../core/test-support/cases.ts'
import { brokenIn, type Step } from '../test-support/history.ts'

const provider: Step = {
  ask: 'GET /providers/bank_xf',
  data: { id: '5', code: 'bank_xf', interactive_fields: [{ name: 'sms' }, { name: 'pin' }] },
}
const shown = (last_attempt?: object): Step => ({
  ask: 'GET /logins/7',
  data: { id: '7', customer_id: '3', provider_id: '5', last_attempt },
})
const attempt = (interactive_fields_names: unknown): Step => ({
  ask: 'GET /attempts/1?login_id=7',
  data: { id: '1', stages: [{ name: 'start' }, { name: 'interactive', interactive_fields_names }] },
})
const found = (...steps: Step[]) => brokenIn(steps).filter((one) => one.startsWith('asked-fields'))

cases(
  'Fields are asked for that the provider has, or none',
  [found(provider, shown(), attempt(['sms', 'pin'])), []],
  [found(provider, shown(), attempt(null), attempt([])), []],
  [
    found(provider, shown(), attempt(['sms', 'PIN'])),
    ['asked-fields data.stages[1].interactive_fields_names[1] x1 x3'],
  ],
  'The last stage within a login is looked at, too',
  [
    found(provider, shown(), shown({ id: '1', last_stage: { interactive_fields_names: ['token'] } })),
    ['asked-fields data.last_attempt.last_stage.interactive_fields_names[0] x1 x3'],
  ],
  'Nothing is known of a provider that was not shown',
  [found(shown(), attempt(['token'])), []],
)
