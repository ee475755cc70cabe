import type { Lexicon } from './lexicon.ts'

/** Source: Partners in Resources and their fields, and in Endpoints. */
export const partnersWords: Lexicon = {
  terms: { login: 'connection', logins: 'connections', token: 'lead session', tokens: 'lead sessions' },
  names: { login_id: 'connection_id', 'Login-secret': 'Connection-secret' },
}
