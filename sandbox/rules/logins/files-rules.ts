import type { Holdings } from '../../providers/holdings.ts'
import { parseImport } from '../../providers/parse-import.ts'

/** Files instead of credentials. Source: Version 4, file providers; Limits; Errors. */
export function filesRules() {
  return {
    /** The document states it for one provider; the sandbox uses it for all. */
    maxBytes: 5 * 1024 * 1024,
    fits: (bytes: number, maxBytes: number): boolean => bytes <= maxBytes,

    /** Whether a provider takes a file; `sent` says whether one came. */
    takesFile: (provider: { mode: string }, _sent: boolean): boolean => provider.mode === 'file',

    /** Whether a provider that takes files refuses a request without one. */
    required: true,

    /** The content of the file. */
    parsed: (bytes: Uint8Array, name: string): Holdings | 'invalid' => parseImport(bytes, name),

    /** Whether the sandbox downloads a file from an address: only from this machine. */
    addressAllowed: (url: URL): boolean =>
      /^https?:$/.test(url.protocol) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname),

    fetchTimeoutMs: 3000,
  }
}
