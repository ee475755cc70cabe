@ais-v3 @ais-v4 @ais-v5 @ais-v6
Feature: A client receives callbacks
  Callbacks carry news of a user's data. A client verifies who sent them, and answers.

  @clients/client-callbacks/answered-with-success @implied
  Rule: The client answers callbacks with a status from 200 to 299.
    Source: first document, "Events" (line 413), first point: `registers callback URLs`; the answer is not shown

  @clients/client-callbacks/interactive-answered @stated @ais-v3 @ais-v4 @ais-v5
  Rule: After an interactive callback, the client calls the interactive endpoint.
    Source: first document, "Events" (line 414), second point: `the client then calls the interactive endpoint`
    Note: A client that does not call it gets a warning at most, since its user may have gone away.

  @clients/client-callbacks/wrong-signature-ignored @implied
  Rule: The client does not act on a callback whose signature is wrong.
    Source: first document, "Events" (line 416), fourth point: callbacks are `signed with sha256`
    Note: The sandbox sends one callback about a login that does not exist, with the signature of another callback. A
      client that then asks for this login believed it. One that takes this callback, and asks for nothing that any
      callback names, is left untested.

  @clients/client-callbacks/wrong-signature-answered @open
  Rule: The client does not answer with success to a callback whose signature is wrong.
    Source: first document, "Events" (line 416), fourth point: callbacks are `signed with sha256`; what a client
      answers is not shown

  @clients/client-callbacks/callbacks-or-polling @open @partners-v1
  Rule: The document recommends callbacks to synchronise. It does not say that a client must use them.
    Source: second document, "Events" (line 168), third point: `callbacks are the recommended way to synchronise`
