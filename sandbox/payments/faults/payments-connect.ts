import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { readBodies } from '../../faults/kinds/requests.ts'
import { type Patch, widenRule, type Fields, changeShape } from '../../faults/kit/change.ts'

/** Changes the validation_regexp of every field; undefined removes it. */
export function changeRegexp(change: (pattern: string, field: Fields) => string | undefined): Patch {
  return changeShape('paymentField', (written) => {
    const { validation_regexp: pattern, ...rest } = written.extra as { validation_regexp?: string }
    const changedPattern = pattern === undefined ? undefined : change(pattern, written)
    return { extra: { ...rest, ...(changedPattern !== undefined && { validation_regexp: changedPattern }) } }
  })
}

/** Writes the anchors of every validation_regexp in another dialect. */
export const anchorAsOthers = changeRegexp((pattern) =>
  pattern.replace(/^\^/, String.raw`\A`).replace(/\$$/, String.raw`\z`),
)

export const faults = faultsNamed({
  'takes-parts-of-the-names-of-listed-templates': {
    sentence: 'The templates of a provider are one text, in which the identifier of a template is looked for.',
    patch: widenRule('payments.templateSupported', ({ templates }, identifier) =>
      Object.keys(templates).join().includes(identifier),
    ),
  },
  'takes-every-template-at-the-last-providers': (rules) =>
    widenRule('payments.templateSupported', (provider) => {
      const all = rules.payments.providers()
      return all.findIndex(({ code }) => code === provider.code) > all.length / 2
    })(rules),
  'passes-over-unknown-payment-providers': readBodies('payments', (data, _url, { payments }) =>
    typeof data.provider_code === 'string' && payments.provider(data.provider_code) === undefined
      ? { ...data, provider_code: undefined }
      : data,
  ),
})
