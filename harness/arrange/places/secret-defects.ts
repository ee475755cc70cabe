import { untested } from '../../../core/check-stopped.ts'
import * as edit from '../../client/edit-draft.ts'
import type { Dialect } from '../../dialect/dialect.ts'
import { because } from '../../reasons/because.ts'
import { almost, inOtherCase } from '../scene/keys.ts'
import type { Defects } from './probes.ts'

/** What may be wrong with the secret of a header, which features call `name`. */
function defectsOf(name: string, headerIn: (dialect: Dialect) => string): Defects {
  const changed =
    (change: (secret: string) => string): Defects[string] =>
    (draft, { run }) => {
      const header = headerIn(run.dialect)
      const secret = draft.headers[header]
      if (secret === undefined) throw untested(because('secret-not-known', { header }))
      return edit.withHeader(draft, header, change(secret))
    }
  return {
    [`another last character of its ${name}`]: changed(almost),
    [`its ${name} and one character more`]: changed((secret) => `${secret}1`),
    [`its ${name} cut short`]: changed((secret) => secret.slice(0, -1)),
    [`its ${name} in other letter case`]: changed(inOtherCase),
  }
}

/** What may be wrong with the secret of a customer. */
export const customerSecretDefects = defectsOf('Customer-secret', ({ customerSecretHeader }) => customerSecretHeader)

/** What may be wrong with the secret of a login. */
export const loginSecretDefects: Defects = {
  'no Login-secret': (draft, { run }) => edit.withoutHeader(draft, run.dialect.loginSecretHeader),
  ...defectsOf('Login-secret', ({ loginSecretHeader }) => loginSecretHeader),
}
