import type { SportId } from '@halley/contract';
import { Button, Card, Icon, type IconName } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { type ReactNode, useState } from 'react';
import { type MessageKey, useSpeech } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import { SportFrame } from '../SportFrame.tsx';

const marginNames = {
  handicap: 'bethelp.margins.handicap',
  main: 'bethelp.margins.main',
  prop: 'bethelp.margins.prop',
  score: 'bethelp.margins.score',
  builder: 'bethelp.margins.builder',
} as const satisfies Record<string, MessageKey>;
type MarginClass = keyof typeof marginNames;

export interface BettingHelpProps {
  help: {
    sports: { sport: SportId; title: string; rules: { case: string; rule: string }[] }[];
    marginsBp: Record<MarginClass, number>;
    terms: { cashOutBp: { before: number; inPlay: number }; claims: { writtenOffBelow: number; days: number } };
  };
}

export function BettingHelp({ help: { sports, marginsBp, terms } }: BettingHelpProps): ReactNode {
  const { say, tag } = useSpeech();
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const bp = (value: number) => percent.format(value / 10_000);
  const { cashOutBp, claims } = terms;
  const least = formatMoney(claims.writtenOffBelow, { currency: 'EUR', locale: tag, decimals: 'when-needed' });
  return (
    <SportFrame current={undefined} isHelp>
      <article className="grid gap-6">
        <header className="grid gap-2">
          <h1 className="title-page">{say('bethelp.title')}</h1>
          <p className="max-w-[62ch] text-base text-text-soft">{say('bethelp.lead')}</p>
        </header>
        <div className="grid gap-4 lg:grid-cols-2">
          <Part icon="activity" title={say('bethelp.price.title')}>
            <p>{say('bethelp.price.text')}</p>
          </Part>
          <Card className="grid content-start gap-3">
            <h2 className="title-card">{say('bethelp.margins.title')}</h2>
            <table className="w-full text-left">
              <thead className="text-13 text-text-faint">
                <tr>
                  <th className="pb-2 font-normal">{say('bethelp.margins.market')}</th>
                  <th className="pb-2 text-right font-normal">{say('bethelp.margins.margin')}</th>
                </tr>
              </thead>
              <tbody>
                {(Object.keys(marginNames) as MarginClass[]).map((name) => (
                  <tr key={name} className="border-t border-line">
                    <td className="py-2 pr-4 text-text-soft">{say(marginNames[name])}</td>
                    <td className="py-2 text-right font-bold tabular-nums">{bp(marginsBp[name])}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Card>
        </div>
        <Calibration sports={sports} />
        <div className="grid gap-4 lg:grid-cols-2">
          <Part icon="check" title={say('bethelp.place.title')}>
            <p>{say('bethelp.place.moved')}</p>
            <p>{say('bethelp.place.delay')}</p>
            <p>{say('bethelp.place.limit')}</p>
          </Part>
          <Part icon="coin" title={say('bethelp.cashOut.title')}>
            <p>{say('bethelp.cashOut.text', { before: bp(cashOutBp.before), inPlay: bp(cashOutBp.inPlay) })}</p>
          </Part>
          <Part icon="warning" title={say('bethelp.corrected.title')}>
            <p>{say('bethelp.corrected.text', { least, days: claims.days })}</p>
          </Part>
          <Part icon="lock" title={say('bethelp.world.title')}>
            <p>{say('bethelp.world.text')}</p>
          </Part>
        </div>
        <Rules sports={sports} />
        <Card flat className="flex flex-wrap items-center justify-between gap-4">
          <div className="grid gap-1">
            <h2 className="title-card">{say('bethelp.care.title')}</h2>
            <p className="max-w-[62ch] text-text-soft">{say('bethelp.care.text')}</p>
          </div>
          <Button asChild>
            <SiteLink href="/profile/limits">{say('bethelp.care.limits')}</SiteLink>
          </Button>
        </Card>
      </article>
    </SportFrame>
  );
}

function Part({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <Card className="grid content-start gap-3">
      <span className="flex items-center gap-3">
        <Icon name={icon} className="text-ice" />
        <h2 className="title-card">{title}</h2>
      </span>
      <div className="grid max-w-[70ch] gap-3 text-text-soft">{children}</div>
    </Card>
  );
}

type Sports = BettingHelpProps['help']['sports'];

/** The three panels of the drawing, and what lies between them: words are drawn by the page, in its language. */
const panelsClass = 'grid grid-cols-[52fr_300fr_74fr_300fr_74fr_300fr_20fr]';
const panelClasses = ['col-start-2', 'col-start-4', 'col-start-6'] as const;

/** One drawing at a time, as `npm run sports:calibrate` has drawn it. */
function Calibration({ sports }: { sports: Sports }) {
  const { say } = useSpeech();
  const [chosen, choose] = useState(0);
  const shown = sports[chosen];
  if (!shown) return null;
  return (
    <Card className="grid gap-4">
      <h2 className="title-card">{say('bethelp.true.title')}</h2>
      <p className="max-w-[70ch] text-text-soft">{say('bethelp.true.text')}</p>
      <div className="flex flex-wrap gap-2">
        {sports.map(({ sport, title }, at) => (
          <Button
            key={sport}
            size="small"
            look={at === chosen ? 'primary' : 'secondary'}
            aria-pressed={at === chosen}
            onClick={() => choose(at)}
          >
            {title}
          </Button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, by keys too */}
      <section aria-label={shown.title} tabIndex={0} className="overflow-x-auto rounded-10">
        <div className="grid min-w-[44rem] gap-1">
          <p className={`${panelsClass} items-end text-13`}>
            {(['bethelp.true.came', 'bethelp.true.against', 'bethelp.true.moves'] as const).map((panel, at) => (
              <strong key={panel} className={panelClasses[at]}>
                {say(panel)}
              </strong>
            ))}
          </p>
          <img
            src={`/calibration/${shown.sport}.svg`}
            alt={say('bethelp.true.chart', { sport: shown.title })}
            width={1120}
            height={340}
            loading="lazy"
            className="h-auto w-full rounded-10"
          />
          <p className={`${panelsClass} text-center text-13 text-text-faint`}>
            {(['bethelp.true.chance', 'bethelp.true.tenth', 'bethelp.true.tenth'] as const).map((scale, at) => (
              <span key={panelClasses[at]} className={panelClasses[at]}>
                {say(scale)}
              </span>
            ))}
          </p>
        </div>
      </section>
    </Card>
  );
}

function Rules({ sports }: { sports: Sports }) {
  const { say } = useSpeech();
  return (
    <section className="grid gap-3">
      <h2 className="title-section">{say('bethelp.settle.title')}</h2>
      <p className="max-w-[70ch] text-text-soft">{say('bethelp.settle.text')}</p>
      {sports.map(({ sport, title, rules }) => (
        <details key={sport} className="group rounded-lg bg-surface-1 shadow-1">
          <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 rounded-lg px-5 py-3 font-bold [&::-webkit-details-marker]:hidden">
            {title}
            <Icon
              name="chevron-down"
              className="shrink-0 text-text-faint transition-transform duration-fast group-open:rotate-180"
            />
          </summary>
          <dl className="grid gap-3 px-5 pb-5">
            {rules.map(({ case: named, rule }) => (
              <div key={named} className="grid gap-1">
                <dt className="font-bold">{named}</dt>
                <dd className="max-w-[70ch] text-text-soft">{rule}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </section>
  );
}
