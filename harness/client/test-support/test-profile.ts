import { readFileSync } from 'node:fs'
import type { Draft } from '../draft.ts'
import type { Profile } from '../../profile/profile.ts'

interface VectorFile {
  privateKey: string
  publicKey: string
  vectors: Array<{
    what: string
    expiresAt: string
    method: string
    url: string
    bodyBase64: string
    signature: string
  }>
}

/** Signatures made by openssl, with their key. */
export function signatureVectors(digest: 'sha256' | 'sha1' = 'sha256'): VectorFile {
  return JSON.parse(readFileSync(new URL(`../vectors/rsa-${digest}.json`, import.meta.url), 'utf8')) as VectorFile
}

/** A profile with a main client below live status, a live one and one without a key; no pace and an ample budget. */
export function testProfile(baseUrl: string, change: Partial<Pick<Profile, 'pacing' | 'budget'>> = {}): Profile {
  const { privateKey } = signatureVectors()
  const client = { status: 'test', key_type: 'service', app_id: 'app-main', secret: 'secret-of-main' } as const
  return {
    target: { name: 'loopback', base_url: baseUrl, interfaces: ['ais-v4'] },
    clients: [
      { ...client, purpose: 'main', private_key: privateKey },
      {
        ...client,
        purpose: 'live',
        status: 'live',
        app_id: 'app-live',
        secret: 'secret-of-live',
        private_key: privateKey,
      },
      { ...client, purpose: 'keyless', app_id: 'app-keyless' },
    ],
    providers: [],
    data: {},
    capabilities: { holder_info: false, custom_categories: false, exceeding_limits: false },
    pacing: {
      requests_per_second: null,
      concurrent_requests: 4,
      timeout_seconds: 5,
      fetch_timeout_seconds: 5,
      person_timeout_seconds: 5,
    },
    budget: { requests: 1000, seconds: 60, step_seconds: 60 },
    depth: 'standard',
    properties: { cases: 1, seconds: 1 },
    known_failures: [],
    readings: [],
    ...change,
  }
}

/** A plain GET by the main client, with these changes. */
export function testDraft(change: Partial<Draft> = {}): Draft {
  return { name: 'look', method: 'GET', path: '/api/v4/countries', headers: {}, as: 'main', signing: 'auto', ...change }
}
