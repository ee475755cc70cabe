import { type Patch, wrapRule } from './change-rule.ts'

/** Changes whether a signature is needed at an address. */
export function signAt(address: RegExp, needed: boolean): Patch {
  return wrapRule('signing.required', (rule, client, request) =>
    address.test(request.url) ? needed : rule(client, request),
  )
}
