import { cases } from '../../core/test-support/cases.ts'
import type { Lexicon } from '../../core/interfaces.ts'
import { segmentInWordsOf } from '../in-words-of.ts'
import { checkInWordsOf } from '../in-words-of.ts'
import { inWordsOf } from '../in-words-of.ts'
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
const own = (text: string) => replaceWords(lexicon, text)
const kept = (text: string) => [own(text), text] as const
const title = 'The request to list countries without an App-id is refused'

cases(
  'A term is replaced with what follows it, keeps its capital, and may have several words',
  [own('The login has logins.'), 'The connection has connections.'],
  [own('Logins end.'), 'Connections end.'],
  [own("A login's id, (login)"), "A connection's id, (connection)"],
  'An article fits the new term',
  [own('An App-id and an App-id'), 'A Client-id and a Client-id'],
  [own('A bank or a bank'), 'An agency or an agency'],
  'Names of fields and headers are replaced, also in quotation marks and places',
  [own('the header "App-id", "data[].login_id"'), 'the header "Client-id", "data[].connection_id"'],
  'A longer name, a path, a query, a quoted term or sentence, and a name that every object has stay as they are',
  kept('login_url, LoginNotFound, logins.total and re-login'),
  kept('/login, POST /api/v4/logins and /token/create'),
  kept('logins?login_id=4 and &login_id=4'),
  kept('The schema "login": "no login with this login_id".'),
  kept('constructor and toString'),
  'Each interface speaks in its words',
  [inWordsOf('ais-v5', 'A login has a token.'), 'A connection has a connect session.'],
  [inWordsOf('partners-v1', 'A login has a token.'), 'A connection has a lead session.'],
  [inWordsOf('ais-v3', 'An App-id is missing.'), 'A Client-id is missing.'],
  'A part of an address follows, word by word',
  [segmentInWordsOf('ais-v5', 'login-create'), 'connection-create'],
  [segmentInWordsOf('ais-v5', 'tokens'), 'connect-sessions'],
  'A title names the request that stands in, in its own words; other texts keep the request',
  [checkInWordsOf('ais-v6', title), title.replace('countries', 'connections')],
  [inWordsOf('payments-v1', title), title],
)
