import { describe, test } from 'node:test'
import type { ProviderProfile, ProviderPurpose } from '../../harness/profile/profile.ts'
import { answered, refused } from '../test-support/answered.ts'
import { is } from '../test-support/is-line.ts'
import { providerLine } from './provider-lines.ts'

const login = { name: 'login', nature: 'text', optional: false }
const password = { name: 'password', nature: 'password', optional: false }
const branch = { name: 'branch', nature: 'select', field_options: [{ option_value: 'north' }] }
const sms = { name: 'sms', nature: 'text' }

function detail(change: object = {}) {
  const plain = { mode: 'web', status: 'active', country_code: 'XF', interactive: false, holder_info: ['names'] }
  return answered(200, { data: { ...plain, required_fields: [login, password], interactive_fields: [], ...change } })
}

function provider(purpose: ProviderPurpose, rest: Partial<ProviderProfile> = {}): ProviderProfile {
  const typed = { login: 'CANARY', password: 'CANARY' }
  return {
    purpose,
    code: 'a_xf',
    country_code: 'XF',
    fake: true,
    credentials: { succeed: typed, fail: typed },
    ...rest,
  }
}

describe('A provider', () => {
  test('is what its purpose says', () => {
    is(providerLine(provider('plain'), detail()), 'ok', /mode web and status active/)
    is(providerLine(provider('oauth', { credentials: undefined }), detail({ mode: 'oauth' })), 'ok', /oauth/)
    is(providerLine(provider('file', { credentials: undefined }), detail({ mode: 'file' })), 'ok', /file/)
    is(providerLine(provider('inactive'), detail({ status: 'inactive' })), 'ok', /inactive/)
    is(providerLine(provider('disabled'), detail({ status: 'disabled' })), 'ok', /disabled/)
    is(providerLine(provider('bare'), detail({ holder_info: [] })), 'ok', /active/)
  })

  test('is not there', () => {
    is(providerLine(provider('plain'), refused('ProviderNotFound', 404)), 'problem', /ProviderNotFound.*check its code/)
    is(providerLine(provider('plain'), answered(200, { data: null })), 'problem', /not an object/)
  })

  test('is not what its purpose says', () => {
    is(providerLine(provider('plain'), detail({ country_code: 'NO' })), 'problem', /country is NO, not XF/)
    is(providerLine(provider('plain'), detail({ status: 'inactive' })), 'problem', /status is inactive, not active/)
    is(providerLine(provider('inactive'), detail()), 'problem', /status is active, not inactive/)
    is(providerLine(provider('oauth'), detail()), 'problem', /mode is web, not oauth/)
    is(providerLine(provider('plain'), detail({ mode: 'file' })), 'problem', /mode is file/)
    is(providerLine(provider('plain'), detail({ interactive: true })), 'problem', /it is interactive/)
    is(providerLine(provider('interactive'), detail()), 'problem', /not interactive/)
    is(providerLine(provider('select'), detail()), 'problem', /no select field/)
    is(providerLine(provider('bare'), detail()), 'problem', /supplies holder info/)
  })
})

describe('Credentials', () => {
  test('have the names of the required fields; optional ones may be left out', () => {
    const required_fields = [login, password, { name: 'memo', nature: 'text', optional: true }]
    is(providerLine(provider('plain'), detail({ required_fields })), 'ok', /active/)
  })

  test('lack a field or have one too many', () => {
    is(
      providerLine(provider('plain'), detail({ required_fields: [login, password, sms] })),
      'problem',
      /succeed lacks sms/,
    )
    const line = providerLine(provider('plain'), detail({ required_fields: [login] }))
    is(line, 'problem', /credentials\.fail has fields the provider does not ask for \(it asks for login\)/)
  })

  test('choose an option that the select field has', () => {
    const fields = { required_fields: [branch] }
    const choosing = (option: string) => provider('select', { credentials: { succeed: { branch: option } } })
    is(providerLine(choosing('north'), detail(fields)), 'ok', /active/)
    is(
      providerLine(choosing('south'), detail(fields)),
      'problem',
      /credentials\.succeed\.branch is not one of the options/,
    )
  })
})
