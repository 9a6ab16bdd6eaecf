import { Card, linkClass } from '@halley/ui';
import { useSay } from '../i18n/index.ts';
import { SiteLink, useFlag } from '../page/index.ts';
import { useQuery } from '../query/index.ts';

/** Lotteries whose draw can be looked at, for the page about fairness. */
export function LotteryDraws() {
  const say = useSay();
  const isOn = useFlag('lotteries');
  const { data } = useQuery('listLotteries', undefined, { enabled: isOn });
  if (!isOn) return null;
  return (
    <Card className="grid gap-3">
      <h2 className="title-card">{say('fairness.draws.title')}</h2>
      <p className="max-w-[70ch] text-text-soft">{say('fairness.draws.text')}</p>
      <ul className="grid gap-2">
        {(data ?? []).map(({ id, title }) => (
          <li key={id}>
            <SiteLink href={`/fair/draws/${id}`} className={linkClass}>
              {say('fairness.draws.one', { title })}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
