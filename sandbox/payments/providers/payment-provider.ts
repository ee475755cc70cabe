import type { SandboxProvider } from '../../providers/provider.ts'

/** A provider that payments are made at, and what it asks for in each template that it supports. */
export interface PaymentProvider extends SandboxProvider {
  /** By template identifier: the names of optional fields that the provider requires. */
  templates: Record<string, string[]>
}
