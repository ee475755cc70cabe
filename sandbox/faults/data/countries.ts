import type { Fault } from '../kit/fault.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

export const countriesFaults: Fault[] = named({
  'lists-the-fake-country-always': {
    sentence: 'XF is listed even when include_fake_providers is false.',
    patch: wrapRule('countries.listed', (rule) => rule(true, true)),
  },
  'shows-the-fake-country-to-live-clients': {
    sentence: 'XF is listed for a live client with include_fake_providers.',
    patch: wrapRule('countries.fakeAllowed', (rule, client) => client.status === 'live' || rule(client)),
  },
})
