import type { ReportAlert } from '@halley/contract';
import { Card, Icon } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Loaded, Output } from '../api/index.ts';
import { Loading, linkClass } from '../console/index.ts';
import { count, percent, timeOfDay } from './figures.ts';
import { overviewWords } from './words.ts';

const own = overviewWords.alerts;

interface Told {
  title: string;
  text: string;
  link?: { to: string; name: string };
}

/** What somebody should look at; that the books agree is said, and counts for nothing. */
export function AlertList({ alerts }: { alerts: Loaded<Output<'readAlerts'>> }): ReactNode {
  return (
    <Card className="grid gap-3">
      <Loading from={alerts}>
        {({ alerts: found }) => {
          const open = found.filter(({ kind }) => kind !== 'books_agree');
          return (
            <>
              <div className="flex items-baseline gap-3">
                <h2 className="title-card">{own.title}</h2>
                <span className="text-13 text-text-soft">{own.open(open.length)}</span>
              </div>
              {found.length === 0 && <p className="text-text-soft">{own.none}</p>}
              <ul className="grid">
                {found.map((alert) => (
                  <Alert key={`${alert.kind} ${JSON.stringify(alert)}`} alert={alert} />
                ))}
              </ul>
            </>
          );
        }}
      </Loading>
    </Card>
  );
}

function Alert({ alert }: { alert: ReportAlert }): ReactNode {
  const { title, text, link } = tell(alert);
  const isWell = alert.kind === 'books_agree';
  return (
    <li className="flex gap-3 border-t border-line py-2.5 first:border-t-0">
      <Icon name={isWell ? 'check' : 'warning'} className={isWell ? 'text-win' : 'text-warn'} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-x-3 text-13">
          <strong className="mr-auto">{title}</strong>
          <time dateTime={alert.at} className="text-text-faint">
            {timeOfDay(alert.at)}
          </time>
          {link && (
            <Link to={link.to} className={linkClass}>
              {link.name}
            </Link>
          )}
        </p>
        <p className="text-13 text-text-soft">{text}</p>
      </div>
    </li>
  );
}

function tell(alert: ReportAlert): Told {
  const { links } = own;
  switch (alert.kind) {
    case 'payments_slow':
      return {
        title: own.slow(alert.method),
        text: own.slowText(alert.median_s, alert.usual_s, alert.open),
        link: { to: '/payments/all', name: links.payments },
      };
    case 'payments_failing':
      return {
        title: own.failing(alert.method),
        text: own.failingText(alert.failed, alert.of, percent(alert.usual)),
        link: { to: '/payments/all', name: links.payments },
      };
    case 'game_return': {
      const { title, actual, expected, tolerance, rounds } = alert;
      const band = [percent(expected - tolerance, 1), percent(expected + tolerance, 1)] as const;
      return {
        title: own.game(title, actual > expected ? own.above : own.below),
        text: own.gameText(percent(actual, 1), count(rounds), ...band),
        link: { to: '/returns', name: links.game },
      };
    }
    case 'feed':
      return {
        title: own.feed(alert.feed, alert.state),
        text: own.feedText,
        link: { to: '/sportsbook', name: links.sport },
      };
    case 'audit':
      return {
        title: own.audit,
        text: own.auditText(alert.findings, alert.detail),
        link: { to: '/audit', name: links.audit },
      };
    case 'jobs':
      return { title: own.jobs, text: own.jobsText(alert.failed, Math.round(alert.late_s / 60)) };
    case 'reports_late':
      return { title: own.late, text: own.lateText(Math.round(alert.late_s / 60)) };
    case 'books_agree':
      return { title: own.agree, text: own.agreeText };
  }
}
