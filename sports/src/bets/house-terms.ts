/** What players are told of our terms, and what the house goes by. */
export const houseTerms = {
  /** Kept of a bet's worth at a cash-out, in hundredths of a per cent. */
  cashOutBp: { before: 200, inPlay: 300 },
  claims: {
    /** In cents of EUR: smaller ones are not asked back. */
    writtenOffBelow: 5_000,
    /** How long later returns are kept back for one. */
    days: 30,
  },
} as const;
