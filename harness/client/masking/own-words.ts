import { isKnownCode } from '../../reasons/words-of.ts'

/** Fields of journal events with names from Assay, never with a target's text. */
const namesGiven = new Set([
  'type',
  'at',
  'check',
  'checks',
  'requirement',
  'requirements',
  'interface',
  'interfaces',
  'address',
  'planned',
  'verdict',
  'where',
  'dependsOn',
  'evidence',
])

export type OwnWords = (record: object, field: string) => boolean

/** For a journal event: codes and names from Assay. A secret may equal such an everyday word, and replacing it would make the record unreadable. */
export const ownWordsOfRecord: OwnWords = (record, field) => namesGiven.has(field) || isCode(record, field)

/** For values below a field: facts choose their field names freely, so only their codes are known. */
export function ownWordsBeneath(field: string, own: OwnWords | undefined): OwnWords | undefined {
  return field === 'facts' && own ? isCode : own
}

function isCode(record: object, field: string): boolean {
  return field === 'code' && 'facts' in record && isKnownCode(String(Reflect.get(record, field)))
}
