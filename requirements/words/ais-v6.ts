import type { Lexicon } from './lexicon.ts'

/** Source: Account information / Endpoints / Version 6; Versioning 5. */
export const version6Words: Lexicon = {
  terms: { login: 'connection', logins: 'connections' },
  names: { login_id: 'connection_id', 'Login-secret': 'Connection-secret' },
}
