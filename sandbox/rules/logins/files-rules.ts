import type { Holdings } from '../../providers/holdings.ts'
import { parseImport } from '../../providers/parse-import.ts'

/** Files instead of credentials. Source: Version 4, file providers; Limits; Errors. */
export function filesRules() {
  return {
    /** Stated for one provider only; used for all. */
    maxBytes: 5 * 1024 * 1024,
    fits: (bytes: number, maxBytes: number): boolean => bytes <= maxBytes,

    /** Whether a provider takes a file; `sent` is whether one came. */
    takesFile: (provider: { mode: string }, _sent: boolean): boolean => provider.mode === 'file',

    /** Whether a provider that takes files is refused without one. */
    required: true,

    /** What the file holds. */
    parsed: (bytes: Uint8Array, name: string): Holdings | 'invalid' => parseImport(bytes, name),

    /** Whether the sandbox goes and gets a file there: itself and this machine only. */
    addressAllowed: (url: URL): boolean =>
      /^https?:$/.test(url.protocol) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname),

    fetchTimeoutMs: 3000,
  }
}
