@ais-v4
Feature: Limits of account information
  Limits that only account information has.

  @ais/limits/categorizations-per-day @stated
  Rule: More than 1000 categorized transactions in one day are refused with CategorizationLimitReached.
    Source: first document, "Limits" (line 509), row `Categorized transactions per client per day`; "Errors" (line
      442), class `CategorizationLimitReached`
    Not checkable: Version 4 has no route that categorizes. Using up the limit of a client for the day would also harm
      its other users.
