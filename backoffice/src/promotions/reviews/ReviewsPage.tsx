import type { PromotionReview } from '@halley/contract';
import { Badge, Card, Facts, Money, Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../api/index.ts';
import {
  Actions,
  AssignedTo,
  Loading,
  linkClass,
  MineSwitch,
  Page,
  type QueueWork,
  showTime,
  showWait,
  useQueueWork,
} from '../../console/index.ts';
import { PlayerCard } from '../../player-card/index.ts';
import { useStaff } from '../../session/index.ts';
import { reviewActions, Written } from './review-actions.tsx';
import { reviewWords as own } from './words.ts';

/** Gifts that a person looks at, those that decide themselves next first. */
export function ReviewsPage(): ReactNode {
  const reviews = useRead('listPromotionReviews');
  const work = useQueueWork('reviews');
  const count = reviews.data?.length;
  return (
    <Page
      title={own.title}
      badge={count !== undefined && <Badge tone={count > 0 ? 'warn' : 'neutral'}>{own.waiting(count)}</Badge>}
    >
      <p className="max-w-prose text-text-soft">{own.intro}</p>
      <MineSwitch work={work} />
      <Loading from={reviews}>
        {(list) =>
          list.length === 0 ? (
            <p className="rounded-lg bg-surface-1 p-5 text-text-soft">{own.empty}</p>
          ) : (
            <ul className="grid gap-4">
              {list
                .filter(({ id }) => work.isShown(id))
                .map((review) => (
                  <li key={review.id}>
                    <Review review={review} work={work} onDone={reviews.reload} />
                  </li>
                ))}
            </ul>
          )
        }
      </Loading>
    </Page>
  );
}

interface ReviewProps {
  review: PromotionReview;
  work: QueueWork;
  onDone: () => void;
}

function Review({ review, work, onDone }: ReviewProps): ReactNode {
  const { member } = useStaff();
  const { facts } = own;
  const left = Date.parse(review.decides_itself_at) - Date.now();
  const name = own.heading(review.player_name, review.player_id);
  return (
    <Card role="group" aria-label={name} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="title-card">
          <Link to={`/players/${review.player_id}/gifts`} className={linkClass}>
            {name}
          </Link>
        </h2>
        <Badge tone={review.state === 'open' ? 'info' : 'warn'}>{own.states[review.state]}</Badge>
        <span className="ml-auto flex flex-wrap gap-2">
          <AssignedTo work={work} item={review.id} />
          <Actions actions={reviewActions(review, member.id)} onDone={onDone} />
        </span>
      </div>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Facts
          className="text-13"
          facts={[
            {
              name: facts.held,
              value: <Money cents={review.held_cents} currency={review.currency} locale="en" />,
            },
            { name: facts.opened, value: showTime(review.opened_at) },
            {
              name: facts.decides,
              value: `${showTime(review.decides_itself_at)} · ${left <= 60_000 ? own.over : own.left(showWait(left))}`,
            },
            {
              name: facts.promotion,
              value: review.promotion ? (
                <Link to={`/promotions/${review.promotion.id}`} className={linkClass}>
                  {review.promotion.title}
                </Link>
              ) : (
                own.byHand
              ),
            },
          ]}
        />
        <section className="grid gap-2">
          <h3 className="text-13 font-bold text-text-soft">{own.signals}</h3>
          {review.signals.length === 0 && <p className="text-13 text-text-soft">{own.noSignals}</p>}
          <Signals signals={review.signals} />
          {review.other_signals.length > 0 && (
            <details className="grid gap-2 text-13">
              <summary className="cursor-pointer text-text-soft">
                {own.otherSignals(review.other_signals.length)}
              </summary>
              <Signals signals={review.other_signals} />
            </details>
          )}
        </section>
      </div>
      <PlayerCard id={review.player_id} isFolded />
      {review.state === 'clause_named' && review.first_person && (
        <Note tone="warn">
          <p className="pb-2">
            {review.first_person.id === member.id ? own.mine : own.askedBy(review.first_person.name)}
          </p>
          <Written review={review} />
        </Note>
      )}
    </Card>
  );
}

function Signals({ signals }: Pick<PromotionReview, 'signals'>): ReactNode {
  return (
    <ul className="grid gap-2 text-13">
      {signals.map((signal) => (
        <li key={`${signal.kind} ${signal.at} ${signal.detail}`} className="rounded-md bg-surface-2 px-3 py-2">
          <b>{own.signalKinds[signal.kind] ?? signal.kind.replaceAll('_', ' ')}</b>{' '}
          <span className="text-text-faint">{showTime(signal.at)}</span>
          <p className="wrap-anywhere text-text-soft">{signal.detail}</p>
        </li>
      ))}
    </ul>
  );
}
