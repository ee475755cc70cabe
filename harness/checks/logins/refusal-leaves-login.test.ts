import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange } from '../test-support/sample-exchange.ts'
import { refusalLeavesLogin } from './refusal-leaves-login.ts'

const login = (daily: unknown, next: unknown = null) =>
  sampleData({ id: '7', daily_refresh: daily, next_refresh_possible_at: next })
const refusal = sampleExchange(400, { error_class: 'LoginCannotBeRefreshed', error_message: 'no', request: {} })

cases(
  'holds where each setting that both show is the same',
  [refusalLeavesLogin(login(false), refusal, login(false)), 'held: holds (3)'],
  [refusalLeavesLogin(login(false), refusal, login(undefined, 'soon')), 'held: holds (3)'],
  'is broken by a setting that has changed',
  [refusalLeavesLogin(login(false), refusal, login(true)), 'broken: true at data.daily_refresh (3)'],
  'is untested where nothing was refused, and inconclusive where the login was not shown',
  [refusalLeavesLogin(login(false), login(true), login(true)), 'untested: request-accepted (3)'],
  [refusalLeavesLogin(refusal, refusal, login(true)), 'inconclusive: nothing-to-check'],
)
