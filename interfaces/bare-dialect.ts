import type { Dialect } from '../harness/dialect/dialect.ts'

/** A dialect that renames nothing and has nothing of account information: what an interface has, it adds. */
export const bareDialect: Omit<Dialect, 'interface' | 'version' | 'basePath'> = {
  schemas: [],
  customerSecretHeader: '',
  loginSecretHeader: '',
  paths: { logins: '', tokens: '', oauthProviders: '' },
  segments: {},
  headers: {},
  loginIdNames: ['login_id'],
  digest: 'sha256',
  ids: 'string',
  classes: {},
  needs: [],
  errorForms: [],
  comparedWith: [],
  routes: [],
  madeThrough: [],
}
