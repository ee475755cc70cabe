import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Lexicon } from '../../core/lexicon.ts'
import { replaceWords } from './replace-words.ts'

const lexicon: Lexicon = {
  terms: {
    login: 'connection',
    logins: 'connections',
    token: 'connect session',
    'app id': 'client id',
    bank: 'agency',
  },
  names: { login_id: 'connection_id', 'Login-secret': 'Connection-secret', 'App-id': 'Client-id' },
}

const examples: Array<[rule: string, text: string, own: string]> = [
  ['A term is replaced', 'The login has logins.', 'The connection has connections.'],
  ['A term at the start of a sentence keeps its capital', 'Logins end.', 'Connections end.'],
  ['A term may have several words', 'The app id of a token', 'The client id of a connect session'],
  ['A term keeps what follows it', "A login's id, (login)", "A connection's id, (connection)"],
  ['"an" becomes "a"', 'An App-id and an App-id', 'A Client-id and a Client-id'],
  ['"a" becomes "an"', 'A bank or a bank', 'An agency or an agency'],
  ['Names of fields and headers are replaced', 'login_id, with Login-secret', 'connection_id, with Connection-secret'],
  ['A quoted name is replaced', 'the header "App-id"', 'the header "Client-id"'],
  ['A quoted place of a name is replaced', '"data[].login_id"', '"data[].connection_id"'],
]
for (const [rule, text, own] of examples) test(rule, () => assert.equal(replaceWords(lexicon, text), own))

const kept: Array<[what: string, text: string]> = [
  ['A longer name', 'login_url, LoginNotFound, logins.total and re-login'],
  ['A path', '/login, POST /api/v4/logins and /token/create'],
  ['A query', 'logins?login_id=4 and &login_id=4'],
  ['A quotation of several words', 'The reason is "no login with this login_id".'],
  ['A quoted term', 'The schema "login"'],
  ['A name that every object has', 'constructor and toString'],
]
for (const [what, text] of kept) test(`${what} stays as it is`, () => assert.equal(replaceWords(lexicon, text), text))
