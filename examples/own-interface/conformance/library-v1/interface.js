import { askPlainly, bareDialect, readRoutes, usualBehaviour } from 'assay/interfaces'

/** A library, version 1: books are listed and shown. Readers show a bearer token. */
export const description = {
  ...usualBehaviour,
  dialect: {
    ...bareDialect,
    interface: 'library-v1',
    version: 'v1',
    basePath: '/library/v1',
    routes: readRoutes('library-v1'),
    headers: { 'App-id': 'Reader-id', Secret: 'Authorization' },
    ownKeys: {
      of: (client) => ({ ...client, secret: `Bearer ${client.secret}` }),
      headers: () => ['Reader-id', 'Authorization'],
      lacking: 'every client has an app_id and a secret',
    },
    errorForms: ['flat'],
  },
  goodRequests: {
    'list books': ({ requests }) => requests.get('list books', '/books'),
    'show a book': ({ requests }) => requests.get('show a book', '/books/1'),
  },
  doctor: { list: () => ({ name: 'list books', path: '/books' }), examines: [] },
  preflight: (scene) => askPlainly(scene, [scene.requests.get('list books', '/books')]),
}
