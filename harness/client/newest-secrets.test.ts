import { cases } from '../../core/test-support/cases.ts'
import { exchangesOf } from '../observers/test-support/history.ts'
import { NewestSecrets } from './newest-secrets.ts'
import { testDraft } from './test-support/test-profile.ts'

/** The secret that is sent for the first one, after changes with `[sent, shown]`. */
function sentAfter(...changes: Array<[sent: string, shown: unknown, ask?: string]>): string | undefined {
  const secrets = new NewestSecrets()
  const steps = changes.map(([sent, secret, ask = 'PUT /logins/7/reconnect']) => ({
    ask,
    headers: [['Login-secret', sent] as [string, string]],
    data: { id: '7', secret },
  }))
  for (const exchange of exchangesOf(steps)) secrets.learn(exchange)
  return secrets.renewed(testDraft({ headers: { 'Login-secret': 'aaaa1' } })).headers['Login-secret']
}

cases(
  'A change that shows another secret replaces the one before',
  [sentAfter(), 'aaaa1'],
  [sentAfter(['aaaa1', 'aaaa1']), 'aaaa1'],
  [sentAfter(['aaaa1', 'bbbb2']), 'bbbb2'],
  [sentAfter(['aaaa1', 'bbbb2'], ['bbbb2', 'cccc3']), 'cccc3'],
  [sentAfter(['aaaa1', 'bbbb2'], ['bbbb2', 'aaaa1']), 'aaaa1'],
  'What another login shows, what only reads, and a text that hides a secret replace none',
  [sentAfter(['zzzz9', 'bbbb2']), 'aaaa1'],
  [sentAfter(['aaaa1', 'bbbb2', 'GET /logins/7']), 'aaaa1'],
  [sentAfter(['aaaa1', '****2']), 'aaaa1'],
  [sentAfter(['aaaa1', 'no']), 'aaaa1'],
  [sentAfter(['aaaa1', null]), 'aaaa1'],
)
