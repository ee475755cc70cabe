@ais-v3 @ais-v4 @ais-v5 @ais-v6
Feature: Errors of providers
  A provider, or the network before it, may end a fetch. The attempt then has the class of what happened, so that a client
  can tell its user whether to try again.

  In partners-v1: "second document" (line 1), first paragraph: error classes are shared; no form is given for partners
  In ais-v5: no form is given for version 5, and the classes are those of the list

  Scenario Outline: A fetch that ends with <class> shows that class
    When a login is connected with credentials that end with "<class>"
    Then its attempt failed with "<class>"

    @conventions/errors/connection-failed
    Examples:
      | class |
      | ConnectionFailed |

    @conventions/errors/connection-lost
    Examples:
      | class |
      | ConnectionLost |

    @conventions/errors/execution-timeout
    Examples:
      | class |
      | ExecutionTimeout |

    @conventions/errors/fetching-timeout
    Examples:
      | class |
      | FetchingTimeout |

    @conventions/errors/fetching-stopped
    Examples:
      | class |
      | LoginFetchingStopped |

    @conventions/errors/provider-access-not-granted
    Examples:
      | class |
      | ProviderAccessNotGranted |

    @conventions/errors/provider-error
    Examples:
      | class |
      | ProviderError |

    @conventions/errors/provider-unavailable
    Examples:
      | class |
      | ProviderUnavailable |

  @conventions/errors/connection-failed @stated
  Rule: A network error during a fetch is reported with ConnectionFailed.
    Source: first document, "Errors" (line 446), class `ConnectionFailed`
    Needs: plain-provider, failing-provider
    Note: The profile gives credentials with which a fetch at its plain provider ends so.
    Faults: blames-the-user-for-errors-of-providers

  @conventions/errors/connection-lost @stated
  Rule: A network connection that is lost during the process is reported with ConnectionLost.
    Source: first document, "Errors" (line 447), class `ConnectionLost`
    Needs: plain-provider, failing-provider
    Note: The profile gives credentials with which a fetch at its plain provider ends so.
    Faults: blames-the-user-for-errors-of-providers

  @conventions/errors/execution-timeout @stated
  Rule: A fetch that takes too long as a whole fails with ExecutionTimeout.
    Source: first document, "Errors" (line 458), class `ExecutionTimeout`
    Needs: plain-provider, failing-provider
    Note: The profile gives credentials with which a fetch at its plain provider ends so.
    Faults: blames-the-user-for-errors-of-providers

  @conventions/errors/fetching-timeout @stated
  Rule: A fetch in which one step takes too long fails with FetchingTimeout.
    Source: first document, "Errors" (line 460), class `FetchingTimeout`
    Needs: plain-provider, failing-provider
    Note: The profile gives credentials with which a fetch at its plain provider ends so.
    Faults: blames-the-user-for-errors-of-providers

  @conventions/errors/fetching-stopped @stated
  Rule: A fetch that is stopped by a timeout or by deleting the login fails with LoginFetchingStopped.
    Source: first document, "Errors" (line 479), class `LoginFetchingStopped`
    Needs: plain-provider, failing-provider
    Note: The profile gives credentials with which a fetch at its plain provider ends so.
    Faults: blames-the-user-for-errors-of-providers

  @conventions/errors/provider-access-not-granted @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6 @partners-v1
  @implied-in:partners-v1
  Rule: When the user denies access at the provider, the fetch fails with ProviderAccessNotGranted.
    Source: first document, "Errors" (line 483), class `ProviderAccessNotGranted`
    Needs: plain-provider, failing-provider
    Note: The profile gives credentials with which a fetch at its plain provider ends so.
    Faults: blames-the-user-for-errors-of-providers

  @conventions/errors/provider-error @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6 @partners-v1 @implied-in:partners-v1
  Rule: An error at the provider is reported with ProviderError.
    Source: first document, "Errors" (line 485), class `ProviderError`
    Needs: plain-provider, failing-provider
    Note: The profile gives credentials with which a fetch at its plain provider ends so.
    Faults: blames-the-user-for-errors-of-providers

  @conventions/errors/provider-unavailable @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6 @partners-v1
  @implied-in:partners-v1
  Rule: A provider that cannot be reached is reported with ProviderUnavailable.
    Source: first document, "Errors" (line 484), class `ProviderUnavailable`
    Needs: plain-provider, failing-provider
    Note: The profile gives credentials with which a fetch at its plain provider ends so.
    Faults: blames-the-user-for-errors-of-providers
