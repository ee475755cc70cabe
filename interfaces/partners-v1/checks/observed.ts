import type { KeptText } from '../../../harness/observers/rules/kept.ts'

/** What the answer to a lead shows as it was sent. */
export const kept: readonly KeptText[] = [['create a lead', 'email', 'lead-email']]
