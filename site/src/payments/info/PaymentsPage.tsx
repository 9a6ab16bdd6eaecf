import { Card } from '@halley/ui/Card.tsx';
import { siteContext } from '../../context/index.ts';
import { messagesOf, sayIn } from '../../i18n/index.server.ts';
import { Speaks, useSpeech } from '../../i18n/index.ts';
import { pageMeta } from '../../page/index.ts';
import { MethodLogo } from '../methods/MethodLogo.tsx';
import type { Route } from './+types/PaymentsPage.ts';
import { type PaymentInfo, paymentInfo } from './payment-info.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const say = sayIn(locale);
  return {
    messages: messagesOf(locale, 'payments'),
    seo: { title: say('payments.seo.title'), description: say('payments.seo.description') },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function PaymentsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Payments />
    </Speaks>
  );
}

/** Every way of paying, its bounds, time and price, for who wants to know before opening an account. */
export function Payments() {
  const { say } = useSpeech();
  const groups = [
    { title: say('payments.fiat'), methods: paymentInfo.filter(({ currencyMethod }) => currencyMethod === 'fiat') },
    { title: say('payments.coins'), methods: paymentInfo.filter(({ currencyMethod }) => currencyMethod === 'crypto') },
  ];
  return (
    <article className="grid gap-8">
      <header className="grid max-w-3xl gap-2">
        <h1 className="title-page">{say('payments.title')}</h1>
        <p className="text-base text-text-soft">{say('payments.text')}</p>
      </header>
      {groups.map(({ title, methods }) => (
        <section key={title} className="grid gap-3">
          <h2 className="title-section">{title}</h2>
          <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {methods.map((method) => (
              <Method key={method.id} method={method} />
            ))}
          </ul>
        </section>
      ))}
      <p className="max-w-3xl text-13 text-text-soft">{say('payments.foot')}</p>
    </article>
  );
}

function Method({ method }: { method: PaymentInfo }) {
  const { say, tag } = useSpeech();
  const { deposit, withdrawal, currency, limits, network } = method;
  const amount = (units: number) =>
    `${new Intl.NumberFormat(tag, { maximumFractionDigits: 8 }).format(units)}\u00a0${currency}`;
  const range = ({ min, max }: { min: number | null; max: number | null }) => {
    if (min !== null && max !== null) return `${amount(min)} – ${amount(max)}`;
    if (max !== null) return say('payments.upTo', { max: amount(max) });
    return min === null ? say('payments.free') : say('payments.from', { min: amount(min) });
  };
  const facts = [
    [say('payments.deposit'), limits ? say(limits.deposit) : range(deposit)],
    [
      say('payments.withdrawal'),
      withdrawal === null
        ? say('payments.noWithdrawal')
        : limits?.withdrawal
          ? say(limits.withdrawal)
          : range(withdrawal),
    ],
    [say('payments.time'), say('payments.instant')],
    [say('payments.fee'), say('payments.noFee')],
    ...(network ? [[say('payments.network'), network]] : []),
  ];
  return (
    <li>
      <Card className="grid h-full content-start gap-4">
        <div className="flex items-center gap-3">
          <MethodLogo brand={method.id} type={method.type} />
          <h3 className="title-card">
            {method.id === 'bank_transfer'
              ? say('payments.bank')
              : method.id === 'voucher'
                ? say('payments.voucher')
                : method.title}
          </h3>
        </div>
        <dl className="grid gap-2 text-13">
          {facts.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4">
              <dt className="text-text-soft">{name}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </li>
  );
}
