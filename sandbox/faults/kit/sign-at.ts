import { type Patch, wrapRule } from './change-rule.ts'

/** Changes whether an address needs a signature. */
export function signAt(address: RegExp, needed: boolean): Patch {
  return wrapRule('signing.required', (rule, client, request) =>
    address.test(request.url) ? needed : rule(client, request),
  )
}
