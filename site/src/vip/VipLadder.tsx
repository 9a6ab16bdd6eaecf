import { isLifelong, type VipCard, type VipStatus, vipCardOf, vipStatuses } from '@halley/contract/vip-status';
import { Badge, type BadgeTone } from '@halley/ui/Badge.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import type { IconName } from '@halley/ui/icon-names.ts';
import { type MessageKey, useSay } from '../i18n/index.ts';
import type { Program, StatusWords } from './read-program.server.ts';
import { statusGives, statusNames } from './status-names.ts';

const looks: Record<VipCard, { text: MessageKey; icon: IconName; tone: BadgeTone }> = {
  before: { text: 'vip.card.before', icon: 'check', tone: 'neutral' },
  current: { text: 'vip.card.current', icon: 'vip', tone: 'amber' },
  future: { text: 'vip.card.future', icon: 'chevron-right', tone: 'info' },
  lock: { text: 'vip.card.lock', icon: 'lock', tone: 'neutral' },
};

/** Every status, the lowest first, as it looks from where the player stands. A guest stands nowhere. */
export function VipLadder({ own, words }: { own: VipStatus | null; words: Program['words'] }) {
  const say = useSay();
  return (
    <section aria-labelledby="vip-ladder" className="grid gap-4">
      <h2 id="vip-ladder" className="title-section">
        {say('vip.ladder')}
      </h2>
      <ol className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {vipStatuses.map((status) => (
          <Step key={status} status={status} card={own && vipCardOf(status, own)} words={words[status]} />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  status: VipStatus;
  card: VipCard | null;
  words: StatusWords | undefined;
}

function Step({ status, card, words }: StepProps) {
  const say = useSay();
  const look = card && looks[card];
  return (
    <li
      data-card={card ?? undefined}
      aria-current={card === 'current' ? 'step' : undefined}
      className="grid content-start gap-2 rounded-xl bg-surface-1 p-4 shadow-1 sm:p-5 aria-[current]:bg-ice-wash aria-[current]:inset-ring aria-[current]:inset-ring-ice data-[card=lock]:bg-transparent data-[card=lock]:inset-ring data-[card=lock]:inset-ring-line"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Icon
          name={look?.icon ?? 'vip'}
          size="large"
          className={card === 'lock' ? 'text-text-faint' : 'text-cat-vip'}
        />
        {look && <Badge tone={look.tone}>{say(look.text)}</Badge>}
      </div>
      <h3 className="title-card">{say(statusNames[status])}</h3>
      {isLifelong(status) && <p className="text-13 text-text-soft">{say('vip.lifelong')}</p>}
      <p className="text-13 text-text-soft">{words?.reward || say(statusGives[status])}</p>
      {words && words.rewards.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5 text-13 text-text-soft">
          {words.rewards.map((reward) => (
            <li key={reward}>{reward}</li>
          ))}
        </ul>
      )}
      <p className="text-13 text-text-faint">{say(status === 'REGULAR' ? 'vip.comes.regular' : 'vip.comes.invited')}</p>
    </li>
  );
}
