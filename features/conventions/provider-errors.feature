Feature: Errors of providers
  A provider, or the network before it, may end a fetch. The attempt then has the class of what happened, so that a client
  can tell its user whether to try again.

  Rule: The attempt has the class of what ended it

    Scenario Outline: A fetch that ends with <class> shows that class
      When a login is connected with credentials that end with <class>
      Then its attempt failed with <class>

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
