import fc from 'fast-check'
import { stringify } from 'yaml'
import { anyJson } from '../../../../generators/arbitraries/any-json.ts'
import { leavesOf } from '../../../../harness/profile/convert-replaced.ts'
import { ProfileError } from '../../../../harness/profile/profile-error.ts'
import { parseProfile } from '../../../../harness/profile/read-profile.ts'
import { fixedKeyPair, fullProfile, profileFolder } from '../../../../harness/profile/test-support/full-profile.ts'
import { edited, edits, tryCases, withinMs, type Edit, type Tried } from './try-cases.ts'

interface Spoilt {
  /** Of the places of the profile, by number, with what is put there. */
  puts: Array<[place: number, value: unknown]>
  edits: Edit[]
}

type Holder = Record<string | number, unknown>

const signs = [
  '&a ',
  '*a',
  '<<: *a',
  '!!binary x',
  '!own ',
  '${X}',
  '${X:-${Y}}',
  '$${',
  '\t',
  '\u0000',
  '\ufeff',
  '- ',
  '? ',
  ': ',
  '|\n',
  '{',
  ']',
  '---\n',
  '...\n',
  '%YAML 1.1\n',
  '"',
  "'",
  '\u2028',
  '0x1F',
  '.inf',
  '~',
  '1e999',
  '#',
]

/** Profiles with odd values and broken text: each is read, or refused with its problems and without its secrets. */
export function fuzzProfiles(options: { seed: number; cases: number; seconds: number }): Tried {
  const keys = fixedKeyPair()
  const folder = profileFolder(keys)
  const whole = () => {
    const profile = fullProfile(keys.privateKey) as Holder & { capabilities?: Holder }
    // Each script would be loaded in a process of its own.
    delete profile.capabilities?.hosted_flow
    return profile
  }
  const places = leavesOf(whole()).flatMap((path) => [path, path.slice(0, -1), path.slice(0, 1)])
  const values = fc.oneof(
    anyJson(),
    fc.constantFrom<unknown>(...signs, 'http://x', 'x'.repeat(20_000), 2 ** 53, [[[[]]]]),
  )
  const arbitrary: fc.Arbitrary<Spoilt> = fc.record({
    puts: fc.array(fc.tuple(fc.nat(places.length - 1), values), { maxLength: 3 }),
    edits: fc.oneof(fc.constant<Edit[]>([]), edits(fc.oneof(fc.constantFrom(...signs), fc.string({ maxLength: 20 })))),
  })
  const body = keys.privateKey.split('\n')[3] ?? ''
  const restore = noWarnings()
  const tried = tryCases(
    arbitrary,
    ({ puts, edits: all }) => {
      const profile = whole()
      for (const [place, value] of puts) put(profile, places[place] ?? [], value)
      const yaml = edited(stringify(profile), all)
      withinMs(5000, () => {
        try {
          parseProfile(yaml, { file: 'fuzz.yaml', folder, environment: {} })
        } catch (error) {
          if (!(error instanceof ProfileError)) throw error
          if (error.message.includes(body)) throw new Error('shows a private key', { cause: error })
        }
      })
    },
    options,
  )
  restore()
  return tried
}

/** Makes a warning of the process an error: it would repeat the text of a profile, which may hold a secret. */
function noWarnings(): () => void {
  const emitWarning = process.emitWarning.bind(process)
  process.emitWarning = (warning: string | Error) => {
    throw new Error(`warns: ${String(warning)}`)
  }
  return () => {
    process.emitWarning = emitWarning
  }
}

function put(profile: Holder, path: ReadonlyArray<string | number>, value: unknown): void {
  const holder = path.slice(0, -1).reduce<unknown>((at, part) => (at as Holder | undefined)?.[part], profile)
  if (typeof holder === 'object' && holder !== null) (holder as Holder)[path.at(-1) ?? 'x'] = value
}
