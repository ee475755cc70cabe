import { sentenceOf } from '../../reasons/sentences.ts'

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
export const ownWordsOfRecord: OwnWords = (record, field) => namesGiven.has(field) || isKnownCode(record, field)

/** Of what lies beneath a field: facts name their fields as they like, so that only the codes in them are known. */
export function ownWordsBeneath(field: string, own: OwnWords | undefined): OwnWords | undefined {
  return field === 'facts' && own ? isKnownCode : own
}

function isKnownCode(record: object, field: string): boolean {
  return field === 'code' && 'facts' in record && sentenceOf(String(Reflect.get(record, field))) !== undefined
}
