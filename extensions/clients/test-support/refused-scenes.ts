import { until } from '../../../sandbox/test-support/until.ts'
import { customerOf, loginOf, type Scene } from './scenes.ts'

/** Asks for a provider that nobody has. */
export const insists: Scene = async (client, { times = 1 }) => {
  for (let left = times; left > 0; left--) await client.ask('provider', 'GET', '/api/v4/providers/none')
}

/** Refreshes a login of which it was shown no time. */
export const refreshes: Scene = async (client, { times = 1 }) => {
  const customer = await customerOf(client)
  const login = await loginOf(client, customer)
  const headers = { 'Customer-secret': customer.secret, 'Login-secret': login.secret }
  const look = async () => {
    const { body } = await client.ask('attempts', 'GET', `/api/v4/attempts?login_id=${login.id}`, { headers })
    return body.data.every(({ finished }: { finished: boolean }) => finished) || undefined
  }
  await until(look, () => `the end of the fetch of login ${login.id}`)
  for (let left = times; left > 0; left--)
    await client.ask('refresh', 'PUT', '/api/v4/login/refresh', { headers, data: {} })
}
