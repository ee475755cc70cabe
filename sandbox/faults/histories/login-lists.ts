import { faultsNamed } from '../kinds/faults-named.ts'

/** Lists that show a login or an attempt differently from its own route. */
export const faults = faultsNamed({
  'lists-logins-with-the-secret-of-another': 'shows-secret-as-before-at-get-logins',
  'lists-logins-that-a-provider-failed-as-active':
    'shows-status-as-active-where-last_attempt.fail_error_class-is-not-InvalidCredentials-where-last_attempt.fail_error_class-is-not-null-at-get-logins',
  'lists-the-next-refresh-of-the-fetch-before': 'shows-next_refresh_possible_at-as-before-per-id-at-get-logins',
  'lists-attempts-without-custom-fields': 'shows-custom_fields-as-fieldless-at-get-attempts',
  'lists-logins-without-their-holder': 'shows-holder_info-as-fieldless-at-get-logins',
  'lists-a-holder-without-emails': 'shows-holder_info.emails-as-emptied-at-get-logins',
})
