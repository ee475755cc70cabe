import type { Rules } from '../../world/rules.ts'
import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'

type Fields = Record<string, unknown>

/** Writes the holder of every login that has one in another way. */
function writeHolder(rules: Rules, change: (holder: Fields) => Fields): void {
  const { login: original } = rules.shape
  rules.shape.login = (login, sandbox) => {
    const shown = original(login, sandbox)
    return login.holderInfo === null ? shown : { ...shown, holder_info: change(shown['holder_info'] as Fields) }
  }
}

export const holderInfoFaults: Fault[] = faultsNamed({
  'writes-a-single-mail-as-text': (rules) =>
    writeHolder(rules, ({ emails, ...rest }) => ({ ...rest, emails: (emails as string[])[0] })),
  'writes-post-codes-as-numbers': (rules) =>
    writeHolder(rules, ({ addresses, ...rest }) => ({
      ...rest,
      addresses: (addresses as Fields[]).map((address) => ({ ...address, post_code: Number(address['post_code']) })),
    })),
  'shows-addresses-without-post-code': {
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    patch: (rules) =>
      writeHolder(rules, ({ addresses, ...rest }) => ({
        ...rest,
        addresses: (addresses as Fields[]).map(({ post_code: _code, ...address }) => address),
      })),
  },
  'shows-all-digits-of-an-ssn': (rules) =>
    writeHolder(rules, (holder) => ({ ...holder, ssn: `123-45-${String(holder['ssn'])}` })),
  'keeps-the-holder-to-itself': (rules) => writeHolder(rules, () => ({})),
  'shows-phone-numbers-that-no-provider-lists': (rules) =>
    writeHolder(rules, (holder) => ({ phone_numbers: ['+15550000000'], ...holder })),
})
