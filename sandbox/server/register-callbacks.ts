import type { CallbackKind, Client } from '../store/entities.ts'

const kinds: readonly CallbackKind[] = ['success', 'fail', 'notify', 'destroy', 'interactive']

/** Registers one address per kind of callback for a client, each below `url`. */
export function registerCallbacks(client: Client, url: string): void {
  client.callbacks = Object.fromEntries(kinds.map((kind) => [kind, `${url}/${kind}`]))
}
