import { isKnownCode } from '../../reasons/words-of.ts'

/** Fields of journal events that hold names which Assay gave, and never a text of a target. */
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

/**
 * Of an event of the journal: codes, and names that Assay gave. A secret that is an everyday word may be equal to one of
 * them, and a record in which it were replaced could not be read again.
 */
export const ownWordsOfRecord: OwnWords = (record, field) => namesGiven.has(field) || isCode(record, field)

/** Of what lies beneath a field: facts name their fields as they like, so that only the codes in them are known. */
export function ownWordsBeneath(field: string, own: OwnWords | undefined): OwnWords | undefined {
  return field === 'facts' && own ? isCode : own
}

function isCode(record: object, field: string): boolean {
  return field === 'code' && 'facts' in record && isKnownCode(String(Reflect.get(record, field)))
}
