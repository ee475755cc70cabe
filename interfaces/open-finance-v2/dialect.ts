import type { Dialect } from '../../harness/dialect/dialect.ts'

/**
 * The open-finance consent interface, version 2. It shares no route and no header with account information: its requests
 * are made and signed by `harness/arrange/open-finance`, and nothing here renames them.
 * Source: Open-finance (/v2) of the second document.
 */
export const dialect: Dialect = {
  interface: 'open-finance-v2',
  version: 'v2',
  basePath: '/v2',
  schemas: [],
  customerSecretHeader: '',
  loginSecretHeader: '',
  paths: { logins: '', tokens: '', oauthProviders: '' },
  segments: {},
  headers: {},
  loginIdNames: ['consentId'],
  digest: 'sha256',
  ids: 'string',
  classes: {},
  needs: ['open-finance'],
  errorForms: [],
  comparedWith: [],
  routes: [],
  madeThrough: [],
  successBody: 'any',
}
