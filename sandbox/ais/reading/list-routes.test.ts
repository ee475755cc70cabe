import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../../server/start.ts'
import { ask, type Asking } from '../../test-support/asking.ts'

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1 })
})
after(() => running.close())

const codes = async (path: string, asking: Asking = {}): Promise<string[]> =>
  (await ask(running, `/api/v4/${path}`, asking)).body.data.map(({ code }: { code: string }) => code)

const errorClass = async (path: string): Promise<unknown> => (await ask(running, `/api/v4/${path}`)).body.error_class

test('the fake country is listed on request, to test and pending clients', async () => {
  assert.ok(!(await codes('countries')).includes('XF'))
  assert.ok(!(await codes('countries?include_fake_providers=false')).includes('XF'))
  assert.ok((await codes('countries?include_fake_providers=true')).includes('XF'))
  assert.ok((await codes('countries?include_fake_providers=true', { as: 'pending' })).includes('XF'))
  running.clients.second.client.status = 'live'
  running.sandbox.rules.signing.required = () => false
  assert.ok(!(await codes('countries?include_fake_providers=true', { as: 'second' })).includes('XF'))
})

test('currencies and assets are lists of codes with names', async () => {
  assert.ok((await codes('currencies')).includes('EUR'))
  assert.ok((await codes('assets')).includes('BTC'))
})

test('rates before the first day are those of the first day', async () => {
  const rates = async (date: string) => (await ask(running, `/api/v4/rates?date=${date}`)).body
  const first = await rates('2014-03-21')
  assert.deepEqual(first.meta, { issued_on: '2014-03-21' })
  assert.deepEqual(await rates('2001-01-01'), first)
  assert.notDeepEqual((await rates('2014-03-22')).data, first.data)
  const today = running.sandbox.clock.nowIso().slice(0, 10)
  assert.deepEqual((await ask(running, '/api/v4/rates')).body.meta, { issued_on: today })
})

test('an invalid or future date is refused', async () => {
  for (const date of ['', 'today', '2024-02-30', '2024-2-3', '2024-02-03T00:00:00Z', '20240203', '0000-00-00']) {
    assert.equal(await errorClass(`rates?date=${date}`), 'DateFormatInvalid', date)
  }
  assert.equal(await errorClass('rates?date=2999-01-01'), 'DateOutOfRange')
})

test('providers are listed by country and mode, fake ones on request', async () => {
  const real = await codes('providers')
  assert.ok(real.length > 0 && !real.some((code) => code.startsWith('fakebank')))
  assert.ok((await codes('providers?include_fake_providers=true')).includes('fakebank_simple_xf'))
  assert.deepEqual(await codes('providers?include_fake_providers=true&mode=file'), ['fakebank_file_xf'])
  assert.deepEqual(await codes('providers?country_code=XF'), [])
  assert.equal(await errorClass('providers?country_code=QQ'), 'CountryNotFound')
  assert.equal(await errorClass('providers?mode=fax'), 'WrongProviderMode')
  assert.equal(await errorClass('providers/nobank'), 'ProviderNotFound')
})

test('a provider’s detail describes its fields', async () => {
  const { data } = (await ask(running, '/api/v4/providers/fakebank_select_xf')).body
  const select = data.required_fields.find(({ nature }: { nature: string }) => nature === 'select')
  assert.deepEqual(Object.keys(select.field_options[0]).sort(), [
    'english_name',
    'localized_name',
    'name',
    'option_value',
    'selected',
  ])
  assert.deepEqual(data.interactive_fields, [])
})

test('both category trees are listed', async () => {
  const { data } = (await ask(running, '/api/v4/categories')).body
  assert.deepEqual(data.personal.transfer, [])
  assert.ok(data.business.utilities.includes('water'))
})
