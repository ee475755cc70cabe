import { DirectClient, type Words, wordsOfVersion4, wordsOfVersion5 } from './direct-client.ts'
import { Service } from '../service/service.ts'

/** One of the two versions that the direct client speaks, as its pact needs it. */
export interface DirectVersion {
  root: string
  words: Words
  /** The version's word for the link between customer and bank, in names of states and of their values. */
  link: 'login' | 'connection'
  /** Set where the documents do not say how a query names the link. */
  queryNotShown?: string
}

export const version4: DirectVersion = { root: '/api/v4', words: wordsOfVersion4, link: 'login' }

export const version5: DirectVersion = {
  root: '/api/v5',
  words: wordsOfVersion5,
  link: 'connection',
  queryNotShown: 'That queries say connection_id is only written of version 6; version 5 may have kept login_id.',
}

/** The app's own client, pointed at a server of this version. */
export function clientAt(baseUrl: string, { root, words }: DirectVersion): DirectClient {
  return new DirectClient(new Service(baseUrl + root, { appId: 'an-app-id', secret: 'a-secret' }), words)
}
