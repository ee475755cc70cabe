@ais-v3 @ais-v4 @ais-v5 @ais-v6
Feature: Transport
  What goes over the wire is encrypted, and who reads it can know the server.

  @conventions/transport/sensitive-data-encrypted @stated
  Rule: Sensitive data is encrypted with 2048-bit keys.
    Source: first document, "Authentication" (line 408), sixth point: `2048-bit keys`
    Not checkable: Nobody outside can see how a service stores its data.

  @conventions/transport/credentials-never-stored-plain @stated
  Rule: The service never stores credentials as plain text.
    Source: first document, "Authentication" (line 395), sixth point: never stored as plain text
    Not checkable: Nobody outside can see how a service stores its data.
