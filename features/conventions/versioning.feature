@ais-v3 @ais-v4 @ais-v5 @ais-v6 @payments-v1 @partners-v1
Feature: Versions
  The version is part of the path, so that a client reaches the interface that it was written for.

  In payments-v1: "second document / Versioning" (line 236): the same rules
  In partners-v1: "second document / Versioning" (line 236): the same rules

  @conventions/versioning/unknown-version @implied
  Rule: A path of a version that does not exist is refused with RouteNotFound.
    Source: first document, "Errors" (line 493), class `RouteNotFound`: route does not exist; "Versioning" (line 520),
      first point: the version is in the path
    In payments-v1: "second document / Errors / Payment initiation error body" (line 176), common class
      `RouteNotFound`
    In partners-v1: "second document / Versioning" (line 236): versions are in paths
    Note: Checked with version 99. A gateway may answer in front of the service, and the documents do not say what it
      answers.
    Faults: forbids-unknown-versions
    Variants: leaves-unknown-versions-to-a-gateway

    Scenario: The path of an unknown version is an unknown route
      Given the request to list countries
      When it is sent with <the path of an unknown version>
      Then it is refused as "RouteNotFound"

  @conventions/versioning/version-in-path @stated
  Rule: The paths of a version start with /api/v and the version number.
    Source: first document, "Versioning" (line 520), first point: the version is in the path
    Faults: answers-all-with-301-at-get-assets, answers-all-with-301-at-get-logins-in-ais-v6,
      answers-all-with-301-at-payment-templates-get-templates-payment-template

    Scenario Outline: Sample route <route> is reached under the version's path
      Given the request to <request>
      When it is sent
      Then it is accepted

      Examples:
        | route | request         |
        | 1     | list countries  |
        | 2     | list currencies |
        | 3     | list assets     |
        | 4     | list rates      |
        | 5     | list categories |

  @conventions/versioning/deprecation @stated
  Rule: The service announces to all clients that a version is deprecated.
    They have 12 months to move to another version.
    Source: first document, "Versioning" (line 520), second point: 12 months
    Not checkable: This is a promise about the future, which the service keeps outside the interface.

  @conventions/versioning/incompatible-change @stated
  Rule: An incompatible change leads to a new version with new URLs.
    Source: first document, "Versioning" (line 520), first point: incompatible changes
    Not checkable: This compares the service at two different times.

  @conventions/versioning/specified-fields-stay @stated
  Rule: A field that is once specified is never changed or removed.
    Source: first document, "Versioning" (line 520), third point: specified fields are never modified or removed
    Not checkable: This compares the service at two times, which one run does not see. `assay compare` evaluates it by the
      recordings of two runs.
