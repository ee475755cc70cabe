import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from '../server/start.ts'
import { ask, type Asked } from '../test-support/asking.ts'

let running: RunningSandbox
before(async () => {
  running = await startSandbox({ seed: 1 })
})
after(() => running.close())

const root = '/api/payments/v1'

interface Named {
  id: string
  code: string
  identifier: string
  provider_id: unknown
}

/** Every row of a list, page after page. */
async function followPages(path: string, as: 'main' | 'live' | 'app' = 'main'): Promise<Named[]> {
  const { body } = await ask(running, path, { as, headers: {} })
  const rows = body.data as Named[]
  return body.meta.next_page === null ? rows : [...rows, ...(await followPages(body.meta.next_page, as))]
}

test('a customer made here is the same in account information', async () => {
  const json = { data: { identifier: 'payer' } }
  const { status, body } = await ask(running, `${root}/customers`, { json })
  assert.equal(status, 200)
  assert.equal((await ask(running, `/api/v4/customers/${body.data.id}`)).body.data.identifier, 'payer')
  assert.equal((await ask(running, `${root}/customers`, { json })).body.error_class, 'DuplicatedCustomer')
})

for (const list of ['providers', 'templates']) {
  test(`${list} are paged, ascending by id`, async () => {
    const { body } = await ask(running, `${root}/${list}`)
    assert.equal(body.data.length, 100)
    const rows = await followPages(`${root}/${list}`)
    const ids = rows.map(({ id }) => Number(id))
    assert.deepEqual(
      ids,
      ids.toSorted((a, b) => a - b),
    )
    assert.equal(new Set(ids).size, rows.length)
    assert.ok(rows.length > 100)
    const later = await ask(running, `${root}/${list}?from_id=${rows[3]?.id}`)
    assert.equal(later.body.data[0].id, rows[3]?.id)
  })
}

test('every template names a provider, every provider known templates', async () => {
  const templates = await followPages(`${root}/templates?per_page=1000`)
  const providers = await followPages(`${root}/providers?per_page=1000`)
  const ids = new Set(providers.map(({ id }) => Number(id)))
  for (const { provider_id, identifier } of templates) assert.ok(ids.has(provider_id as number), identifier)
  const identifiers = new Set(templates.map(({ identifier }) => identifier))
  for (const { payment_templates } of providers as unknown as Array<{ payment_templates: string[] }>) {
    for (const identifier of payment_templates) assert.ok(identifiers.has(identifier), identifier)
  }
})

test('a template is shown by its identifier, without a provider', async () => {
  const { body } = await ask(running, `${root}/templates/SEPA`)
  assert.equal(body.data.identifier, 'SEPA')
  assert.equal('provider_id' in body.data, false)
  const fields = body.data.payment_fields as Array<{ name: string; optional: boolean; nature: string }>
  const required = fields.filter(({ optional }) => !optional).map(({ name }) => name)
  assert.deepEqual(required, [
    'amount',
    'creditor_iban',
    'creditor_name',
    'customer_ip_address',
    'mode',
    'customer_longitude',
  ])
  const mode = body.data.payment_fields.find(({ name }: { name: string }) => name === 'mode')
  assert.deepEqual(
    mode.field_options.map((one: { option_value: string; selected: boolean }) => [one.option_value, one.selected]),
    [
      ['NORMAL', true],
      ['INSTANT', false],
    ],
  )
  const unknown = await ask(running, `${root}/templates/sepa`)
  assert.deepEqual([unknown.status, unknown.body.error_class], [404, 'PaymentTemplateNotFound'])
})

test('the detail of a provider lists the fields that it requires, promoted ones too', async () => {
  const { body } = await ask(running, `${root}/providers/fakepay_demanding_xf`)
  const required = body.data.required_payment_fields as Record<string, Array<{ name: string; optional: boolean }>>
  assert.deepEqual(Object.keys(required), body.data.payment_templates)
  const names = required.SEPA?.map(({ name }) => name) ?? []
  for (const name of ['amount', 'debtor_iban', 'end_to_end_id']) assert.ok(names.includes(name), name)
  assert.ok(!names.includes('debtor_region'))
  assert.ok(required.SEPA?.every(({ optional }) => !optional))
  const unknown = await ask(running, `${root}/providers/nobody`)
  assert.deepEqual([unknown.status, unknown.body.error_class], [404, 'ProviderNotFound'])
})

test('a provider without keys supports no template', async () => {
  const { body } = await ask(running, `${root}/providers/fakepay_keyless_xf`)
  assert.deepEqual(body.data.payment_templates, [])
})

test('app keys are turned away on every route', async () => {
  const asked: Asked[] = await Promise.all([
    ask(running, `${root}/customers`, { as: 'app', json: { data: { identifier: 'x' } } }),
    ...['providers', 'providers/fakepay_plain_xf', 'templates', 'templates/SEPA'].map((path) =>
      ask(running, `${root}/${path}`, { as: 'app' }),
    ),
    ask(running, `${root}/payments/connect`, { as: 'app', json: { data: {} } }),
  ])
  for (const { status, body } of asked) assert.deepEqual([status, body.error_class], [406, 'AppsRestricted'])
})

test('what is no route is refused in the flat form', async () => {
  const { status, body } = await ask(running, `${root}/payments`)
  assert.deepEqual([status, body.error_class], [404, 'RouteNotFound'])
  assert.equal(typeof body.request, 'object')
})
