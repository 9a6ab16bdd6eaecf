import type { StaffClaim, StaffFlag } from '@halley/contract';

const flagKinds: Readonly<Record<StaffFlag['kind'], string>> = {
  same_slip: 'Same slip',
  late_winner: 'Late winner',
  one_sided: 'One-sided',
  after_incident: 'After an incident',
  price_beater: 'Beats the price',
};

const flagTexts: Readonly<Record<StaffFlag['kind'], string>> = {
  same_slip: 'several players with one slip',
  late_winner: 'won by bets shortly before the end',
  one_sided: 'money on one side only',
  after_incident: 'bets just before something happened',
  price_beater: 'prices that fall after the bet, again and again',
};

const claimStates: Readonly<Record<StaffClaim['state'], string>> = {
  waiting: 'Waits for two people',
  recovering: 'Being recovered',
  written_off: 'Written off',
  over: 'Over',
};

/** The texts about players' parts of limits, flags and claims. */
export const riskWords = {
  factors: 'Players’ limits',
  factorsText:
    'What a player may bet is the usual limit times this part. Players are told their limit, never the reason.',
  noFactors: 'Everybody has the usual limits.',
  factorHeads: { player: 'Player', sport: 'Sport', part: 'Part of the usual limit', reason: 'Why', by: 'By' },
  allSports: 'All sports',
  usual: 'usual',
  part: (factor: number) => `${(factor / 10).toLocaleString('en', { maximumFractionDigits: 1 })} %`,
  setFactor: {
    label: 'Set a part',
    title: 'Which part of the usual limits?',
    text: '100 is as for everybody, 0 takes no bets. The player is told the limit, not the reason.',
    done: 'The limit holds from the next bet on.',
  },
  factorFields: { player: 'Player’s number', sport: 'Sport', percent: 'Part in per cent' },
  change: 'Change',
  changeOf: (player: number, sport: string) => `Change: player ${player}, ${sport}`,
  flags: 'Integrity',
  flagsText: 'What looks as if somebody knew more. A person looks at it; nothing happens by itself.',
  noFlags: 'Nothing stands out.',
  flagKinds,
  flagTexts,
  openFlags: 'Open',
  closedFlags: 'Looked at',
  shownFlags: 'Shown',
  closeFlag: {
    label: 'Looked at',
    title: 'Has this been looked at?',
    text: 'Say what you found. It stays in the audit trail.',
    done: 'The flag is closed.',
  },
  closedBy: (who: string, note: string | null) => (note === null ? who : `${who}: ${note}`),
  players: 'Players',
  andMore: (count: number) => `and ${count} more`,
  claims: 'Claims',
  claimsText:
    'Money that a result paid which did not stand, and that was gone. It is recovered from later returns of sport only, at most half of each, for 30 days, once two people have agreed; deposits are never touched.',
  noClaims: 'No result has ever cost anything afterwards.',
  claimHeads: { player: 'Player', amount: 'Claim', recovered: 'Recovered', state: 'State', who: 'By', until: 'Until' },
  claimStates,
  claimFilter: 'State',
  sumWaiting: 'Waiting',
  sumRecovering: 'Being recovered',
  sumRecovered: 'Recovered',
  sumWrittenOff: 'Written off',
  sumText: (count: number) => (count === 1 ? '1 claim' : `${count} claims`),
  bet: (id: string) => `bet ${id.slice(0, 8)}`,
  recover: {
    label: 'Recover',
    title: 'Recover it from later returns?',
    text: 'One person asks, another agrees. The player is told in plain words; at most half of each later return is kept.',
    done: (state: StaffClaim['state']) =>
      state === 'recovering' ? 'It is recovered from later returns.' : 'It waits for a second person.',
  },
  agreeTo: 'Agree',
  writeOff: { label: 'Write off', title: 'Write this claim off?', done: 'It is written off.' },
  asked: (who: string) => `asked by ${who}`,
  ownCannot: 'You have asked: somebody else agrees.',
};
