import { createSign, randomUUID } from 'node:crypto'

const {
  SANDBOX_ADDRESSES_V4: base,
  SANDBOX_CLIENTS_LIVE_APP_ID: appId,
  SANDBOX_CLIENTS_LIVE_SECRET: secret,
  SANDBOX_CLIENTS_LIVE_PRIVATE_KEY_PKCS8: privateKey,
} = process.env

async function ask(method, path, headers = {}, data) {
  const address = new URL(path, base).href
  const body = data === undefined ? '' : JSON.stringify({ data })
  const expiresAt = Math.floor(Date.now() / 1000) + 60
  const signed = createSign('sha256').update(`${expiresAt}|${method}|${address}|${body}`)
  const own = { 'App-id': appId, Secret: secret, 'Expires-at': expiresAt, Signature: signed.sign(privateKey, 'base64') }
  const type = body ? { 'Content-Type': 'application/json' } : {}
  const answer = await fetch(address, { method, headers: { ...own, ...type, ...headers }, body: body || undefined })
  const json = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${path}: ${json.error_class}: ${json.error_message}`)
  return json
}

async function rows(path, headers) {
  const { data, meta } = await ask('GET', path, headers)
  return meta.next_page ? [...data, ...(await rows(meta.next_page, headers))] : data
}

async function until(login, headers, stage) {
  for (;;) {
    const { last_attempt: attempt } = (await ask('GET', `/api/v4/logins/${login.id}`, headers)).data
    if (attempt.last_stage.name === stage) return
    if (attempt.finished) throw new Error(`the fetch ended: ${attempt.fail_error_class}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const { data: customer } = await ask('POST', '/api/v4/customers', {}, { identifier: randomUUID() })
const mine = { 'Customer-secret': customer.secret }
const fetch_scopes = ['accounts', 'transactions']
const { data: login } = await ask('POST', '/api/v4/logins', mine, {
  country_code: 'DE',
  provider_code: 'lindenbank_de',
  credentials: { login: 'username', password: 'secret' },
  fetch_scopes,
})
const both = { ...mine, 'Login-secret': login.secret }
await until(login, both, 'interactive')
await ask('PUT', `/api/v4/logins/${login.id}/interactive`, both, { credentials: { sms: '123456' }, fetch_scopes })
await until(login, both, 'finish')
for (const { id, name } of await rows(`/api/v4/accounts?login_id=${login.id}`, both))
  console.log(name, (await rows(`/api/v4/transactions?account_id=${id}`, both)).length)
