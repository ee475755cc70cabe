import type { Lexicon } from './lexicon.ts'

/** Source: Account information / Endpoints / Version 3 differences; Errors. */
export const version3Words: Lexicon = {
  terms: { 'app id': 'client id' },
  names: {
    'App-id': 'Client-id',
    AppIdNotProvided: 'ClientIdNotProvided',
    'data.fetch_scopes': 'data.fetch_type',
  },
}
