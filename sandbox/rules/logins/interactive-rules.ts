import { checkInteractiveCredentials } from '../../providers/credentials.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import type { Attempt } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'
import type { Fields } from '../../basics/values.ts'

/** How the interactive step is answered. Source: Version 4 endpoints, interactive; States and transitions. */
export function interactiveRules() {
  return {
    /** The body as read: faults misread fields here. */
    asked: (data: Fields): Fields => data,

    /** The time for the user's answer. The length is a choice. */
    timeoutSeconds: 300,
    timeoutClass: 'InteractiveTimeout',

    /** Whether the provider takes the answer. */
    right: (provider: SandboxProvider, answer: Record<string, string>): boolean =>
      checkInteractiveCredentials(provider, answer) === 'ok',

    /** The class for an unexpected answer; for an interactive provider it is a choice. */
    refusal: (provider: { interactive: boolean }, waiting: boolean): string | undefined =>
      provider.interactive && waiting ? undefined : 'ProviderNotInteractive',

    /** The attempt that continues after the answer: the waiting one; undefined for none. */
    goesOn: (_store: Store, attempt: Attempt): Attempt | undefined => attempt,

    /** The html of the waiting stage. */
    html: (html: string | null): string | null => html,
  }
}
