import { useSpeech } from '../i18n/index.ts';
import { useFlag } from '../page/index.ts';
import { useQuery } from '../query/index.ts';
import { ticketBalance } from './tickets.ts';

/** The tickets of all lotteries, beside the pockets of the wallet. Asked for when the menu is opened. */
export function TicketsPocket({ asked }: { asked: boolean }) {
  const { say, tag } = useSpeech();
  const isOn = useFlag('lotteries');
  const { data } = useQuery('listLotteryStatuses', undefined, { enabled: asked && isOn });
  if (!data || !isOn) return null;
  return (
    <p className="flex items-center justify-between gap-6 text-13">
      <span className="text-text-soft">{say('account.tickets')}</span>
      <b data-testid="tickets">{new Intl.NumberFormat(tag).format(ticketBalance(data))}</b>
    </p>
  );
}
