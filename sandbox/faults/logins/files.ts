import type { Fault } from '../kit/fault.ts'

const fileProvider = 'fakebank_file_xf'

/** The rules of file providers, each broken in one way. */
export const filesFaults: Fault[] = [
  {
    id: 'reads-no-uploaded-file',
    sentence: 'A valid file in a multipart form is refused as unreadable.',
    patch(rules) {
      const { parsed } = rules.files
      rules.files.parsed = (bytes, name) => (name === 'file' ? parsed(bytes, name) : 'invalid')
    },
  },
  {
    id: 'guesses-the-country-of-a-file-provider',
    sentence: 'country_code can be left out for a file provider.',
    patch(rules) {
      const { asked } = rules.loginCreate
      rules.loginCreate.asked = (data, url) => {
        const read = asked(data, url)
        return read.provider_code === fileProvider ? { country_code: 'XF', ...read } : read
      }
    },
  },
  {
    id: 'imports-unreadable-files-as-empty',
    sentence: 'An unreadable file counts as a file without accounts.',
    patch(rules) {
      const { parsed } = rules.files
      rules.files.parsed = (bytes, name) => {
        const held = parsed(bytes, name)
        return held === 'invalid' ? { holder_info: null, accounts: [] } : held
      }
    },
  },
  {
    id: 'wants-store-credentials-said',
    sentence: 'A login at a file provider is refused unless store_credentials is false.',
    patch(rules) {
      const { asked } = rules.loginCreate
      rules.loginCreate.asked = (data, url) => {
        const read = asked(data, url)
        return read.provider_code === fileProvider ? { store_credentials: true, ...read } : read
      }
    },
  },
  {
    id: 'imports-files-at-any-provider',
    sentence: 'A file is imported at a provider that is not of mode file.',
    patch(rules) {
      const { takesFile } = rules.files
      rules.files.takesFile = (provider, sent) => takesFile(provider, sent) || sent
    },
  },
]
