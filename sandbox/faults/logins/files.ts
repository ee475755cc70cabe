import type { Fault } from '../kit/fault.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

const fileProvider = 'fakebank_file_xf'

export const filesFaults: Fault[] = named({
  'reads-no-uploaded-file': {
    sentence: 'A valid file in a multipart form is refused as unreadable.',
    patch: wrapRule('files.parsed', (rule, bytes, name) => (name === 'file' ? rule(bytes, name) : 'invalid')),
  },
  'guesses-the-country-of-a-file-provider': {
    sentence: 'country_code can be left out for a file provider.',
    patch: wrapRule('loginCreate.asked', (rule, data, url) => {
      const read = rule(data, url)
      return read.provider_code === fileProvider ? { country_code: 'XF', ...read } : read
    }),
  },
  'imports-unreadable-files-as-empty': {
    sentence: 'An unreadable file counts as a file without accounts.',
    patch: wrapRule('files.parsed', (rule, bytes, name) => {
      const held = rule(bytes, name)
      return held === 'invalid' ? { holder_info: null, accounts: [] } : held
    }),
  },
  'wants-store-credentials-said': {
    sentence: 'A login at a file provider is refused unless store_credentials is false.',
    patch: wrapRule('loginCreate.asked', (rule, data, url) => {
      const read = rule(data, url)
      return read.provider_code === fileProvider ? { store_credentials: true, ...read } : read
    }),
  },
  'imports-files-at-any-provider': {
    sentence: 'A file is imported at a provider that is not of mode file.',
    patch: wrapRule('files.takesFile', (rule, provider, sent) => rule(provider, sent) || sent),
  },
})
