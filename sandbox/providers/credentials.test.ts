import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findProvider } from './find-provider.ts'
import { checkCredentials, checkInteractiveCredentials, specialLogins } from './credentials.ts'
import type { SandboxProvider } from './provider.ts'

function provider(code: string): SandboxProvider {
  const found = findProvider(code)
  assert.ok(found, code)
  return found
}

const simple = provider('fakebank_simple_xf')

test('the known logins succeed with the one password', () => {
  for (const login of ['username', 'username2', 'customer-17', ...specialLogins().keys()]) {
    assert.equal(checkCredentials(simple, { login, password: 'secret' }), 'ok', login)
    assert.equal(checkCredentials(simple, { login, password: 'Secret' }), 'wrong', login)
  }
})

test('fields without text are missing, extra keys are ignored', () => {
  assert.deepEqual(checkCredentials(simple, {}), { missing: ['login', 'password'] })
  assert.deepEqual(checkCredentials(simple, { login: 'username', password: '' }), { missing: ['password'] })
  assert.deepEqual(checkCredentials(simple, { login: 'username', password: 5 }), { missing: ['password'] })
  assert.equal(checkCredentials(simple, { login: 'username', password: 'secret', colour: 'red' }), 'ok')
})

test('a select field takes the value of an option, not its name, and optional fields may be left out', () => {
  const select = provider('fakebank_select_xf')
  const typed = { login: 'username', password: 'secret' }
  assert.equal(checkCredentials(select, { ...typed, branch: 'web_only' }), 'ok')
  assert.equal(checkCredentials(select, { ...typed, branch: 'internet_branch' }), 'wrong')
  assert.deepEqual(checkCredentials(select, typed), { missing: ['branch'] })
  assert.equal(checkCredentials(select, { ...typed, branch: 'north', nickname: 'Bo' }), 'ok')
})

test('the interactive step takes its one right answer', () => {
  const sms = provider('fakebank_interactive_xf')
  assert.equal(checkInteractiveCredentials(sms, { sms: '123456' }), 'ok')
  assert.equal(checkInteractiveCredentials(sms, { sms: '000000' }), 'wrong')
  assert.deepEqual(checkInteractiveCredentials(sms, {}), { missing: ['sms'] })
  assert.equal(checkInteractiveCredentials(provider('fakebank_interactive_select_xf'), { method: 'by_app' }), 'ok')
  assert.equal(checkInteractiveCredentials(provider('fakebank_interactive_select_xf'), { method: 'By app' }), 'wrong')
  assert.equal(checkInteractiveCredentials(provider('fakebank_question_xf'), { answer: '7' }), 'ok')
  assert.equal(checkInteractiveCredentials(provider('fakebank_approval_xf'), {}), 'ok')
})
