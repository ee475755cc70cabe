import { checkInteractiveCredentials } from '../../providers/credentials.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import type { Attempt } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'
import type { Fields } from '../../basics/values.ts'

/** How the interactive step is answered. Source: Version 4 endpoints, interactive; States and transitions. */
export function interactiveRules() {
  return {
    /** The body as it is read: the place to misread a field. */
    asked: (data: Fields): Fields => data,

    /** How long the user has to answer. The length is a choice. */
    timeoutSeconds: 300,
    timeoutClass: 'InteractiveTimeout',

    /** Whether the provider takes the answer. */
    right: (provider: SandboxProvider, answer: Record<string, string>): boolean =>
      checkInteractiveCredentials(provider, answer) === 'ok',

    /** The class that refuses an answer nobody waits for; for an interactive provider that is a choice. */
    refusal: (provider: { interactive: boolean }, waiting: boolean): string | undefined =>
      provider.interactive && waiting ? undefined : 'ProviderNotInteractive',

    /** The attempt that goes on once its step is answered: the one that waited; undefined for none. */
    goesOn: (_store: Store, attempt: Attempt): Attempt | undefined => attempt,

    /** What the waiting stage shows. */
    html: (html: string | null): string | null => html,
  }
}
