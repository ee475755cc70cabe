import type { RecordingOpened } from '../recording-line.ts'

/** The first line of a small version 4 recording, without its profile. */
export const opened: Omit<RecordingOpened, 'profile'> = {
  type: 'recording',
  format: 2,
  at: '2026-01-02T03:04:05.000Z',
  assay: '0.1.0',
  node: '24.0.0',
  asked: {
    interfaces: ['ais-v4'],
    only: [],
    titles: [],
    seed: 7,
    cases: 1,
    label: 'a',
    depth: 'standard',
    embedded: false,
    keepGoing: false,
    features: [],
  },
}
