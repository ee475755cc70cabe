import { it } from 'node:test'
import { says } from '../answers/in-one-line.ts'
import { sampleData, sampleExchange } from '../answers/sample-exchange.ts'
import { refusalLeavesLogin } from './refusal-leaves-login.ts'

const login = (daily: unknown, next: unknown = null) =>
  sampleData({ id: '7', daily_refresh: daily, next_refresh_possible_at: next })
const refusal = sampleExchange(400, { error_class: 'LoginCannotBeRefreshed', error_message: 'no', request: {} })

it('holds where each setting that both show is the same', () => {
  says(refusalLeavesLogin(login(false), refusal, login(false)), 'held: holds (3)')
  says(refusalLeavesLogin(login(false), refusal, login(undefined, 'soon')), 'held: holds (3)')
})

it('is broken by a setting that has changed', () =>
  says(refusalLeavesLogin(login(false), refusal, login(true)), 'broken: true at data.daily_refresh (3)'))

it('is untested where nothing was refused, and inconclusive where the login was not shown', () => {
  says(refusalLeavesLogin(login(false), login(true), login(true)), 'untested: request-accepted (3)')
  says(refusalLeavesLogin(refusal, refusal, login(true)), 'inconclusive: nothing-to-check')
})
