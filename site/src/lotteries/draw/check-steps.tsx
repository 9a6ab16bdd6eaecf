import type { LotteryDraw } from '@halley/contract';
import type { MessageKey, Say } from '../../i18n/index.ts';
import { Seal } from '../Seal.tsx';
import type { Step } from '../StepList.tsx';
import { type CheckName, type CheckState, type Checks, checkNames } from './checks.ts';

const looks: Record<CheckState, Step['look']> = {
  waits: 'later',
  running: 'now',
  holds: 'done',
  fails: 'wrong',
  notYet: 'later',
  unread: 'later',
  none: 'later',
};

const states: Record<CheckState, MessageKey> = {
  waits: 'lotteries.check.waits',
  running: 'lotteries.check.running',
  holds: 'lotteries.check.holds',
  fails: 'lotteries.check.fails',
  notYet: 'lotteries.check.notYet',
  unread: 'lotteries.check.unread',
  none: 'lotteries.check.none',
};

interface StepsAsked {
  draw: LotteryDraw;
  checks: Checks;
  isPlayer: boolean;
  speech: { say: Say; tag: string };
  when: (at: string) => string;
}

/** What was published at each step, what is checked of it, and what the check has shown. */
export function checkSteps({ draw, checks, isPlayer, speech: { say, tag }, when }: StepsAsked): Step[] {
  const number = new Intl.NumberFormat(tag);
  const titles: Record<CheckName, MessageKey> = {
    seed: 'lotteries.check.seed',
    list: 'lotteries.check.list',
    beacon: 'lotteries.check.beacon',
    winners: 'lotteries.check.winners',
    own: 'lotteries.check.own',
  };
  const texts: Record<CheckName, string> = {
    seed: say('lotteries.check.seedText'),
    list:
      draw.frozen_at === null
        ? say('lotteries.check.listBefore')
        : say('lotteries.check.listText', { rows: number.format(draw.ranges), when: when(draw.frozen_at) }),
    beacon: say(draw.beacon.kind === 'local' ? 'lotteries.check.beaconLocal' : 'lotteries.check.beaconText', {
      beacon: draw.beacon.name,
      round: number.format(draw.round),
      when: when(draw.round_at),
    }),
    winners: say('lotteries.check.winnersText'),
    own: say('lotteries.check.ownText'),
  };
  const seals: Record<CheckName, (string | null)[]> = {
    seed: [draw.seed_hash, draw.seed],
    list: [draw.root],
    beacon: [draw.signature],
    winners: [],
    own: [],
  };
  return checkNames
    .filter((name) => name !== 'own' || isPlayer)
    .map((name) => ({
      title: say(titles[name]),
      text: (
        <>
          <p suppressHydrationWarning>{texts[name]}</p>
          {name === 'beacon' && draw.round !== draw.named_round && (
            <p className="text-warn">{say('lotteries.check.laterRound', { named: number.format(draw.named_round) })}</p>
          )}
          {checks[name] !== 'waits' && (
            <p className={verdictClass[checks[name]] ?? 'font-semibold text-text'}>{say(states[checks[name]])}</p>
          )}
        </>
      ),
      look: looks[checks[name]],
      state: '',
      children: seals[name].filter((seal) => seal !== null).map((seal) => <Seal key={seal} text={seal} />),
    }));
}

const verdictClass: Partial<Record<CheckState, string>> = {
  holds: 'font-semibold text-win',
  fails: 'text-base font-bold text-danger',
};
