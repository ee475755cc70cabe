import type { Lexicon } from './lexicon.ts'

/** Source: Account information / Versioning 5; Authentication 3. */
export const version5Words: Lexicon = {
  terms: { login: 'connection', logins: 'connections', token: 'connect session', tokens: 'connect sessions' },
  names: { login_id: 'connection_id', 'Login-secret': 'Connection-secret' },
}
