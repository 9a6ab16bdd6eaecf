import type { Lottery, LotteryDraw } from '@halley/contract';
import { buttonClass, Card, Icon, linkClass } from '@halley/ui';
import { useSpeech } from '../i18n/index.ts';
import { SiteLink, useWhen } from '../page/index.ts';
import { Seal } from './Seal.tsx';
import { type Step, StepList } from './StepList.tsx';

/** Why nobody can choose who wins: four things that happen one after the other, ticked when they have. */
export function FairSteps({ lottery, draw }: { lottery: Lottery; draw: LotteryDraw | undefined }) {
  const { say, tag } = useSpeech();
  const when = useWhen();
  const number = new Intl.NumberFormat(tag);
  const isDrawn = lottery.state === 'drawn';
  const isCanceled = lottery.state === 'canceled';
  const round = number.format(lottery.beacon_round);
  const beacon = lottery.beacon_name;
  const frozen = draw?.root ?? null;
  const steps: Step[] = [
    step('done', say('lotteries.fair.seal'), say('lotteries.fair.sealText'), lottery.seed_hash),
    frozen
      ? step(
          'done',
          say('lotteries.fair.listDone'),
          say('lotteries.fair.listDoneText', {
            count: number.format(draw?.tickets ?? 0),
            when: when(draw?.frozen_at ?? lottery.end_at),
          }),
          frozen,
        )
      : step(
          lottery.state === 'frozen' ? 'now' : 'later',
          say('lotteries.fair.list'),
          say('lotteries.fair.listText', { when: when(lottery.end_at) }),
        ),
    draw?.signature
      ? step(
          'done',
          say('lotteries.fair.beaconDone'),
          say('lotteries.fair.beaconDoneText', { beacon, round, when: when(draw.round_at) }),
          draw.signature,
        )
      : step(
          lottery.state === 'frozen' ? 'now' : 'later',
          say('lotteries.fair.beacon'),
          say(draw?.waits_for === 'beacon' && frozen ? 'lotteries.fair.beaconWaits' : 'lotteries.fair.beaconText', {
            beacon,
            round,
            when: when(lottery.draw_at),
          }),
        ),
    isDrawn && draw?.seed
      ? step('done', say('lotteries.fair.openDone'), say('lotteries.fair.openDoneText'), draw.seed)
      : step('later', say('lotteries.fair.open'), say('lotteries.fair.openText')),
  ];
  return (
    <Card className="grid grid-cols-1 content-start gap-5">
      <h2 className="title-card flex items-center gap-2">
        <Icon name="shield" className="text-ice" />
        {say('lotteries.fair.title')}
      </h2>
      {isCanceled ? <p className="text-text-soft">{say('lotteries.fair.canceled')}</p> : <StepList steps={steps} />}
      {draw?.beacon.kind === 'local' && <p className="text-xs text-text-faint">{say('lotteries.fair.local')}</p>}
      <SiteLink
        href={`/fair/draws/${lottery.id}`}
        className={isDrawn ? buttonClass({ look: 'primary', block: true }) : `${linkClass} text-13`}
      >
        {say(isDrawn ? 'lotteries.fair.check' : 'lotteries.fair.method')}
      </SiteLink>
    </Card>
  );

  function step(look: Step['look'], title: string, text: string, seal?: string): Step {
    const state = say(look === 'done' ? 'lotteries.fair.isDone' : 'lotteries.fair.isToCome');
    return { look, title, text, state, children: seal && <Seal text={seal} /> };
  }
}
